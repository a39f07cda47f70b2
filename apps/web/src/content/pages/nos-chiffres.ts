import { isDemonstration } from '../../site/agency.ts';
import type { PageContent } from '../schema/page.ts';

export default {
  title: 'Nos chiffres : d’où ils viennent, ce qu’ils valent',
  description:
    'Chaque chiffre affiché sur le site, sa nature, son calcul, sa date et ses limites. Mesuré ici, source publique, estimation ou résultat de l’agence.',
  accent: 'larch',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Nos chiffres',
      title: 'Un chiffre sans base est une opinion',
      lead: 'Chaque affirmation chiffrée du site a sa ligne ici : comment elle a été obtenue, quand, et ce qu’elle ne dit pas.',
      actions: [{ label: 'Contester un chiffre', target: { page: 'contact' } }],
      drawing: 'nos-chiffres',
    },
    {
      kind: 'claims-register',
      kinds: {
        measured: {
          title: 'Mesuré ici',
          text: 'Relevé sur ce site, par ses propres outils, au jour indiqué. Vous pouvez refaire la mesure.',
        },
        public: {
          title: 'Source publique',
          text: 'Publié par un autre, à la date indiquée. Nous l’avons lu; nous n’en garantissons pas la méthode.',
        },
        estimate: {
          title: 'Estimation de l’agence',
          text: 'Un objectif, un scénario ou un exemple dont le calcul est donné. Utile pour comparer, pas pour prouver.',
        },
        own: isDemonstration
          ? {
              title: 'Donnée de démonstration',
              text: 'L’agence est fictive : ces résultats le sont aussi. L’exploitant les remplace par les siens, un à un.',
            }
          : {
              title: 'Résultats de l’agence',
              text: 'Comptés par nous, sur nos propres mandats, à la date indiquée.',
            },
      },
      words: { basis: 'Base :', limits: 'Limites :', date: 'Date :', pages: 'Pages :' },
    },
  ],
} satisfies PageContent;
