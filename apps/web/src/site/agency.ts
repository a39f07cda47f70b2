import { variable } from './variables.ts';

const ourHours = 'Du lundi au vendredi, de 9\u00a0h à\u00a017\u00a0h';
const hours = variable('VITE_AGENCY_HOURS', ourHours);

/**
 * All facts about the brand. The brand is a placeholder: at build time, the variable beside a value replaces it. `.env.example`
 * lists all variables (a test compares the two). Defaults use reserved names only.
 */
export const agency = {
  name: variable('VITE_AGENCY_NAME', 'Épinette'),
  legalName: variable('VITE_AGENCY_LEGAL_NAME', 'Épinette, agence numérique inc.'),
  tagline: variable('VITE_AGENCY_TAGLINE', 'Agence numérique à Québec'),
  email: variable('VITE_AGENCY_EMAIL', 'bonjour@epinette.example'),
  phone: variable('VITE_AGENCY_PHONE', '418\u00a0555-0142'),
  street: variable('VITE_AGENCY_STREET', '100, rue des Épinettes'),
  city: variable('VITE_AGENCY_CITY', 'Québec'),
  region: variable('VITE_AGENCY_REGION', 'QC'),
  postalCode: variable('VITE_AGENCY_POSTAL_CODE', 'G1K 0A1'),
  country: variable('VITE_AGENCY_COUNTRY', 'CA'),
  hours,
  /** The same hours for search engines (schema.org, `openingHours`). Empty when only the hours above are replaced. */
  openingHours: variable('VITE_AGENCY_OPENING_HOURS', hours === ourHours ? 'Mo-Fr 09:00-17:00' : ''),
  paymentMethods: variable('VITE_AGENCY_PAYMENT_METHODS', 'Virement bancaire, chèque, carte de crédit'),
  hostingRegion: variable('VITE_AGENCY_HOSTING_REGION', 'Québec (Canada)'),
  /** Québec enterprise number, 10 digits: the owner fills it in. */
  neq: variable('VITE_AGENCY_NEQ', 'à compléter'),
  publicationTitle: variable('VITE_AGENCY_PUBLICATION_TITLE', 'Direction générale'),
  /** Name and address for the legal notices, after « hébergés par ». Unset: no host is chosen, and the pages say so. */
  hostName: variable('VITE_AGENCY_HOST_NAME', ''),
  /** The service that gets a copy of each request (WEBHOOK_URL of the API), and its region. Unset: no page names one. */
  webhookName: variable('VITE_AGENCY_WEBHOOK_NAME', ''),
  dataOfficerTitle: variable(
    'VITE_AGENCY_DATA_OFFICER_TITLE',
    'Responsable de la protection des renseignements personnels',
  ),
  dataOfficerEmail: variable('VITE_AGENCY_DATA_OFFICER_EMAIL', 'vie-privee@epinette.example'),
} as const;

/**
 * Answers of the bot on what only the owner decides: whole sentences, one or two. Empty: not decided. The bot then replies that the
 * agency has published nothing on the subject, and links to the contact form.
 */
export const settled = {
  instalments: variable('VITE_AGENCY_INSTALMENTS', ''),
  refunds: variable('VITE_AGENCY_REFUNDS', ''),
  jobs: variable('VITE_AGENCY_JOBS', ''),
} as const;

/**
 * External addresses. A link of the content names one by its key. What has no address is not a link: `site/links.ts` omits it, except
 * the scheduling page, whose links lead to a page of the site.
 */
export const externalUrls = {
  booking: variable('VITE_BOOKING_URL', ''),
  automationPlatform: variable('VITE_AUTOMATION_PLATFORM_URL', ''),
  movingPlatform: variable('VITE_MOVING_PLATFORM_URL', ''),
  linkedin: variable('VITE_LINKEDIN_URL', ''),
  github: variable('VITE_GITHUB_URL', ''),
  behance: variable('VITE_BEHANCE_URL', ''),
  instagram: variable('VITE_INSTAGRAM_URL', ''),
  email: `mailto:${agency.email}`,
  phone: `tel:+1${agency.phone.replace(/\D/g, '')}`,
  dataOfficer: `mailto:${agency.dataOfficerEmail}`,
} as const;

export type ExternalUrl = keyof typeof externalUrls;

/** The agency's own social accounts that have an address. */
export const networks = (['linkedin', 'github', 'behance', 'instagram'] as const).filter((name) => externalUrls[name]);

/**
 * Whether the site is a demonstration. If so, it states that the agency, its clients and its results are fictional. Any value
 * except « oui » means a real agency.
 */
export const isDemonstration = variable('VITE_DEMONSTRATION', 'oui') === 'oui';

/** Year in the copyright line; a page may have its own (`site/pages.ts`). */
export const copyrightYear = 2025;

const replyFigure = '24\u00a0h';
const quoteFigure = '24\u00a0h';

/**
 * What the agency promises, in working hours: its first reply, and a quote for a complete request. Every sentence of ours takes its
 * words from here; only fixed wordings (`content/quoted.ts`) write « 24h ».
 */
export const promised = {
  replyFigure,
  reply: `${replyFigure} ouvrables`,
  quoteFigure,
  quote: `${quoteFigure} ouvrables`,
} as const;

/** A person of the agency. */
interface TeamMember {
  readonly name: string;
  readonly role: string;
  /** A square picture in `public/media/equipe/`, of 480 × 480 pixels, such as `prenom-nom.avif`. */
  readonly picture: string;
  /** What the picture shows, for those who do not see it. */
  readonly pictureText: string;
}

/** The people that the about page shows. Empty: the page has no such section. */
export const team: readonly TeamMember[] = [];

/** Figures claimed by the about page, the approach page and the portfolio header. */
export const agencyStats = {
  projects: 41,
  satisfaction: 98,
  experience: 10,
  specialists: 45,
  rating: 5,
} as const;

/** The site's own origin, without trailing slash: canonical links, sitemap, share images. */
export const siteUrl = variable('VITE_SITE_URL', 'http://localhost:8080').replace(/\/+$/, '');

/** The API's origin, without trailing slash. */
export const apiUrl = variable('VITE_API_URL', 'http://localhost:3001').replace(/\/+$/, '');
