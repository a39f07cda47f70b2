// Imported by path, as in `settings.ts`.
import { readSettings } from '../../../../packages/shared/src/settings.ts';
import { siteSettings } from './settings.ts';

/** Declared here because browser sources have no Node types: the build serves the values of this module. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** An invalid variable ends the build, and `npm start`, in one line. */
const settings = readSettings(process.env, siteSettings(process.env));

/**
 * All facts about the brand. The brand is a placeholder: at build time, the variable beside a value replaces it. `settings.ts` has
 * the defaults, which use reserved names only; `.env.example` lists them (a test compares the two).
 */
export const agency = {
  name: settings.VITE_AGENCY_NAME,
  legalName: settings.VITE_AGENCY_LEGAL_NAME,
  tagline: settings.VITE_AGENCY_TAGLINE,
  email: settings.VITE_AGENCY_EMAIL,
  phone: settings.VITE_AGENCY_PHONE,
  street: settings.VITE_AGENCY_STREET,
  city: settings.VITE_AGENCY_CITY,
  region: settings.VITE_AGENCY_REGION,
  postalCode: settings.VITE_AGENCY_POSTAL_CODE,
  country: settings.VITE_AGENCY_COUNTRY,
  hours: settings.VITE_AGENCY_HOURS,
  /** The same hours for search engines (schema.org, `openingHours`). Empty when only the hours above are replaced. */
  openingHours: settings.VITE_AGENCY_OPENING_HOURS,
  paymentMethods: settings.VITE_AGENCY_PAYMENT_METHODS,
  hostingRegion: settings.VITE_AGENCY_HOSTING_REGION,
  /** Québec enterprise number, 10 digits: the owner fills it in. */
  neq: settings.VITE_AGENCY_NEQ,
  publicationTitle: settings.VITE_AGENCY_PUBLICATION_TITLE,
  /** Name and address for the legal notices, after « hébergés par ». Unset: no host is chosen, and the pages say so. */
  hostName: settings.VITE_AGENCY_HOST_NAME,
  /** The service that gets a copy of each request (WEBHOOK_URL of the API), and its region. Unset: no page names one. */
  webhookName: settings.VITE_AGENCY_WEBHOOK_NAME,
  dataOfficerTitle: settings.VITE_AGENCY_DATA_OFFICER_TITLE,
  dataOfficerEmail: settings.VITE_AGENCY_DATA_OFFICER_EMAIL,
} as const;

/** The two lines of the postal address. */
export const postalAddress = [agency.street, `${agency.city} (${agency.region})\u00a0${agency.postalCode}`] as const;

/**
 * Answers of the bot on what only the owner decides: whole sentences, one or two. Empty: not decided. The bot then replies that the
 * agency has published nothing on the subject, and links to the contact form.
 */
export const settled = {
  instalments: settings.VITE_AGENCY_INSTALMENTS,
  refunds: settings.VITE_AGENCY_REFUNDS,
  confidentiality: settings.VITE_AGENCY_CONFIDENTIALITY,
  jobs: settings.VITE_AGENCY_JOBS,
  subsidies: settings.VITE_AGENCY_SUBSIDIES,
  owners: settings.VITE_AGENCY_OWNERS,
  praise: settings.VITE_AGENCY_PRAISE,
} as const;

/**
 * External addresses. A link of the content names one by its key. What has no address is not a link: `site/links.ts` omits it, except
 * the scheduling page, whose links lead to a page of the site.
 */
export const externalUrls = {
  booking: settings.VITE_BOOKING_URL,
  automationPlatform: settings.VITE_AUTOMATION_PLATFORM_URL,
  movingPlatform: settings.VITE_MOVING_PLATFORM_URL,
  linkedin: settings.VITE_LINKEDIN_URL,
  github: settings.VITE_GITHUB_URL,
  behance: settings.VITE_BEHANCE_URL,
  instagram: settings.VITE_INSTAGRAM_URL,
  email: `mailto:${agency.email}`,
  phone: `tel:+1${agency.phone.replace(/\D/g, '')}`,
  dataOfficer: `mailto:${agency.dataOfficerEmail}`,
} as const;

export type ExternalUrl = keyof typeof externalUrls;

/** The agency's own social accounts that have an address. */
export const networks = (['linkedin', 'github', 'behance', 'instagram'] as const).filter((name) => externalUrls[name]);

/** Whether the site is a demonstration. If so, it states that the agency, its clients and its results are fictional. */
export const isDemonstration = settings.VITE_DEMONSTRATION === 'oui';

/** Year in the copyright line: that of the texts, which a new build does not change. A page may have its own (`site/pages.ts`). */
export const copyrightYear = 2025;

/** Delays that a page shows as a figure, with « ouvrables » in its label. */
const figures = {
  replyFigure: '24\u00a0h',
  quoteFigure: '24\u00a0h',
  teamFigure: '24\u00a0h',
  auditFigure: '48\u00a0h',
  campaignFigure: '48\u00a0h',
  obstacleFigure: '5\u00a0jours',
} as const;

/**
 * What the agency promises, in working hours or days. Every sentence of ours takes its words from here; only fixed wordings
 * (`content/quoted.ts`) write « 24h ».
 */
export const promised = {
  ...figures,
  /** From a request to the first message of a person. */
  reply: `${figures.replyFigure} ouvrables`,
  /** From a complete request to its quote. */
  quote: `${figures.quoteFigure} ouvrables`,
  /** From the agreement on the need to the names of the team. */
  team: `${figures.teamFigure} ouvrables`,
  /** From the first call to the report of an audit. */
  audit: `${figures.auditFigure} ouvrables`,
  /** From the agreement on the plan to the first advertisement. */
  campaign: `${figures.campaignFigure} ouvrables`,
  /** From the description of an obstacle to accessibility to the complete answer: the reply comes first. */
  obstacle: `${figures.obstacleFigure} ouvrables`,
  /** Years for which the site's system keeps a request; `RETENTION_DAYS` of the API must agree. */
  keptYears: 3,
  /** Days for which a request that the honeypot caught is kept. */
  quarantineDays: 30,
  /** Minutes for which a print of address and text recognises a request that is sent twice. */
  fingerprintMinutes: 10,
  /** Minutes for which the API may remember an address, to slow bursts down: two windows of its limit. */
  addressMinutes: 30,
  /** Days for which a backup of the requests is kept; the nightly script of `docs/operations.md` must agree. */
  backupDays: 30,
} as const;

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

/** Month of the last review of the claims and of the legal information, as sentences write it. */
export const reviewed = 'novembre 2026';

/** Day of the last assessment of accessibility, ecodesign and the requests of every page. */
export const assessed = '2026-11-21';

/** Figures claimed by the about page, the approach page and the portfolio header. */
export const agencyStats = {
  projects: 41,
  satisfaction: 98,
  experience: 10,
  specialists: 45,
  domains: 12,
  rating: 5,
} as const;

/** What the services claim, on several pages each. The register (`content/claims/`) gives the basis. */
export const serviceStats = {
  /** Score aimed at, out of 100. */
  performance: 98,
  /** Seconds aimed at. */
  loading: 2,
  /** Per cent, as the next ones; the telephone's screen shows it too (`npm run media -- models`). */
  efficiency: 85,
  errorsAvoided: 90,
  averageReturn: 300,
  automations: 50,
  /** Average grade of the applications, out of 5. */
  applications: 4.8,
  downloads: 500_000,
  traffic: 250,
  /** Dollars of sales for one of advertising. */
  salesPerDollar: 5,
  requests: 180,
  /** Per cent less CO2 for a page, after a redesign. */
  redesign: 75,
  /** Per cent of the requests for public aid that were approved. */
  approvals: 87,
  /** Per cent less cost of an automated task. */
  taskCosts: 60,
  /** Working days for a simple object in three dimensions, with its revisions, its images and its precision in millimetres. */
  modelDays: 5,
  modelDaysMost: 10,
  revisions: 3,
  renders: '4K et 8K',
  precision: 0.1,
  /** The EcoWeb range: per cent less cost, and how many times faster. */
  ecoWebSavings: 65,
  ecoWebFaster: 3,
  /** The audit of the use of AI: its value in dollars, and per cent less consumption with its plan. */
  aiAudit: 147,
  aiAuditSaved: 60,
} as const;

/** The site's own origin, in a browser's spelling, as the API's below: canonical links, sitemap, share images. */
export const siteUrl = new URL(settings.VITE_SITE_URL).origin;

export const apiUrl = new URL(settings.VITE_API_URL).origin;
