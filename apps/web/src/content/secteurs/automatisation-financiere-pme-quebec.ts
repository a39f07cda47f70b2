import type { PageContent } from '../schema/page.ts';

export default {
  title: 'Première version de la page, à écrire par son auteur',
  description:
    'Première version de cette page : son auteur y mettra une description de cent dix à cent soixante caractères, comme les autres pages du site.',
  accent: 'forest',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Page',
      title: 'Titre',
      lead: 'Texte.',
      actions: [{ label: 'Nous écrire', target: { page: 'contact' } }],
    },
  ],
} satisfies PageContent;
