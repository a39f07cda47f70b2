/**
 * Every list a visitor chooses from. Codes are those of the specification (they travel in requests, URLs and tests);
 * labels are what people read, in the forms, in the mail and in the exports.
 */
export interface Option<Code extends string = string> {
  readonly code: Code;
  readonly label: string;
}

/** The union of the codes of a list: `CodeOf<typeof budgets>`. */
export type CodeOf<List extends readonly Option[]> = List[number]['code'];

// Contact form

export const serviceTypes = [
  { code: 'audit-gratuit', label: 'Audit gratuit' },
  { code: 'developpement-web', label: 'Développement Web' },
  { code: 'applications-mobile', label: 'Applications mobiles' },
  { code: 'automatisation', label: 'Automatisation intelligente' },
  { code: 'design-ux-ui', label: 'Design UX/UI' },
  { code: 'marketing-digital', label: 'Marketing numérique' },
  { code: 'modelisation-3d', label: 'Modélisation 3D' },
  { code: 'consultation', label: 'Consultation' },
  { code: 'formation', label: 'Formation' },
  { code: 'autre', label: 'Autre service' },
] as const satisfies readonly Option[];
export type ServiceType = CodeOf<typeof serviceTypes>;

export const projectTypes = [
  { code: 'site-vitrine', label: 'Site vitrine' },
  { code: 'e-commerce', label: 'Boutique en ligne' },
  { code: 'application-web', label: 'Application Web' },
  { code: 'application-mobile', label: 'Application mobile' },
  { code: 'refonte-complete', label: 'Refonte complète' },
  { code: 'optimisation-seo', label: 'Optimisation du référencement' },
  { code: 'automatisation-processus', label: 'Automatisation de processus' },
  { code: 'integration-systemes', label: 'Intégration de systèmes' },
  { code: 'formation-equipe', label: 'Formation de l’équipe' },
  { code: 'audit-technique', label: 'Audit technique' },
  { code: 'autre', label: 'Autre projet' },
] as const satisfies readonly Option[];
export type ProjectType = CodeOf<typeof projectTypes>;

export const budgets = [
  { code: 'audit-gratuit', label: 'Audit gratuit (0\u00a0$)' },
  { code: '1000-5000', label: '1\u00a0000\u00a0$ à 5\u00a0000\u00a0$' },
  { code: '5000-15000', label: '5\u00a0000\u00a0$ à 15\u00a0000\u00a0$' },
  { code: '15000-30000', label: '15\u00a0000\u00a0$ à 30\u00a0000\u00a0$' },
  { code: '30000-50000', label: '30\u00a0000\u00a0$ à 50\u00a0000\u00a0$' },
  { code: '50000-100000', label: '50\u00a0000\u00a0$ à 100\u00a0000\u00a0$' },
  { code: '100000+', label: 'Plus de 100\u00a0000\u00a0$' },
  { code: 'a-discuter', label: 'À discuter' },
] as const satisfies readonly Option[];
export type Budget = CodeOf<typeof budgets>;

export const timelines = [
  { code: 'audit-immediat', label: 'Audit immédiat (d’ici 48\u00a0h)' },
  { code: 'urgent', label: 'Urgent (moins d’un mois)' },
  { code: '1-2-mois', label: '1 à 2\u00a0mois' },
  { code: '2-4-mois', label: '2 à 4\u00a0mois' },
  { code: '4-6-mois', label: '4 à 6\u00a0mois' },
  { code: '6-12-mois', label: '6 à 12\u00a0mois' },
  { code: 'flexible', label: 'Flexible' },
  { code: 'planification-future', label: 'Planification future' },
] as const satisfies readonly Option[];
export type Timeline = CodeOf<typeof timelines>;

// Quote form

export const quoteProjectTypes = [
  { code: 'website', label: 'Site Web' },
  { code: 'ecommerce', label: 'Boutique en ligne' },
  { code: 'webapp', label: 'Application Web' },
  { code: 'mobile', label: 'Application mobile' },
  { code: 'automation', label: 'Automatisation' },
  { code: 'design', label: 'Design UX/UI' },
  { code: 'marketing', label: 'Marketing numérique' },
  { code: 'other', label: 'Autre projet' },
] as const satisfies readonly Option[];
export type QuoteProjectType = CodeOf<typeof quoteProjectTypes>;

export const quoteBudgets = [
  { code: '<5k', label: 'Moins de 5\u00a0000\u00a0$' },
  { code: '5k-15k', label: '5\u00a0000\u00a0$ à 15\u00a0000\u00a0$' },
  { code: '15k-30k', label: '15\u00a0000\u00a0$ à 30\u00a0000\u00a0$' },
  { code: '30k-50k', label: '30\u00a0000\u00a0$ à 50\u00a0000\u00a0$' },
  { code: '50k+', label: '50\u00a0000\u00a0$ et plus' },
  { code: 'unsure', label: 'À déterminer ensemble' },
] as const satisfies readonly Option[];
export type QuoteBudget = CodeOf<typeof quoteBudgets>;

export const quoteTimelines = [
  { code: 'asap', label: 'Dès que possible' },
  { code: '1-2months', label: '1 à 2\u00a0mois' },
  { code: '2-3months', label: '2 à 3\u00a0mois' },
  { code: '3-6months', label: '3 à 6\u00a0mois' },
  { code: '6months+', label: '6\u00a0mois et plus' },
] as const satisfies readonly Option[];
export type QuoteTimeline = CodeOf<typeof quoteTimelines>;

export const quoteFeatures = [
  { code: 'payment-system', label: 'Système de paiement' },
  { code: 'member-area', label: 'Espace membre' },
  { code: 'multi-language', label: 'Site multilingue' },
  { code: 'blog-news', label: 'Blogue et actualités' },
  { code: 'live-chat', label: 'Clavardage en direct' },
  { code: 'online-booking', label: 'Réservation en ligne' },
  { code: 'crm-integration', label: 'Intégration à un CRM' },
  { code: 'advanced-analytics', label: 'Mesure d’audience avancée' },
  { code: 'newsletter', label: 'Infolettre' },
  { code: 'social-networks', label: 'Réseaux sociaux' },
  { code: 'interactive-map', label: 'Carte interactive' },
  { code: 'photo-video-gallery', label: 'Galerie de photos et de vidéos' },
] as const satisfies readonly Option[];

export const quoteIntegrations = [
  { code: 'stripe-paypal', label: 'Stripe/PayPal' },
  { code: 'salesforce', label: 'Salesforce' },
  { code: 'hubspot', label: 'HubSpot' },
  { code: 'google-workspace', label: 'Google Workspace' },
  { code: 'microsoft-365', label: 'Microsoft\u00a0365' },
  { code: 'slack', label: 'Slack' },
  { code: 'mailchimp', label: 'Mailchimp' },
  { code: 'shopify', label: 'Shopify' },
  { code: 'wordpress', label: 'WordPress' },
  { code: 'zapier', label: 'Zapier' },
  { code: 'quickbooks', label: 'QuickBooks' },
  { code: 'other', label: 'Autre' },
] as const satisfies readonly Option[];

export const quoteHosting = [
  { code: 'managed', label: 'Géré par l’agence' },
  { code: 'self-hosted', label: 'Géré par mon entreprise' },
  { code: 'no-preference', label: 'Sans préférence' },
] as const satisfies readonly Option[];

export const quoteMaintenance = [
  { code: 'monthly-contract', label: 'Contrat mensuel' },
  { code: 'on-demand', label: 'Sur demande' },
  { code: 'not-needed', label: 'Pas nécessaire' },
] as const satisfies readonly Option[];

export const quoteAdditionalServices = [
  { code: 'seo-optimisation', label: 'Optimisation du référencement' },
  { code: 'copywriting', label: 'Rédaction de contenu' },
  { code: 'photography', label: 'Photographie' },
  { code: 'videography', label: 'Vidéo' },
  { code: 'team-training', label: 'Formation de l’équipe' },
  { code: 'support-24-7', label: 'Soutien 24/7' },
  { code: 'monthly-maintenance', label: 'Maintenance mensuelle' },
  { code: 'premium-hosting', label: 'Hébergement haut de gamme' },
] as const satisfies readonly Option[];

// Calculators and sector forms

export const hostingLocations = [
  { code: 'quebec', label: 'Québec' },
  { code: 'us', label: 'États-Unis' },
  { code: 'europe', label: 'Europe' },
  { code: 'autre', label: 'Autre (Canada ou ailleurs)' },
] as const satisfies readonly Option[];
export type HostingLocation = CodeOf<typeof hostingLocations>;

export const yesNo = [
  { code: 'oui', label: 'Oui' },
  { code: 'non', label: 'Non' },
] as const satisfies readonly Option[];
export type YesNo = CodeOf<typeof yesNo>;

export const productionTypes = [
  { code: 'discrete', label: 'Production discrète (pièces, assemblage)' },
  { code: 'continuous', label: 'Production en continu (procédés, lots)' },
  { code: 'mixed', label: 'Production mixte' },
] as const satisfies readonly Option[];
export type ProductionType = CodeOf<typeof productionTypes>;

export const aiSectors = [
  { code: 'services', label: 'Services professionnels' },
  { code: 'manufacturing', label: 'Manufacturier' },
  { code: 'health', label: 'Santé' },
  { code: 'commerce', label: 'Commerce' },
] as const satisfies readonly Option[];
export type AiSector = CodeOf<typeof aiSectors>;

/** The label of a code; the code itself when the list does not hold it, so that nothing a visitor sent disappears. */
export function labelOf(options: readonly Option[], code: string): string {
  return options.find((option) => option.code === code)?.label ?? code;
}

/** Whether `code` is one of the list's codes. */
export function isCodeOf<const List extends readonly Option[]>(options: List, code: string): code is CodeOf<List> {
  return options.some((option) => option.code === code);
}
