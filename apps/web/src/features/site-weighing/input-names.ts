/** Query parameters of the tool: weight with its unit, requests, elements. */
export const weighingNames = ['poids', 'requetes', 'elements'] as const;
export type WeighingName = (typeof weighingNames)[number];

/** Query parameters for what a recording lacks: files from the cache, files without a transfer size. */
const lackNames = ['cache', 'sansTaille'] as const;
export const keptNames = [...weighingNames, ...lackNames] as const;
export type KeptName = (typeof keptNames)[number];
