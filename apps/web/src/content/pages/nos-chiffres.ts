import { isDemonstration, reviewed } from '../../site/agency.ts';
import { page } from '../page.ts';

export default page({
  title: 'Nos chiffres : d’où ils viennent, ce qu’ils valent',
  description:
    'Les chiffres que nos pages mettent de l’avant : nature, calcul, date et limites. Mesurés ici, publiés ailleurs, estimés, ou propres à l’agence.',
  summary: 'D’où viennent les chiffres du site, et ce qu’ils valent.',
  modified: '2026-11-27',
  accent: 'larch',
  sections: {
    hero: {
      eyebrow: 'Nos chiffres',
      title: 'Un chiffre sans base, c’est une opinion',
      lead: 'Les résultats, les délais promis, les économies et les sondages que nos pages mettent de l’avant ont leur ligne ici : d’où ils viennent, de quand ils datent, et ce qu’ils ne disent pas. Les chiffres d’un article ont leurs sources au bas de l’article; ceux d’une réalisation, dans sa page. La durée d’un projet est la somme de ses phases, sur la page qui les décrit.',
      actions: { 'Contester un chiffre': { page: 'contact' } },
      drawing: 'nos-chiffres',
    },
    'claims-register': {
      legend: 'Quatre natures',
      kinds: {
        measured: {
          title: 'Mesuré ici',
          text: 'Relevé sur ce site, par ses propres outils. Vous pouvez refaire la mesure.',
        },
        public: {
          title: 'Source publique',
          text: 'Publié par un autre, à la date indiquée. Nous l’avons lu; nous n’en garantissons pas la méthode.',
        },
        estimate: {
          title: 'Estimation de l’agence',
          text: `Un objectif, un scénario ou un exemple dont le calcul est donné. Utile pour comparer, pas pour prouver. Sans autre date, revue en ${reviewed}.`,
        },
        own: isDemonstration
          ? {
              title: 'Donnée de démonstration',
              text: 'L’agence est fictive, et ce chiffre aussi : il tient la place de celui que l’exploitant mesurera.',
            }
          : {
              title: 'Résultat de l’agence',
              text: `Compté par nous, sur nos propres mandats, à la date indiquée ou en ${reviewed}. Les vôtres peuvent différer.`,
            },
      },
      strings: {
        limits: 'Limites :',
        source: 'Source :',
        sources: 'Sources :',
        pages: 'Page par page :',
        all: 'Tous les chiffres',
      },
    },
  },
});
