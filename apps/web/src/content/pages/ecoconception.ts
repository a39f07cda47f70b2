import { formatGrams, formatNumber, NBSP } from '@agency/shared/format';
import { agency, team } from '../../site/agency.ts';
import { gramLimits, medianPage, pageLimits } from '../../site/limits.ts';
import { assessments, pageWeight } from '../computed.ts';
import { interfaceStrings } from '../interface.ts';
import { page } from '../page.ts';
import pageWeights from '../sections/page-weights.ts';
import rgesn from '../sections/rgesn.ts';

/** Cells of the table of caps, from the limits that the tests enforce. */
function capsOf(page: keyof typeof pageLimits): string[] {
  const { atLoad, scrolled, elements } = pageLimits[page];
  return [`${formatNumber(atLoad)}${NBSP}ko`, `${formatNumber(scrolled)}${NBSP}ko`, formatNumber(elements)];
}

export default page({
  title: 'Déclaration d’écoconception de ce site',
  description:
    'Les 78 critères du RGESN 2024 un à un, le pointage calculé, les plafonds que le site s’impose, ses choix sobres et ce qu’ils coûtent à qui le visite.',
  summary: 'Les 78 critères du RGESN, et le poids de chaque page.',
  modified: '2026-11-29',
  accent: 'forest',
  sections: {
    hero: {
      eyebrow: 'Écoconception',
      title: 'Un site sobre se prouve critère par critère',
      lead: 'Nous vendons des sites légers : celui-ci doit en être un. Voici ce qu’il respecte, ce qu’il ne respecte pas encore, et les renoncements que cela demande.',
      actions: {
        'Faire mesurer mon site': { page: 'contact', query: { service: 'audit-gratuit' } },
        'Voir le poids des pages': { anchor: 'mesures' },
        'Voir les plafonds': { anchor: 'plafonds' },
      },
      drawing: 'ecoconception',
    },
    'rgesn#rgesn': rgesn,
    'page-weights#mesures': pageWeights,
    prose: {
      contents: 'Le reste de la déclaration',
      parts: {
        'Les plafonds que le site s’impose {#plafonds}': [
          `Chaque version du site est pesée avant d’être publiée, et un seul dépassement arrête la publication. Les plafonds se lisent comme le tableau des mesures : ce qui arrive à l’ouverture, puis ce qui s’ajoute quand on descend jusqu’au bas. Par comparaison, la page d’accueil médiane pesait ${pageWeight.median} sur téléphone en ${medianPage.month} (HTTP Archive).`,
          {
            caption: 'Ce qu’une page peut peser, à une première visite',
            head: ['Page', 'À l’ouverture', 'Lue jusqu’au bas', 'Éléments'],
            rows: [
              ['Accueil', ...capsOf('home')],
              ['Portfolio', ...capsOf('portfolio')],
              ['Toute autre page', ...capsOf('other')],
              ['Page d’une réalisation', ...capsOf('project')],
            ],
          },
          [
            'Aucun fichier de script avant le premier geste.',
            `CO₂ d’une page vue (modèle SWD 4, moyenne mondiale) : ${formatGrams(gramLimits.atLoad, 3)} à l’ouverture, ${formatGrams(gramLimits.scrolled, 3)} jusqu’au bas; portfolio, ${formatGrams(gramLimits.portfolio, 2)}.`,
          ],
          `La mesure de la page que vous lisez est à un bouton d’ici : « ${interfaceStrings.footprint.measure} », au pied de chaque page, compte les octets que votre navigateur vient de recevoir.`,
        ],
        'Les choix sobres, et ce qu’ils coûtent {#choix-sobres}': [
          {
            caption: 'Ce que nous avons choisi, ce que nous y perdons',
            head: ['Choix', 'Gain', 'Renoncement'],
            rows: [
              [
                'Pages imprimées d’avance',
                'S’affichent sans script',
                'Une nouvelle construction à chaque changement de texte',
              ],
              [
                'Scripts au premier geste',
                'Lire ne charge aucun script',
                'Le premier clic d’un calculateur peut attendre plus d’une seconde sur un téléphone lent',
              ],
              ['Aucune mesure d’audience', 'Aucun témoin, aucune bannière', 'Nous ignorons combien vous êtes'],
              [
                'Dessins vectoriels',
                'Quelques kilo-octets chacun',
                team.length > 0
                  ? 'Pas d’autre photographie que celles de notre équipe'
                  : 'Aucune photographie de notre équipe',
              ],
              ['Modèles 3D et vidéos sur demande', 'Rien ne se charge sans vous', 'Un clic de plus pour les voir'],
              ['Robot sans serveur', 'Aucune question n’est transmise', 'Il ne sait que ce qui est écrit ici'],
            ],
          },
        ],
        'Identité de la déclaration {#declaration}': [
          {
            caption: 'Service, périmètre et suivi',
            head: ['Renseignement', 'Valeur'],
            rows: [
              ['Service', `Site public et formulaires (${agency.name})`],
              ['Référentiel', 'RGESN, version 2024'],
              ['Date de l’évaluation', assessments.last],
              [
                'Échantillon',
                'Toutes les pages publiées; unités : lire une page, demander un devis, calculer un impact',
              ],
              ['Cible', '90 % en novembre 2027, une fois l’hébergeur choisi et documenté'],
              [
                'Plan d’action',
                'Obtenir de l’hébergeur ses engagements; éprouver d’anciens navigateurs; ouvrir une partie du code',
              ],
              ['Rythme de révision', 'À chaque version importante, et une fois l’an'],
              ['Référent', 'Responsable technique'],
              ['Pour nous écrire', agency.email],
            ],
          },
        ],
      },
    },
  },
});
