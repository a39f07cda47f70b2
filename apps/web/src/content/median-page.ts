/**
 * The median home page in thousands of bytes: on a phone, and on a computer. Source: HTTP Archive, Web
 * Almanac 2025; `claims/published.ts`.
 */
export const medianPage = { kilobytes: 2559, desktopKilobytes: 2862, month: 'juillet 2025' } as const;
