import { agency, promised } from '../../site/agency.ts';
import { page } from '../page.ts';
import { promises } from '../promises.ts';

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
    'contact-form#demande': {
      title: 'Trois réponses suffisent',
      lead: 'Nom, courriel et service. Le reste affine le devis.',
      legends: { person: 'Vos Coordonnées', project: 'Votre Projet', message: 'Votre Message' },
      fields: {
        name: { label: 'Nom' },
        email: { label: 'Courriel' },
        phone: { label: 'Téléphone' },
        company: { label: 'Entreprise' },
        website: { label: 'Site Web actuel', hint: 'Par exemple : votreentreprise.example' },
        serviceType: { label: 'Service qui vous intéresse' },
        projectType: { label: 'Type de projet' },
        budget: { label: 'Budget', hint: 'Une fourchette nous évite de viser à côté.' },
        timeline: { label: 'Échéancier', hint: 'Nous dirons s’il est réaliste.' },
        message: {
          label: 'Ce qui bloque, et pour qui',
          hint: 'La tâche qui revient chaque semaine, le logiciel en place, la date qui ne bouge pas : ce sont ces détails qui font un devis juste.',
        },
      },
      callBack: {
        label: 'Je préfère un appel',
        none: 'Non, écrivez-moi',
      },
      choose: 'Choisissez un service',
      chooseOptional: 'Je ne sais pas encore',
      draft: {
        title: 'Nous avons repris votre résultat',
        text: 'Il est inscrit dans votre message. Rien ne part avant que vous appuyiez sur le bouton.',
        remove: 'Retirer ce résultat',
        removed: 'Le résultat est retiré de votre message.',
        edited: 'Vous avez modifié ce résultat : effacez-le vous-même dans votre message.',
      },
      privacy: {
        title: 'Ce que deviennent ces renseignements',
        items: [
          { term: 'But', text: 'répondre à votre demande et préparer votre devis.' },
          { term: 'Durée', text: promises.erased },
          { term: 'Droits', text: 'vous pouvez la consulter, la corriger ou la faire effacer en tout temps.' },
        ],
        link: { label: 'Politique de confidentialité', target: { page: 'privacy' } },
      },
      announcement: 'Votre demande est en route.',
      success: {
        posted: `Nous vous répondrons en ${promised.reply}.`,
        next: {
          title: 'Bien reçu. Voici la suite.',
          text: 'Vous n’avez rien d’autre à faire pour l’instant.',
          steps: [
            'Une personne de l’équipe lit votre demande, du premier au dernier mot.',
            `Nos premières recommandations vous parviennent par courriel en ${promised.reply}, avec le devis si votre message suffit à le chiffrer.`,
            'Vous aimez mieux en parler de vive voix? La consultation dure 30 minutes et ne coûte rien.',
          ],
          actions: { 'Réserver ma consultation': { external: 'booking' }, 'Retourner à l’accueil': { page: 'home' } },
        },
      },
      postedFailure:
        'la demande n’a pas été enregistrée. Une réponse manque peut-être (nom, courriel, service), ou notre serveur n’a pas pu la prendre : revenez à la page précédente pour retrouver vos réponses, relisez-les, et envoyez de nouveau dans quelques minutes.',
      channels: {
        title: 'Plutôt de vive voix?',
        email: 'Par courriel',
        phone: 'Par téléphone',
        responseTime: 'Sous 24h ouvrables',
        quote: {
          title: 'Un projet à chiffrer?',
          text: 'La demande de devis pose les questions utiles, en quatre étapes et cinq minutes.',
          action: { label: 'Ouvrir la demande de devis', target: { page: 'quote' } },
        },
        call: {
          title: 'Consultation gratuite',
          text: '30 minutes, au téléphone ou en vidéo. Vous repartez avec un avis clair, même si nous ne faisons pas affaire ensemble.',
          action: { label: 'Réserver ma consultation', target: { external: 'booking' } },
        },
      },
      place: {
        title: 'Coordonnées',
        address: 'Bureau',
        hours: 'Heures',
        payment: 'Paiement',
        platform: {
          label: 'Déménageurs',
          action: { label: 'Voir notre logiciel', target: { external: 'movingPlatform' } },
        },
      },
    },
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
