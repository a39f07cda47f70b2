import { promised } from '../../site/agency.ts';
import { stats } from '../computed.ts';
import { page } from '../page.ts';

export default page({
  title: 'Portfolio | Réalisations Web & Mobile',
  description:
    'Boutiques, cliniques, chantiers, cloches et traversiers : nos projets par métier, chacun avec son problème, la décision prise et le chiffre qui compte.',
  summary: 'Nos réalisations, métier par métier, chacune sur sa page.',
  modified: '2026-11-22',
  keywords: 'réalisations Web Québec, portfolio agence numérique, exemples de sites Web, études de cas PME',
  accent: 'forest',
  sections: {
    hero: {
      eyebrow: 'Portfolio',
      title: 'Chaque métier a son bois.',
      lead: 'Une fromagerie ne se dessine pas comme une fonderie. Ouvrez un projet : ce qui n’allait pas, ce qui a été décidé, et un chiffre que les gens du métier reconnaissent.',
      drawing: 'portfolio',
      facts: [
        { value: `${stats.projects}+`, label: 'projets' },
        { value: stats.satisfaction, label: 'de satisfaction' },
        { value: promised.replyFigure, label: 'ouvrables pour vous répondre' },
        { value: stats.rating, label: 'note moyenne' },
      ],
    },
    'portfolio-grid#projets': {
      tone: 'surface',
      eyebrow: 'Les projets',
      title: 'À feuilleter, debout ou assis',
    },
    'call-to-action#suite': {
      title: 'Le prochain sera le vôtre?',
      lead: 'Dites-nous ce qui accroche dans vos journées. Nous vous dirons lequel de ces projets y ressemble, et ce qu’il a demandé.',
      actions: { 'Nous écrire': { page: 'contact' }, 'Réserver un appel': { external: 'booking' } },
    },
  },
});
