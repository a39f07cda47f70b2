/** Weight of a whole wheel, and price. Cheese is a basic grocery: no GST, no QST (Revenu Québec, IN-216). */
export const wheelGrams = 1800;
export const dollarsPer100g = 6.4;

/** The thinnest wedge that does not crumble. */
export const thinnestGrams = 60;

/** Portion per guest when cheese ends a meal. */
const gramsAtTable = 40;

/** Angle of a wedge. A wheel of even thickness weighs the same all round. */
export const degreesOf = (grams: number) => (grams / wheelGrams) * 360;

export const gramsOf = (degrees: number) => (degrees / 360) * wheelGrams;

/** Price rounded to the cent, as the scale shows it, so that the bill adds up. */
export const priceOf = (grams: number) => Math.round(grams * dollarsPer100g) / 100;

export const guestsOf = (grams: number) => Math.floor(grams / gramsAtTable);

/**
 * Grams that the knife can cut, in steps of 10: the rest is either nothing or a wedge that can be sold.
 * @param asked grams at the position of the knife
 * @param left grams left of the wheel
 */
export function cuttable(asked: number, left: number): number {
  if (left < 2 * thinnestGrams) return left;
  const rounded = Math.max(Math.round(asked / 10) * 10, thinnestGrams);
  if (rounded <= left - thinnestGrams) return rounded;
  return asked > left - thinnestGrams / 2 ? left : left - thinnestGrams;
}
