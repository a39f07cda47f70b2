import { finance } from '../computed.ts';
import { page } from '../page.ts';
import financeRoi from '../sections/finance-roi.ts';

export default page({
  title: 'Automatisation financière pour les PME du Québec',
  description:
    'Factures lues, approuvées et rapprochées sans ressaisie. Calculez vos économies avec vos volumes, puis réservez une consultation gratuite.',
  summary: 'Factures, relances et rapports : calculez ce que vous y gagnez.',
  modified: '2026-11-27',
  keywords:
    'automatisation financière, automatisation comptable PME, traitement des factures fournisseurs, rapprochement bancaire automatique, calculateur de rendement',
  accent: 'river',
  service: {
    name: 'Automatisation financière pour PME',
    type: 'Automatisation de la comptabilité et des finances',
    offer: 'Consultation gratuite de 30 minutes',
  },
  sections: {
    hero: {
      eyebrow: 'Automatisation financière pour PME',
      title: 'La fin de mois sans la fin de semaine.',
      lead: 'Vos fournisseurs envoient des PDF. Votre équipe les ouvre, les lit, les tape et les classe. Nous automatisons ce trajet, de la boîte de courriel au grand livre, et votre contrôleuse garde le dernier mot.',
      actions: {
        'Réserver ma consultation gratuite': { external: 'booking' },
        'Calculer mes économies': { anchor: 'roi-calculator' },
      },
      facts: [
        { value: finance.timeSavedRounded, label: `économisées par an, pour ${finance.invoices} factures par mois` },
        { value: finance.roiRounded, label: `de rendement, avec ${finance.errors} erreurs par mois` },
        { value: '30 min', label: 'de consultation gratuite' },
      ],
      drawing: 'automatisation-financiere-pme-quebec',
    },
    'tiles#points-de-friction': {
      tone: 'surface',
      eyebrow: 'Où ça bloque',
      title: 'Six tiroirs où l’argent attend',
      lead: 'Aucun n’est dramatique. Ensemble, ils mangent la dernière semaine de chaque mois.',
      items: {
        'La facture dort dans un courriel':
          'Arrivée le 3, retrouvée le 28. Entre-temps, l’escompte pour paiement rapide s’est envolé.',
        'La même ligne, tapée deux fois':
          'Du PDF au logiciel comptable, puis au chiffrier de suivi. Deux chiffres inversés et plus rien ne concorde.',
        'L’approbation se promène':
          'Le bon à payer attend une signature. La signature, elle, est sur un chantier jusqu’à jeudi.',
        'Les taxes se démêlent à la course':
          'TPS, TVQ, dépense mixte, fournisseur non inscrit : les cas particuliers sortent tous la veille de la déclaration.',
        'Personne n’ose relancer':
          'Réclamer un compte en retard demande du temps et du front. Le délai s’allonge, la marge de crédit aussi.',
        'Le portrait date d’un mois': 'Quand les états arrivent, la décision est prise. Vous conduisez au rétroviseur.',
      },
    },
    'cards#piliers': {
      eyebrow: 'Ce que nous automatisons',
      title: 'Six piliers, du bon de commande au bilan',
      lead: 'Prenez-en un, prenez-les tous. Chacun tient debout seul et s’appuie sur le logiciel comptable que vous avez.',
      mobileFeatures: 3,
      swipeHint: true,
      items: {
        'Comptes fournisseurs': {
          text: 'La facture est lue à l’arrivée, peu importe le format.',
          features: [
            'Courriel, PDF, photo ou portail du fournisseur',
            'Date, taxes, montants et lignes extraits',
            'Doublons repérés avant l’écriture',
            'Pièce classée avec son écriture',
          ],
          benefit: 'Votre commis vérifie au lieu de taper.',
        },
        Approbations: {
          text: 'Le bon montant, devant la bonne personne.',
          features: [
            'Seuils par montant, projet ou centre de coûts',
            'Accord donné depuis le téléphone, pièce à l’appui',
            'Remplaçant désigné pendant les vacances',
            'Trace datée de chaque décision',
          ],
          benefit: 'Plus de facture orpheline sur le coin d’un bureau.',
        },
        Rapprochement: {
          text: 'La banque et le grand livre se parlent tous les matins.',
          features: [
            'Relevés de comptes et de cartes importés',
            'Appariement par montant, date et référence',
            'Commande, réception et facture comparées',
            'Écarts réunis dans une seule liste',
          ],
          benefit: 'Il reste à expliquer les écarts, pas à les chercher.',
        },
        'Comptes clients': {
          text: 'Relancer sans y penser, et sans froisser.',
          features: [
            'Facture envoyée dès la livraison confirmée',
            'Rappels gradués, dans le ton de la maison',
            'Dépôts appliqués aux bonnes factures',
            'Comptes fragiles signalés tôt',
          ],
          benefit: 'L’argent rentre pendant que vous faites autre chose.',
        },
        'Taxes et pièces justificatives': {
          text: 'La déclaration se prépare toute l’année, une facture à la fois.',
          features: [
            'TPS et TVQ ventilées à la saisie',
            'Numéros d’inscription contrôlés',
            'Pièces retrouvées par montant ou par fournisseur',
            'Remises et échéances au calendrier',
          ],
          benefit: 'Le vérificateur demande une pièce : vous l’avez.',
        },
        'Trésorerie et rapports': {
          text: 'Le portrait du jour, pas celui du mois passé.',
          features: [
            'Encaisse projetée d’après vos échéances',
            'Résultats par projet ou par succursale',
            'États du mois montés en brouillon',
            'Avis quand un poste dérape',
          ],
          benefit: 'La réunion du lundi commence avec des chiffres frais.',
        },
      },
    },
    'finance-roi#roi-calculator': { tone: 'surface', ...financeRoi },
    'packages#forfaits': {
      eyebrow: 'Trois formules',
      title: 'À la taille de votre tenue de livres',
      lead: 'Le prix dépend de vos volumes et de vos logiciels : il se discute chiffres en main, à partir des fourchettes de la demande de devis.',
      action: { label: 'Réserver une consultation', target: { external: 'booking' } },
      items: {
        'STARTER PME': {
          audience: '10 à 50 employés',
          text: 'Une personne tient les livres et répond au téléphone. Nous lui enlevons la saisie.',
          features: [
            'Lecture des factures fournisseurs',
            'Repérage des doublons',
            'Rapprochement d’un compte bancaire',
            'Rappels aux clients en retard',
            'Ventilation de la TPS et de la TVQ',
            'Formation de la personne qui tient les livres',
          ],
          impact: 'Le classeur à factures devient une boîte de réception vide.',
        },
        BUSINESS: {
          audience: '50 à 200 employés',
          popular: 'Le plus populaire',
          text: 'Deux ou trois personnes aux finances, plusieurs approbateurs, des projets à suivre de près.',
          features: [
            'Tout ce que contient STARTER PME',
            'Circuits d’approbation par seuil',
            'Comparaison commande, réception, facture',
            'Plusieurs comptes, cartes et devises',
            'Dépôts appliqués aux factures',
            'Tableau de bord de la contrôleuse',
          ],
          impact: 'La fermeture du mois cesse d’être un événement.',
        },
        ENTERPRISE: {
          audience: '200 employés et plus',
          text: 'Plusieurs entités, un progiciel de gestion, des vérificateurs externes qui posent des questions.',
          features: [
            'Tout ce que contient BUSINESS',
            'Opérations entre sociétés du groupe',
            'Branchement au progiciel de gestion (PGI)',
            'Rôles et séparation des tâches',
            'Journal complet pour la vérification',
            'États consolidés montés en brouillon',
          ],
          impact: 'Chaque écriture sait d’où elle vient et qui l’a approuvée.',
        },
      },
    },
    'process#deploiement': {
      tone: 'night',
      eyebrow: 'Le déploiement',
      title: 'Trois étapes, jamais en pleine fermeture',
      lead: 'Le calendrier se cale sur le vôtre : nous ne touchons à rien pendant vos fins de mois ni vos remises de taxes.',
      phases: {
        'Audit et configuration': {
          text: 'Nous suivons trente factures à la trace, de l’enveloppe au paiement, avant de régler quoi que ce soit.',
          activities: [
            'Entrevue avec la personne qui saisit',
            'Plan comptable, taxes et fournisseurs repris',
            'Seuils et circuits d’approbation écrits',
            'Accès donnés au strict nécessaire',
            'Mesure de départ : heures, erreurs, délais',
          ],
        },
        Déploiement: {
          text: 'Un fournisseur, puis dix, puis tous. L’ancienne méthode reste ouverte tant que la nouvelle ne concorde pas.',
          activities: [
            'Un mois traité en double, écart par écart',
            'Fournisseurs ajoutés par vagues',
            'Équipe formée sur ses propres factures',
            'Une personne à appeler, nommée d’avance',
          ],
        },
        Optimisation: {
          text: 'Les exceptions racontent ce qui manque. Nous les lisons chaque mois et ajustons les règles.',
          activities: [
            'Règles revues d’après les exceptions',
            'Heures et erreurs comparées au départ',
            'Pilier suivant choisi selon le gain',
            'Documentation tenue à jour',
          ],
        },
      },
    },
    'faq#questions': {
      tone: 'surface',
      eyebrow: 'Questions de contrôleuse',
      title: 'Avant de laisser quelqu’un toucher aux livres',
      answers: {
        'Devons-nous quitter notre logiciel comptable?':
          'Non. Il reste la source officielle. L’automatisation lui prépare des écritures et y joint la pièce; si vous l’arrêtez demain, vos livres sont complets et à leur place.',
        'La machine peut-elle payer un fournisseur toute seule?':
          'Non. Elle prépare le lot de paiements, et une personne autorisée le libère. La séparation des tâches que demande votre vérificateur est respectée, et chaque geste porte un nom et une heure.',
        'Et si un montant est mal lu?':
          'Le total est recalculé d’après les lignes et les taxes. S’il ne concorde pas, ou si la lecture est douteuse, la facture va dans la file des exceptions au lieu d’aller dans les livres.',
        'Le résultat du calculateur est-il garanti?':
          'Non, c’est une estimation faite d’une formule affichée et de vos quatre chiffres. Elle sert à savoir si la conversation vaut une demi-heure. L’audit, lui, mesure vos vraies heures.',
      },
    },
    'call-to-action#consultation': {
      eyebrow: 'Consultation gratuite, 30 minutes',
      title: 'Apportez une facture, la plus laide.',
      lead: 'Nous suivons son parcours avec vous, à l’écran. À la fin de l’appel, vous savez ce qui s’automatise, ce qui n’en vaut pas la peine et par quoi commencer.',
      actions: { 'Réserver ma consultation gratuite': { external: 'booking' }, 'Demander un devis': { page: 'quote' } },
    },
  },
});
