/** Litres of sap that make a litre of syrup: the rule of 86 of C. H. Jones (University of Vermont, 1946). */
export const sapPerSyrup = (brix: number) => 86 / brix;

/** Kilograms of a litre of syrup at 66 °Brix. */
const syrupDensity = 1.32;
/** Dollars for a kilogram in bulk: the cooperative's own, for the demonstration. */
export const dollarsPerKg = 7.25;

export interface Season {
  readonly sap: number;
  readonly syrup: number;
  readonly dollars: number;
}

/** @param litresPerTap sap of a whole spring; tubing under vacuum gives more than buckets */
export function seasonOf(taps: number, litresPerTap: number, brix: number): Season {
  const sap = taps * litresPerTap;
  const syrup = sap / sapPerSyrup(brix);
  return { sap, syrup, dollars: syrup * syrupDensity * dollarsPerKg };
}

/** Bills of a sugar bush by month, from April, when the syrup is paid: tubing, insurance and power meet in November. */
export const bills = [3700, 3300, 4100, 2900, 3100, 3600, 4300, 9900, 2800, 2300, 2900, 3600] as const;
const yearly = bills.reduce((sum, bill) => sum + bill, 0);

export interface Bucket {
  readonly bill: number;
  /** What stays once the month's bills are paid, for the next one. */
  readonly left: number;
  readonly missing: number;
}

/** The spring poured into twelve buckets: in equal parts, or by each month's bills. What is left goes on to the next. */
export function pour(dollars: number, byBills: boolean): readonly Bucket[] {
  let carried = 0;
  return bills.map((bill) => {
    const have = carried + dollars * (byBills ? bill / yearly : 1 / bills.length);
    // A cent is not a debt.
    carried = Math.max(Math.round((have - bill) * 100) / 100, 0);
    return { bill, left: carried, missing: Math.max(Math.round(bill - have), 0) };
  });
}
