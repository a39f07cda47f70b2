/** A length of a drawing to the hundredth: more digits would weigh in the page and show nothing. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;
