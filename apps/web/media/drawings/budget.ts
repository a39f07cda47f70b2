/** Maximum size of a drawing in a page, in bytes of Brotli. The trunk is the only picture of the home page, so it may be larger. */
export const budget = (name: string): number => (name === 'accueil' ? 5000 : 2500);
