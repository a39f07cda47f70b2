import { expect, it } from 'vitest';
import { agency } from './agency.ts';
import { documentTitle } from './titles.ts';

it('a document’s title ends with the brand if search engines show both, unless it has two parts', () => {
  const room = 60 - ` | ${agency.name}`.length;
  expect(documentTitle('a'.repeat(room))).toBe(`${'a'.repeat(room)} | ${agency.name}`);
  expect(documentTitle('a'.repeat(room + 1))).toBe('a'.repeat(room + 1));
  expect(documentTitle('Contact | Devis')).toBe('Contact | Devis');
});
