/** What the weighing keeps in the page's address: weight with its unit, requests, elements. */
export const weighingNames = ['poids', 'requetes', 'elements'] as const;
export type WeighingName = (typeof weighingNames)[number];
