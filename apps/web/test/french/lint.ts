import { projects } from '../../src/content/projects/projects.ts';
import { agency, team } from '../../src/site/agency.ts';
import { withoutQuoted } from './quoted.ts';
import type { Readable } from './readable.ts';
import { createSpeller } from './spelling.ts';
import { typographyFaults } from './typography.ts';
import { vocabularyFaults } from './vocabulary.ts';

/** Returns one line for each fault of a text. Fixed wordings are exempt. */
export type FrenchLint = (readables: readonly Readable[]) => string[];

/** Number of a criterion of a framework, before its name: « 4.10 Format de saisie ». */
const criterionNumber = /^\d{1,2}\.\d{1,2} (?=\p{Lu})/u;

/** What to do about a word or a name that is right. */
const REVIEWED = ' (juste? ajoutez-le à test/french/words.txt)';

/** Loads the dictionary, and the names of the brand, of clients and of the agency's people. */
export async function createFrenchLint(): Promise<FrenchLint> {
  const people = [...projects.map(({ client }) => client), ...team.map(({ name }) => name)];
  const speller = await createSpeller([...Object.values(agency), ...people]);
  return (readables) =>
    unique(
      readables.flatMap(({ where, text: written }) => {
        const text = withoutQuoted(written).replace(criterionNumber, '');
        return [
          ...[...typographyFaults(text), ...vocabularyFaults(text)].map(({ rule, excerpt }) => `${rule} — ${excerpt}`),
          ...speller.unknownWords(text).map((word) => `mot inconnu${REVIEWED}\u00a0: ${word} — ${text.slice(0, 80)}`),
          ...speller
            .strayCapitals(text)
            .map((word) => `majuscule dans la phrase${REVIEWED}\u00a0: ${word} — ${text.slice(0, 80)}`),
        ].map((fault) => `${where}: ${fault}`);
      }),
    );
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
