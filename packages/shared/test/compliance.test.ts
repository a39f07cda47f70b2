import { describe, expect, it } from 'vitest';
import { type Loi96Answers, loi96Flags, loi96Result } from '../src/compliance.ts';

describe('loi96Result', () => {
  it('says nothing before an answer', () => {
    expect(loi96Result({})).toBe('unanswered');
    expect(loi96Result({ englishOnly: undefined })).toBe('unanswered');
  });

  it('speaks of potential compliance from the first no', () => {
    expect(loi96Result({ missingDocs: false })).toBe('potentially-compliant');
    expect(loi96Result(Object.fromEntries(loi96Flags.map((flag) => [flag, false])))).toBe('potentially-compliant');
  });

  it.each(loi96Flags)('warns when %s is true, whatever the rest', (flag) => {
    const answers: Loi96Answers = { [flag]: true };
    expect(loi96Result(answers)).toBe('non-compliant');
    expect(loi96Result({ ...Object.fromEntries(loi96Flags.map((other) => [other, false])), ...answers })).toBe(
      'non-compliant',
    );
  });
});
