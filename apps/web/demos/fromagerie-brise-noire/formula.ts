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

const stepGrams = 10;

/**
 * Grams that the knife can cut, in steps: the rest is either nothing or a wedge that can be sold.
 * @param asked grams at the position of the knife
 * @param left grams left of the wheel
 */
export function cuttable(asked: number, left: number): number {
  const rounded = Math.max(Math.round(asked / stepGrams) * stepGrams, thinnestGrams);
  return rounded <= left - thinnestGrams ? rounded : left;
}

/** Last position of the knife: a step beyond the last cut that leaves a wedge, all that is left. */
export const lastStep = (left: number) => left - thinnestGrams + stepGrams;
