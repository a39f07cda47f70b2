import { fromEnv } from './env.ts';

const ownHours = fromEnv('VITE_AGENCY_HOURS', '');

/**
 * Every fact about the brand, in one place. The brand is a placeholder: each value is overridable at build time by the
 * variable named beside it (listed in .env.example). Defaults use reserved names only.
 */
export const agency = {
  name: fromEnv('VITE_AGENCY_NAME', 'Épinette'),
  legalName: fromEnv('VITE_AGENCY_LEGAL_NAME', 'Épinette, agence numérique inc.'),
  tagline: fromEnv('VITE_AGENCY_TAGLINE', 'Agence numérique à Québec'),
  email: fromEnv('VITE_AGENCY_EMAIL', 'bonjour@epinette.example'),
  phone: fromEnv('VITE_AGENCY_PHONE', '418\u00a0555-0142'),
  street: fromEnv('VITE_AGENCY_STREET', '100, rue des Épinettes'),
  city: fromEnv('VITE_AGENCY_CITY', 'Québec'),
  region: fromEnv('VITE_AGENCY_REGION', 'QC'),
  postalCode: fromEnv('VITE_AGENCY_POSTAL_CODE', 'G1K 0A1'),
  country: fromEnv('VITE_AGENCY_COUNTRY', 'CA'),
  hours: ownHours || 'Du lundi au vendredi, de 9\u00a0h à\u00a017\u00a0h',
  /** The same as search engines read it (schema.org, `openingHours`); other hours above leave it empty until it is given too. */
  openingHours: fromEnv('VITE_AGENCY_OPENING_HOURS', ownHours ? '' : 'Mo-Fr 09:00-17:00'),
  paymentMethods: fromEnv('VITE_AGENCY_PAYMENT_METHODS', 'Virement bancaire, chèque, carte de crédit'),
  hostingRegion: fromEnv('VITE_AGENCY_HOSTING_REGION', 'Québec (Canada)'),
  /** Québec enterprise number, 10 digits: the owner's to fill in. */
  neq: fromEnv('VITE_AGENCY_NEQ', 'à compléter'),
  publicationTitle: fromEnv('VITE_AGENCY_PUBLICATION_TITLE', 'Direction générale'),
  /** Name and address, as the legal notices print them after « hébergés par ». */
  hostName: fromEnv('VITE_AGENCY_HOST_NAME', 'l’éditeur lui-même, à la même adresse'),
  dataOfficerTitle: fromEnv(
    'VITE_AGENCY_DATA_OFFICER_TITLE',
    'Responsable de la protection des renseignements personnels',
  ),
  dataOfficerEmail: fromEnv('VITE_AGENCY_DATA_OFFICER_EMAIL', 'vie-privee@epinette.example'),
} as const;

/** Addresses outside this site. A link of the content names one by its key. */
export const externalUrls = {
  booking: fromEnv('VITE_BOOKING_URL', 'https://rendez-vous.epinette.example/decouverte'),
  automationPlatform: fromEnv('VITE_AUTOMATION_PLATFORM_URL', 'https://automatisation.epinette.example'),
  movingPlatform: fromEnv('VITE_MOVING_PLATFORM_URL', 'https://demenagement.epinette.example'),
  linkedin: fromEnv('VITE_LINKEDIN_URL', 'https://linkedin.epinette.example'),
  github: fromEnv('VITE_GITHUB_URL', 'https://github.epinette.example'),
  behance: fromEnv('VITE_BEHANCE_URL', 'https://behance.epinette.example'),
  instagram: fromEnv('VITE_INSTAGRAM_URL', 'https://instagram.epinette.example'),
  email: `mailto:${agency.email}`,
  phone: `tel:+1${agency.phone.replace(/\D/g, '')}`,
  dataOfficer: `mailto:${agency.dataOfficerEmail}`,
} as const;

export type ExternalUrl = keyof typeof externalUrls;

/** Where the agency speaks under its own name. */
export const networks = ['linkedin', 'github', 'behance', 'instagram'] as const satisfies readonly ExternalUrl[];

/**
 * Whether the site is a demonstration: it then says that the agency, its clients and its results are invented. Any value but
 * « oui » is a real agency's.
 */
export const isDemonstration = fromEnv('VITE_DEMONSTRATION', 'oui') === 'oui';

/** Year of the copyright line; a page may have its own (`site/pages.ts`). Source: specification part 2, section 9. */
export const copyrightYear = 2025;

/** Claimed figures that the about page, the approach page and the portfolio header read. Source: specification, section 9. */
export const agencyStats = {
  projects: 41,
  satisfaction: 98,
  experience: 10,
  specialists: 45,
  responseHours: 24,
  rating: 5,
} as const;

/** The site's own origin, without trailing slash: canonical links, sitemap, share images. */
export const siteUrl = fromEnv('VITE_SITE_URL', 'http://localhost:8080').replace(/\/+$/, '');

/** The API's origin, without trailing slash. */
export const apiUrl = fromEnv('VITE_API_URL', 'http://localhost:3001').replace(/\/+$/, '');
