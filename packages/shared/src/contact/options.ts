import type { CodeOf, Option } from '../options.ts';

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
  { code: 'audit-immediat', label: 'Audit immédiat (d’ici 48\u00a0h ouvrables)' },
  { code: 'urgent', label: 'Urgent (moins d’un mois)' },
  { code: '1-2-mois', label: '1 à 2\u00a0mois' },
  { code: '2-4-mois', label: '2 à 4\u00a0mois' },
  { code: '4-6-mois', label: '4 à 6\u00a0mois' },
  { code: '6-12-mois', label: '6 à 12\u00a0mois' },
  { code: 'flexible', label: 'Flexible' },
  { code: 'planification-future', label: 'Planification future' },
] as const satisfies readonly Option[];
export type Timeline = CodeOf<typeof timelines>;
