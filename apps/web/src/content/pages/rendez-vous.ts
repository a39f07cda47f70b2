import { agency } from '../../site/agency.ts';
import { page } from '../page.ts';

export default page({
  title: 'Rendez-vous : choisir une heure avec l’agence',
  description:
    'La réservation en ligne n’est pas encore ouverte. Par téléphone ou par écrit, dites-nous ce que vous voulez regarder et deux moments qui vous conviennent.',
  summary: 'Choisir une heure, en attendant l’agenda en ligne.',
  modified: '2026-11-22',
  accent: 'larch',
  sections: {
    hero: {
      eyebrow: 'Rendez-vous',
      title: 'L’agenda n’est pas encore en ligne. Nous, oui.',
      lead: 'Les boutons qui mènent ici ouvriront un jour un agenda. D’ici là, c’est une personne qui le tient : un appel ou trois lignes, et l’heure est à vous.',
      actions: {
        [`Appeler le ${agency.phone}`]: { external: 'phone' },
        'Proposer deux moments': { page: 'contact', query: { service: 'consultation' }, fragment: 'demande' },
      },
      drawing: 'rendez-vous',
    },
    'cards#motifs': {
      tone: 'surface',
      eyebrow: 'Trois rendez-vous',
      title: 'Lequel vous faut-il?',
      lead: 'Les trois sont gratuits et ne vous engagent à rien.',
      items: {
        'La consultation': {
          text: 'Vous avez un projet, ou seulement un agacement. Nous trions ce qui mérite d’être fait et ce qui peut attendre.',
          benefit: 'Vous repartez avec un avis clair.',
          action: {
            label: 'Demander une consultation',
            target: { page: 'contact', query: { service: 'consultation' }, fragment: 'demande' },
          },
        },
        'L’audit': {
          text: 'Vous avez un site. Nous en regardons le poids, le référencement et la sécurité, puis nous vous rendons la liste dans l’ordre.',
          benefit: 'Le rapport est à vous, quoi que vous décidiez.',
          action: {
            label: 'Demander un audit',
            target: { page: 'contact', query: { service: 'audit-gratuit' }, fragment: 'demande' },
          },
        },
        'La démonstration': {
          text: 'Vous voulez voir tourner un robot, une automatisation ou un modèle avant d’en parler. Nous ouvrons l’écran avec vous.',
          benefit: 'Vos questions passent avant nos diapositives.',
          action: {
            label: 'Demander une démonstration',
            target: { page: 'contact', query: { service: 'automatisation' }, fragment: 'demande' },
          },
        },
      },
    },
    'story#comment': {
      eyebrow: 'Comment faire',
      title: 'De vive voix, ou à votre rythme',
      paragraphs: [
        'Nommez ce que vous voulez regarder, et deux ou trois moments qui vous conviennent. C’est tout ce qu’il nous faut pour fixer l’heure.',
      ],
      points: {
        'Par téléphone': `${agency.hours}. L’heure est fixée avant de raccrocher.`,
        'Par écrit': 'Inscrivez vos moments dans le message du formulaire. Une personne en confirme un par courriel.',
        'Sur place ou en vidéo': `Au ${agency.street}, à ${agency.city}, ou par un lien que nous vous envoyons. C’est vous qui choisissez.`,
      },
      actions: { 'Écrire à l’agence': { page: 'contact', fragment: 'demande' } },
    },
  },
});
