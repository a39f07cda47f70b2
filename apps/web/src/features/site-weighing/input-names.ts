/** Query parameters of the tool: weight with its unit, requests, elements. */
export const weighingNames = ['poids', 'requetes', 'elements'] as const;
export type WeighingName = (typeof weighingNames)[number];
