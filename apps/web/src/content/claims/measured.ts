import { href } from '../../site/pages.ts';
import { assessments, pageWeight } from '../computed.ts';
import type { Claims } from './claim.ts';

export const measured = {
  'empreinte-mesuree': {
    statement: `De ${pageWeight.grams} de CO₂ par page de ce site, lue jusqu’au bas.`,
    basis: `Octets pesés à la construction, modèle SWD 4 (${pageWeight.gramsPerGigabyte} par gigaoctet, moyenne mondiale); hors de ces bornes, rien n’est publié.`,
    limits: 'un modèle : il ne connaît ni votre appareil, ni votre réseau.',
    date: 'à chaque construction',
    sources: [{ name: 'Ce que pèse chaque page', url: href('ecodesign', undefined, 'mesures') }],
  },
  'aucun-tiers': {
    statement: '0 témoin, 0 traceur, 0 question envoyée à un tiers.',
    basis: 'Requêtes relevées par un navigateur sur chaque page; la politique de sécurité refuserait les autres.',
    limits: 'un lien suivi vers un autre site vous mène chez lui.',
    date: assessments.last,
  },
  'page-pesee': {
    statement: `La page des sites écologiques pèse au moins ${pageWeight.timesLighter} fois moins que la page médiane.`,
    basis: `${pageWeight.median} contre ${pageWeight.limit}, plafond vérifié à la construction; ${pageWeight.limitGrams} par SWD 4 (${pageWeight.gramsPerKilowattHour} le kilowattheure).`,
    date: 'à chaque construction',
    sources: [{ name: 'Ce que pèse chaque page', url: href('ecodesign', undefined, 'mesures') }],
  },
} satisfies Claims;
