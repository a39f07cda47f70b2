import type { Budget, ProjectType, ServiceType, Timeline } from '../contact.ts';
import type { Option } from '../options.ts';

/** With the closest options of the contact form: design work is a redesign, marketing starts with search. */
export const quoteProjectTypes = [
  { code: 'website', label: 'Site Web', service: 'developpement-web', project: 'site-vitrine' },
  { code: 'ecommerce', label: 'Boutique en ligne', service: 'developpement-web', project: 'e-commerce' },
  { code: 'webapp', label: 'Application Web', service: 'developpement-web', project: 'application-web' },
  { code: 'mobile', label: 'Application mobile', service: 'applications-mobile', project: 'application-mobile' },
  { code: 'automation', label: 'Automatisation', service: 'automatisation', project: 'automatisation-processus' },
  { code: 'design', label: 'Design UX/UI', service: 'design-ux-ui', project: 'refonte-complete' },
  { code: 'marketing', label: 'Marketing numérique', service: 'marketing-digital', project: 'optimisation-seo' },
  { code: 'other', label: 'Autre projet', service: 'autre', project: 'autre' },
] as const satisfies readonly (Option & { readonly service: ServiceType; readonly project: ProjectType })[];

/**
 * With the closest budget of the contact form. « Moins de 5 000 $ » may be overstated, and « 50 000 $ et plus » understated: the message
 * keeps the original answer.
 */
export const quoteBudgets = [
  { code: '<5k', label: 'Moins de 5\u00a0000\u00a0$', closest: '1000-5000' },
  { code: '5k-15k', label: '5\u00a0000\u00a0$ à 15\u00a0000\u00a0$', closest: '5000-15000' },
  { code: '15k-30k', label: '15\u00a0000\u00a0$ à 30\u00a0000\u00a0$', closest: '15000-30000' },
  { code: '30k-50k', label: '30\u00a0000\u00a0$ à 50\u00a0000\u00a0$', closest: '30000-50000' },
  { code: '50k+', label: '50\u00a0000\u00a0$ et plus', closest: '50000-100000' },
  { code: 'unsure', label: 'À déterminer ensemble', closest: 'a-discuter' },
] as const satisfies readonly (Option & { readonly closest: Budget })[];

export const quoteTimelines = [
  { code: 'asap', label: 'Dès que possible', closest: 'urgent' },
  { code: '1-2months', label: '1 à 2\u00a0mois', closest: '1-2-mois' },
  { code: '2-3months', label: '2 à 3\u00a0mois', closest: '2-4-mois' },
  { code: '3-6months', label: '3 à 6\u00a0mois', closest: '4-6-mois' },
  { code: '6months+', label: '6\u00a0mois et plus', closest: '6-12-mois' },
] as const satisfies readonly (Option & { readonly closest: Timeline })[];

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

export const quoteOptions = {
  projectType: quoteProjectTypes,
  budget: quoteBudgets,
  timeline: quoteTimelines,
  features: quoteFeatures,
  integrations: quoteIntegrations,
  hosting: quoteHosting,
  maintenance: quoteMaintenance,
  additionalServices: quoteAdditionalServices,
} as const;
