import { projects } from '../../src/content/realisations/projets.ts';
import { agency } from '../../src/site/agency.ts';
import { withoutQuoted } from './quoted.ts';
import type { Readable } from './readable.ts';
import { createSpeller } from './spelling.ts';
import { typographyFaults } from './typography.ts';
import { vocabularyFaults } from './vocabulary.ts';

/** Checks a text, without what the specification quotes: one line for each fault. */
export type FrenchLint = (readables: readonly Readable[]) => string[];

/** The number of a referential's criterion before its name: « 4.10 Format de saisie ». */
const criterionNumber = /^\d{1,2}\.\d{1,2} (?=\p{Lu})/u;

/** Loads the dictionary, with the brand's own words and the clients' names. */
export async function createFrenchLint(): Promise<FrenchLint> {
  const speller = await createSpeller([...Object.values(agency), ...projects.map(({ client }) => client)]);
  return (readables) =>
    unique(
      readables.flatMap(({ where, text: written }) => {
        const text = withoutQuoted(written).replace(criterionNumber, '');
        return [
          ...[...typographyFaults(text), ...vocabularyFaults(text)].map(({ rule, excerpt }) => `${rule} — ${excerpt}`),
          ...speller.unknownWords(text).map((word) => `mot inconnu : ${word} — ${text.slice(0, 80)}`),
          ...speller.strayCapitals(text).map((word) => `majuscule dans la phrase : ${word} — ${text.slice(0, 80)}`),
        ].map((fault) => `${where}: ${fault}`);
      }),
    );
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
