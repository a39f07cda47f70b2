/**
 * English in the site's French: titles of works, names of organisations, names of packages that the specification quotes. A
 * voice that reads French would make them unrecognisable. Names that French has adopted (Google, Web) are not listed.
 */
export const englishTerms: readonly string[] = [
  'Sustainable Web Design',
  'Web Sustainability Guidelines',
  'Green Web Foundation',
  'HTTP Archive',
  'Web Almanac',
  'Design Thinking',
  'Lean UX',
  'Double Diamond',
  'Google Ads',
  'Unreal Engine',
  'STARTER',
  'BUSINESS',
  'ENTERPRISE',
];
