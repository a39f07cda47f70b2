import { describe, expect, it } from 'vitest';
import { readBlocks, thesaurus } from '../../faq/corpus.ts';
import { createReader, expressionOf, foldedText, stemsOf } from '../../src/blocks/faq-bot/search.ts';

it.each(['=tarif', '- tarif', '= ', 'tarif'])('a line « %s » is refused: its wording would be lost', (line) => {
  const read = (lines: string) => readBlocks('faq-wordings.txt', `# Titre\n\nCombien ça coûte?\n${lines}\n\nautre\n`);
  expect(read('= quel prix\n~ un budget')).toEqual([
    { key: 'Combien ça coûte?', same: ['quel prix'], situations: ['un budget'] },
    { key: 'autre', same: [], situations: [] },
  ]);
  expect(() => read(line)).toThrow(`sous « Combien ça coûte? » : la ligne « ${line} » doit commencer`);
});

it('a wording is under one question: under two, the bot answers neither', () => {
  const keys = new Map<string, string[]>();
  for (const { key, same } of readBlocks('faq-wordings.txt')) {
    for (const wording of same) keys.set(foldedText(wording), [...(keys.get(foldedText(wording)) ?? []), key]);
  }
  const twice = [...keys].filter(([, questions]) => questions.length > 1);
  expect(twice, 'ne gardez chaque formulation de content/faq-wordings.txt que sous une question').toEqual([]);
});

describe('the thesaurus', () => {
  const groups = thesaurus.synonyms.split('\n').map((line) => ({
    name: line.split(',')[0] ?? '',
    members: line.split(',').map((member) => expressionOf(stemsOf(member))),
  }));

  it('has no expression twice', () => {
    const names = new Map<string, string[]>();
    for (const { name, members } of groups) {
      for (const member of members) names.set(member, [...(names.get(member) ?? []), name]);
    }
    expect([...names].filter(([, all]) => all.length > 1)).toEqual([]);
  });

  it('handles elisions, endings, expressions and synonyms', () => {
    const read = createReader(thesaurus);
    expect(read('Combien coûtent vos sites Web?')).toEqual(read('le prix d’un site'));
    expect(read('L’hébergement')).toEqual(read('vous hébergez'));
    expect(read('avez-vous une boutique en ligne')).toEqual(read('E-COMMERCE'));
    expect(read('changer nos photos')).toEqual(read('changer les photos'));
    expect(read('est-ce que vous pouvez')).toEqual([]);
  });
});
