import { agency, promised } from '../../site/agency.ts';
import { page } from '../page.ts';
import contactForm from '../sections/contact-form.ts';

export default page({
  title: 'Contact | Devis Gratuit 24h',
  description: `Décrivez ce qui bloque et recevez en ${promised.reply} nos premières recommandations, puis un devis gratuit. Consultation gratuite de 30 minutes, audit offert.`,
  summary: 'Écrire, appeler, réserver un appel ou un audit.',
  modified: '2026-11-27',
  accent: 'berry',
  sections: {
    hero: {
      eyebrow: 'Contact et devis gratuit',
      title: 'Un nœud à défaire?',
      lead: `Un site que personne ne trouve, une saisie faite deux fois, une idée qui attend depuis l’hiver : dites-nous où ça coince. Nos premières recommandations partent en ${promised.reply}, avec votre devis si votre message suffit à le chiffrer.`,
      actions: {
        'Écrire ma demande': { anchor: 'demande' },
        [`Appeler le ${agency.phone}`]: { external: 'phone' },
        'Réserver ma consultation': { external: 'booking' },
      },
      compact: true,
      drawing: 'contact',
    },
    'contact-form#demande': contactForm,
    'story#audit': {
      tone: 'surface',
      eyebrow: 'Audit gratuit',
      title: 'Pas encore de projet? Faites d’abord inspecter la charpente.',
      paragraphs: [
        'Vous nous donnez l’adresse de votre site. Nous l’examinons comme un inspecteur en bâtiment : ce qui est sain, ce qui travaille, ce qui presse.',
      ],
      points: {
        'Analyse du référencement':
          'Ce que Google lit de vos pages, les questions de vos clients auxquelles elles ne répondent pas.',
        Performance: 'Le temps d’attente sur un téléphone ordinaire, et ce qui pèse pour rien.',
        Sécurité: 'Les logiciels en retard, les en-têtes manquants, les portes restées entrouvertes.',
        [`Un rapport en ${promised.audit}`]:
          'Détaillé, dans l’ordre des urgences, sans engagement. Les heures se comptent à partir de notre appel, et le rapport est à vous, quoi que vous décidiez ensuite.',
      },
      actions: { 'Réserver mon audit gratuit': { external: 'booking' } },
    },
  },
});
