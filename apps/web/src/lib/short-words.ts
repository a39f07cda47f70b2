/** Pairs that are one short word: apart, « Ce » would be alone on its line, or « du » at its end. */
const locution = /(^| )(ce|au|du) (que|qui|plus)(?= )/giu;

/** Short words, and pairs that end with one: they belong to the next word, and a line should not end with them. */
const shortWord =
  /(?:^|\u00a0)(?:à|au|aux|ce|ces|cet|cette|chaque|de|des|deux|du|en|et|la|le|les|leur|ne|nos|notre|ou|où|par|plus|que|qui|sa|sans|se|ses|six|son|sur|trois|un|une|vos|votre)$/iu;

/** Longest unbreakable run, in characters: it fits the narrowest phone with the text at 200 %, for a section's title. */
const MAX_RUN = 14;

/** The title with no-break spaces after its short words: no line ends with « un », « de » or « à la ». */
export function bindShortWords(title: string, maxRun = MAX_RUN): string {
  const words = title.replace(locution, '$1$2\u00a0$3').split(' ');
  return words.reduceRight((rest, word) => {
    const run = word.length + 1 + (rest.split(' ', 1)[0] ?? '').length;
    return `${word}${shortWord.test(word) && run <= maxRun ? '\u00a0' : ' '}${rest}`;
  });
}
