/**
 * English names on the site: titles of works, organisations, methods, tools, packages. A French
 * speech synthesizer would make them unrecognisable, so pages mark them as English. Names adopted by French (Google, Web) are
 * not listed.
 */
export const englishTerms: readonly string[] = [
  'Sustainable Web Design',
  'Web Sustainability Guidelines',
  'Green Web Foundation',
  'HTTP Archive',
  'Web Almanac',
  'Content Security Policy',
  'Referrer Policy',
  'Permissions Policy',
  'Fetch Standard',
  'Design Thinking',
  'Lean UX',
  'Double Diamond',
  'Google Ads',
  'Unreal Engine',
  'Chatbot',
  'Lighthouse',
  'STARTER',
  'BUSINESS',
  'ENTERPRISE',
];
