/**
 * Categories of the portfolio, by their code: a project has one. `label` is on its card, `filter` is the button that shows it.
 * BoxxPilot is the agency's own platform.
 */
export const categories = {
  ai: { label: 'Intelligence artificielle', filter: 'ai' },
  medical: { label: 'Santé', filter: 'medical' },
  branding: { label: 'Image de marque', filter: 'branding' },
  web: { label: 'Site Web', filter: 'web' },
  agency: { label: 'Agence', filter: 'web' },
  fintech: { label: 'Technologies financières', filter: 'fintech' },
  portfolio: { label: 'Portfolio', filter: 'web' },
  marketing: { label: 'Marketing', filter: 'web' },
  animation: { label: 'Animation 3D', filter: 'branding' },
  construction: { label: 'Construction', filter: 'web' },
  ecommerce: { label: 'Boutique en ligne', filter: 'ecommerce' },
  restaurant: { label: 'Restauration', filter: 'web' },
  photography: { label: 'Photographie', filter: 'web' },
  corporate: { label: 'Entreprise', filter: 'web' },
  animation_web: { label: 'Animation Web', filter: 'animation_web' },
  boxxpilot: { label: 'BoxxPilot', filter: 'boxxpilot' },
} as const;

export type ProjectCategory = keyof typeof categories;
