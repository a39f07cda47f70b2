/** Bytes of brotli that a drawing may add to a page. The trunk is the home page's one picture. */
export const budget = (name: string): number => (name === 'accueil' ? 5000 : 2500);
