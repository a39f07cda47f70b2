/** Letters from which a word may be mistyped, and from which twice. */
const ONE_ERROR = 6;
const TWO_ERRORS = 10;

/** Errors between two words: a letter too many, missing, wrong, or two turned around. Stops counting past `most`. */
function errorsBetween(a: string, b: string, most: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const turned = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (row[j - 1] ?? most) + 1,
        (previous[j] ?? most) + 1,
        (previous[j - 1] ?? most) + (isSame ? 0 : 1),
        turned ? (before[j - 2] ?? most) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...row) > most) return most + 1;
    [before, previous] = [previous, row];
  }
  return previous[b.length] ?? most + 1;
}

/**
 * Corrects words that a vocabulary does not hold: to its nearest, if it begins alike and one letter is wrong (two in long words).
 * Without this a mistyped synonym would mean nothing, since only the first of its group is in the index.
 * @param written words that are left as they are, and become no other's correction
 */
export function createSpeller(vocabulary: ReadonlySet<string>, written: ReadonlySet<string>): (word: string) => string {
  return (word) => {
    if (word.length < ONE_ERROR || vocabulary.has(word) || written.has(word)) return word;
    const most = word.length < TWO_ERRORS ? 1 : 2;
    let best = { word, errors: most + 1 };
    for (const known of vocabulary) {
      if (
        written.has(known) ||
        known[0] !== word[0] ||
        known.length < ONE_ERROR - 1 ||
        Math.abs(known.length - word.length) > most
      )
        continue;
      const errors = errorsBetween(word, known, most);
      if (errors < best.errors) best = { word: known, errors };
    }
    return best.word;
  };
}
