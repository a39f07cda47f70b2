import type { CodeOf, Option } from '../options.ts';

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
