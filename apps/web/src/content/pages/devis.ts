import { promised } from '../../site/agency.ts';
import { page } from '../page.ts';
import { promises } from '../promises.ts';
import quoteForm from '../sections/quote-form.ts';

export default page({
  title: 'Devis Gratuit | Estimation de Projet Web',
  description: `Quatre étapes, cinq minutes : décrivez votre projet. Une fois le besoin clair, votre devis personnalisé vous parvient en ${promised.quote}.`,
  summary: 'Votre projet en quatre étapes, pour un devis.',
  modified: '2026-11-27',
  keywords: 'devis gratuit, estimation de projet Web, soumission site Web, prix et tarif d’un site Web',
  accent: 'berry',
  sections: {
    hero: {
      eyebrow: 'Devis gratuit',
      title: 'Quatre étapes, un devis.',
      lead: `Comptez cinq minutes. Deux réponses courtes valent mieux qu’un cahier des charges : nous vous demanderons le reste. ${promises.quote}`,
      compact: true,
      drawing: 'devis',
    },
    'quote-form#demande': quoteForm,
  },
});
