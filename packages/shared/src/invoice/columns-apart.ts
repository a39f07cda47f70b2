import type { WrittenLine } from './cells.ts';
import { BARE_NUMBER, DATE_LABEL, KIND_LABEL, NUMBER_LABEL, OTHER_DATE } from './labels.ts';
import { NOT_A_NAME, SELLER_LABEL } from './supplier-labels.ts';

const isAlone = ({ cells, hasMoney }: WrittenLine): boolean => cells.length === 1 && !hasMoney;

/** A label whose value is a number, and one whose value is a date. */
const OF_NUMBER = /* @__PURE__ */ new RegExp(`${NUMBER_LABEL.source}|${KIND_LABEL.source}|${BARE_NUMBER.source}`);
const OF_DATE = /* @__PURE__ */ new RegExp(`${DATE_LABEL.source}|(?:^| )(?:le|au|on|before|due|echeance)[ :]*$`);

/** A label alone on its line. */
const isLabelAlone = (line: WrittenLine | undefined): boolean =>
  line !== undefined &&
  isAlone(line) &&
  !/\d|www|@/.test(line.folded) &&
  (/:$/.test(line.folded) ||
    [NOT_A_NAME, OTHER_DATE, SELLER_LABEL, OF_NUMBER, OF_DATE].some((label) => label.test(line.folded)));

/**
 * For each line, the number of rows between a label and its value below it. All labels may be above all values, in two columns copied
 * one after the other; a title may be above the labels.
 * If the dates do not fit, no label is near its value.
 */
export function rowsToValues(lines: readonly WrittenLine[]): number[] {
  const rows = lines.map(() => 1);
  let count = 0;
  for (const [row, line] of lines.entries()) {
    if (isLabelAlone(line)) {
      count += 1;
      continue;
    }
    const [labels, values] = [lines.slice(row - count, row), lines.slice(row, row + count)];
    const fits = (skipped: number) =>
      labels.slice(skipped).every(({ folded }, index) => {
        const value = values[index];
        if (!value || !isAlone(value) || isLabelAlone(value)) return false;
        const isDate = value.dates[0]?.start === 0;
        if (OF_DATE.test(folded)) return isDate;
        return !OF_NUMBER.test(folded) || (!isDate && /\d/.test(value.folded));
      });
    if (count > 1 && values[1] && isAlone(line) && isAlone(values[1]) && !isLabelAlone(values[1])) {
      const [whole, titled] = [fits(0), count > 2 && !OF_DATE.test(labels[0]?.folded ?? '') && fits(1)];
      const isUnknown = whole === titled;
      const size = titled && !isUnknown ? count - 1 : count;
      rows.fill(isUnknown ? lines.length : size, row - size, row + size);
    }
    count = 0;
  }
  return rows;
}
