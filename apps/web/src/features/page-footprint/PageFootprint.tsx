/** The measured footprint of this view. */
export function PageFootprint() {
  return null;
}
