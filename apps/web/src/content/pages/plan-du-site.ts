import { page } from '../page.ts';

export default page({
  title: 'Plan du site : toutes les pages en un regard',
  description:
    'Chaque page du site, rangée avec ses semblables et résumée en une ligne : agence, services, secteurs, articles, mentions et engagements.',
  summary: 'Chaque page, rangée et résumée en une ligne.',
  modified: '2026-11-22',
  accent: 'larch',
  sections: {
    hero: {
      eyebrow: 'Plan du site',
      title: 'L’arbre, branche par branche',
      lead: 'Une ligne par page, pour savoir ce qui vous y attend.',
      drawing: 'plan-du-site',
    },
    'site-plan': {
      groups: {
        page: 'L’agence',
        service: 'Services',
        sector: 'Secteurs',
        article: 'Articles',
        legal: 'Mentions et engagements',
      },
    },
  },
});
