/** Grams of a whole wheel, and dollars for 100 g. Cheese is a basic grocery: no GST, no QST (Revenu Québec, IN-216). */
export const wheelGrams = 1800;
export const dollarsPer100g = 6.4;

/** The thinnest wedge that holds together. */
export const thinnestGrams = 60;

/** Grams on each plate when cheese ends a meal. */
const gramsAtTable = 40;

/** Degrees of a wedge: a wheel of even thickness weighs the same all round. */
export const degreesOf = (grams: number) => (grams / wheelGrams) * 360;

export const gramsOf = (degrees: number) => (degrees / 360) * wheelGrams;

/** Dollars, to the cent: what the scale prints, so that a bill adds up. */
export const priceOf = (grams: number) => Math.round(grams * dollarsPer100g) / 100;

export const guestsOf = (grams: number) => Math.floor(grams / gramsAtTable);

/**
 * Grams that the knife may take: steps of 10, and what stays is either nothing or a wedge that can be sold.
 * @param asked grams at the position of the knife
 * @param left grams of the wheel
 */
export function cuttable(asked: number, left: number): number {
  if (left < 2 * thinnestGrams) return left;
  const rounded = Math.max(Math.round(asked / 10) * 10, thinnestGrams);
  if (rounded <= left - thinnestGrams) return rounded;
  return asked > left - thinnestGrams / 2 ? left : left - thinnestGrams;
}
