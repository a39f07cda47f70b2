import type { ProjectCategory } from '../schema/project.ts';

/** Names of the portfolio's categories on the cards. */
export const categoryLabels: Readonly<Record<ProjectCategory, string>> = {
  ai: 'Intelligence artificielle',
  medical: 'Santé',
  branding: 'Image de marque',
  web: 'Site Web',
  agency: 'Agence',
  fintech: 'Technologies financières',
  portfolio: 'Portfolio',
  marketing: 'Marketing',
  animation: 'Animation 3D',
  construction: 'Construction',
  ecommerce: 'Boutique en ligne',
  restaurant: 'Restauration',
  photography: 'Photographie',
  corporate: 'Entreprise',
  animation_web: 'Animation Web',
  boxxpilot: 'BoxxPilot',
};
