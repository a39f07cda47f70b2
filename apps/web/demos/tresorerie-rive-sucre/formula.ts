/** Litres of sap per litre of syrup: the rule of 86 of C. H. Jones (University of Vermont, 1946). */
export const sapPerSyrup = (brix: number) => 86 / brix;

/** Kilograms per litre of syrup at 66 °Brix. */
const syrupDensity = 1.32;
/** Bulk price of the demonstration's cooperative. */
export const dollarsPerKg = 7.25;

/** @param litresPerTap sap of a whole season; tubing under vacuum yields more than buckets */
export function seasonOf(taps: number, litresPerTap: number, brix: number) {
  const syrup = (taps * litresPerTap) / sapPerSyrup(brix);
  return { syrup, dollars: syrup * syrupDensity * dollarsPerKg };
}

/** Monthly bills of a sugar bush from April, when the syrup is paid. Tubing, insurance and power are all due in November. */
export const bills = [3700, 3300, 4100, 2900, 3100, 3600, 4300, 9900, 2800, 2300, 2900, 3600] as const;
const yearly = bills.reduce((sum, bill) => sum + bill, 0);

export interface Bucket {
  /** Rest for the next month, once the bills are paid. */
  readonly left: number;
  readonly missing: number;
}

/**
 * Divides the season's income into twelve buckets: in equal parts, or in proportion to the bills. The rest of a bucket goes
 * into the next.
 */
export function pour(dollars: number, byBills: boolean): readonly Bucket[] {
  let carried = 0;
  return bills.map((bill) => {
    const have = carried + dollars * (byBills ? bill / yearly : 1 / bills.length);
    // Rounding to the cent: a fraction of a cent is not a debt.
    carried = Math.max(Math.round((have - bill) * 100) / 100, 0);
    return { left: carried, missing: Math.max(Math.round(bill - have), 0) };
  });
}
