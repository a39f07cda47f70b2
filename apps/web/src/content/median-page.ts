/** The median home page on a phone, July 2025, in thousands of bytes. Source: HTTP Archive, Web Almanac 2025; `claims/basis.ts`. */
export const medianPage = { kilobytes: 2559 } as const;
