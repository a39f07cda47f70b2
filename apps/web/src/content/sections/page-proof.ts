import { medianPage, pageLimits } from '../../site/limits.ts';
import { pageWeight } from '../computed.ts';

/** This page and the median page, as two squares with areas proportional to their weights. It fills in the placeholders. */
export default {
  eyebrow: 'La preuve : cette page',
  title: 'Les deux pages, à la même échelle',
  lead: 'À gauche, la page d’accueil médiane de 2025. À droite, celle que vous lisez : d’abord le poids qu’elle ne peut pas dépasser, puis celui que votre navigateur a reçu.',
  median: {
    label: 'Page d’accueil médiane',
    /** Origin of the figure, with its date. */
    source: `Sur téléphone, ${medianPage.month} (HTTP Archive)`,
  },
  ours: {
    label: 'Cette page',
    /** Maximum weight of the page, in thousands of transferred bytes; a test of the built site enforces it. */
    limit: pageLimits.other.scrolled,
    weight: 'Au plus {limit}',
    prerendered: 'Jusqu’au bas de la page : limite vérifiée avant chaque mise en ligne',
    measured: 'Reçus par votre navigateur pour cette vue',
  },
  grams: '{co2} de CO₂',
  ratio: 'Au moins {times} fois plus légère',
  measure: 'Peser cette page',
  outcome: 'Pesée à l’instant : {weight}, {co2} de CO₂. Fichiers reçus : {files}.',
  failure:
    'Votre navigateur n’a rien reçu du réseau pour cette vue, ou ne le dit pas. Rechargez la page pour peser de nouveau.',
  caption: 'Surface des carrés proportionnelle au poids transféré. Le petit contour, à gauche, est cette page.',
  method: `Octets transférés × Sustainable Web Design 4, moyenne mondiale (${pageWeight.gramsPerKilowattHour} le kilowattheure). La pesée s’arrête à votre premier geste : les scripts qu’il demande n’y sont pas. Une page déjà visitée pèse moins : votre navigateur en a gardé une partie.`,
} as const;
