import { isDemonstration, promised } from '../../site/agency.ts';
import { page } from '../page.ts';
import { ownData } from '../promises.ts';
import loi96Test from '../sections/loi96-test.ts';
import { cited } from '../sources.ts';

export default page({
  title: 'Conformité à la Loi 96 : votre site Web en français',
  description:
    'L’échéance du 1er juin 2025 est passée. Ce que la Loi 96 demande à un site Web, à vos factures et à vos contrats, article par article, et par où commencer.',
  summary: 'Test en quatre questions : le français de votre site suffit-il?',
  modified: '2026-11-27',
  keywords:
    'Loi 96 site Web, conformité Loi 96 Québec, Charte de la langue française, francisation entreprise, OQLF site Web, traduction site Web Québec',
  accent: 'berry',
  service: { type: 'Francisation de sites Web, de documents et d’interfaces' },
  sections: {
    hero: {
      eyebrow: 'Conformité à la Loi 96',
      title: 'Un lundi, une lettre de l’OQLF.',
      lead: 'Elle demande une version française de votre site. Elle ne parle pas encore d’amende : elle laisse un délai. Autant connaître vos écarts avant qu’elle arrive, page par page et facture par facture.',
      actions: { 'Réserver ma consultation': { external: 'booking' }, 'Faire le test': { anchor: 'test' } },
      facts: [
        { value: '25+', label: 'employés : inscription obligatoire à l’OQLF' },
        { value: '15 jours', label: 'au moins pour corriger, après un avis' },
      ],
      drawing: 'conformite-loi-96-quebec',
    },
    'story#echeance': {
      tone: 'night',
      eyebrow: 'ÉCHÉANCE 1er JUIN 2025',
      title: 'La date est passée. Et maintenant?',
      paragraphs: [
        'Depuis ce jour, les entreprises de 25 à 49 employés doivent s’inscrire à l’Office québécois de la langue française, comme le devaient déjà celles de 50 et plus, et l’affichage suit la règle du français « nettement prédominant ». Celles de 5 à 24 employés déclarent chaque année la part du personnel qui ne peut communiquer en français.',
        'Le site Web, lui, n’attendait pas cette date. Ce que vous publiez pour vendre au Québec doit exister en français, que vous soyez deux ou deux cents (article 52).',
      ],
      points: {
        'Inscription faite à temps': 'L’analyse linguistique se remet dans les trois mois de l’attestation.',
        'Inscription en retard': 'Les contrats publics et les subventions se ferment jusqu’à ce que ce soit fait.',
        'Marque en anglais':
          'Elle peut le rester; les mots qui décrivent le produit, non. Les stocks d’avant juin 2025 ont jusqu’au 1er juin 2027.',
      },
    },
    'metrics#chiffres': {
      eyebrow: 'Les chiffres, et ce qu’ils valent',
      title: 'Quatre nombres à lire jusqu’au bout',
      lead: 'Un chiffre qui fait peur sans dire d’où il vient ne sert qu’à vendre. Voici les nôtres avec leur base, et ceux de l’Office.',
      items: {
        'des entreprises à risque': {
          value: '78 %',
          detail: `Part des sites que nous avons examinés qui présentent au moins un écart. Estimation de l’agence, sans valeur statistique${isDemonstration ? ` (${ownData})` : ''}.`,
        },
        'amende maximale, première infraction': {
          value: '30 000 $',
          detail:
            'De 3 000 $ à 30 000 $ par infraction pour une entreprise (article 205), le double puis le triple en cas de récidive.',
        },
        'se corrigent sur demande': {
          value: '94 %',
          detail:
            'Près de 94 % des entreprises en faute se corrigent après l’avis (2024-2025). Source : La Presse canadienne, octobre 2025.',
        },
        'jours de mise en œuvre': {
          value: '5 à 15',
          detail:
            'Délai habituel de nos mandats selon l’ampleur du site; la francisation d’une entreprise de 25 personnes ou plus s’étend sur plusieurs mois.',
        },
      },
    },
    'cards#risques': {
      tone: 'surface',
      layout: 'ledger',
      swipeHint: true,
      eyebrow: 'Quatre risques',
      title: 'Ce qui arrive, du fréquent au rare',
      items: {
        'La plainte d’un client': {
          text: 'Une personne qui n’a pas trouvé le français sur votre site l’écrit à l’Office, en dix minutes, parfois sans donner son nom. Il en a reçu 10 371 en 2024-2025, dont près d’une sur cinq au sujet d’un site Web.',
          benefit: 'Suite : un avis, et au moins 15 jours pour corriger.',
        },
        'La porte des contrats publics': {
          text: 'Sans inscription ni programme de francisation, l’entreprise de 25 employés et plus perd l’accès aux appels d’offres et aux subventions. Certains programmes industriels exigent même un site en français.',
          benefit: 'Suite : une soumission écartée avant d’être lue.',
        },
        'Le contrat contesté': {
          text: 'Un abonnement ou des conditions de vente imposés doivent être remis d’abord en français (article 55). Le client lésé peut demander une baisse de prix ou la nullité.',
          benefit: 'Suite : une facture qu’il ne paiera peut-être pas.',
        },
        'L’amende': {
          text: 'Elle vient surtout quand la correction demandée a été ignorée. Exemple public : 3 000 $ le 30 septembre 2025, pour des factures remises en anglais seulement malgré une ordonnance.',
          benefit: 'Suite : un montant, et un communiqué à votre nom.',
        },
      },
    },
    'loi96-test#test': loi96Test,
    'comparison#idees-recues': {
      tone: 'surface',
      eyebrow: 'Six idées reçues',
      title: 'Ce que l’on croit, ce que la règle dit',
      lead: 'Entendues dans nos rencontres, vérifiées dans le texte. L’article est au bout de la phrase : vous pouvez aller le lire.',
      criteria: [
        'La taille',
        'La traduction',
        'Le double d’espace',
        'L’enseigne',
        'Les conditions de vente',
        'Le logiciel',
      ],
      theirs: {
        name: 'On croit',
        points: [
          'Moins de 25 employés : la Loi 96 ne nous touche pas.',
          'Un bouton de traduction automatique suffit.',
          'Tout le site doit montrer le français deux fois plus gros.',
          'Notre enseigne est une marque : elle peut rester en anglais seulement.',
          'L’anglais convient, le client l’a choisi dans le menu.',
          'Notre outil vient des États-Unis, nous n’y pouvons rien.',
        ],
      },
      ours: {
        name: 'La règle dit',
        points: [
          'Le seuil vise l’inscription. Le site qui vend ici est en français à toute taille (52).',
          'La version française vaut l’autre : même contenu, même accès, même qualité (89, 91).',
          'Le double vise l’affichage et la publicité (règlement, article 27.4). Un site suit l’équivalence.',
          'La marque peut rester. Mais vu de la rue, le français prend au moins deux fois plus de place (article 27.4).',
          'La version française se remet d’abord; l’autre vient ensuite, à sa demande (55).',
          'Si l’interface existe en français, c’est elle qu’il faut offrir (article 52.1) et, à 25 employés, installer (141).',
        ],
      },
    },
    'packages#forfaits': {
      eyebrow: 'Trois forfaits',
      title: 'Selon ce qui manque, pas selon la peur',
      lead: 'Le prix dépend du nombre de pages et de documents. Vous recevez d’abord la liste des écarts; vous choisissez ensuite qui les corrige.',
      action: { label: 'Réserver ma consultation', target: { external: 'booking' } },
      items: {
        ESSENTIEL: {
          audience: 'Site vitrine, deux langues ou une seule',
          text: 'Les pages qui vendent existent en français, et vos clients les trouvent.',
          features: [
            'Comparaison des versions, page par page',
            'Accueil, offres, prix, commande et contact traduits',
            'Menu, formulaires et messages d’erreur',
            'Titres et descriptions pour les moteurs',
            'Rapport des écarts, article par article',
          ],
          impact: 'Un client francophone achète sans changer de langue.',
        },
        PROFESSIONNEL: {
          audience: 'Boutique, abonnements, espace client',
          popular: 'Recommandé',
          text: 'Ce que le client signe et reçoit suit, dans le bon ordre.',
          features: [
            'Tout ce que contient ESSENTIEL',
            'Conditions, contrats et avis, français d’abord',
            'Factures, reçus et courriels automatiques',
            'Fiches de produits, modes d’emploi, garanties',
            'Règle de mise à jour des deux versions',
            'Formation de la personne qui publie',
          ],
          impact: 'La version française cesse d’avoir six mois de retard.',
        },
        ENTREPRISE: {
          audience: '25 employés et plus',
          text: 'Les outils de travail entrent dans la démarche, avec votre comité.',
          features: [
            'Tout ce que contient PROFESSIONNEL',
            'Relevé des logiciels et de leur langue',
            'Interfaces basculées en français là où elles existent',
            'Pièces pour l’analyse linguistique',
            'Glossaire de vos termes, relu',
            'Suivi tous les trois mois',
          ],
          impact: 'Le dossier de francisation avance sans attendre le service informatique.',
        },
      },
    },
    'faq#questions': {
      tone: 'surface',
      eyebrow: 'Questions de propriétaires',
      title: 'Ce que l’on nous demande à voix basse',
      answers: {
        'Mon entreprise a moins de 25 employés : la Loi 96 me concerne-t-elle?':
          'Oui, pour ce que vous publiez et remettez aux clients du Québec : site, factures, contrats imposés, modes d’emploi. De 5 à 24 employés, s’ajoute une déclaration annuelle au Registraire. L’inscription à l’Office commence à 25.',
        'Puis-je garder mon site en anglais?':
          'Oui, s’il existe une version française au moins équivalente : même contenu, aussi facile à trouver, aussi à jour. Une page d’accueil anglaise peut mener à un site français séparé et complet. La règle vise l’entreprise établie au Québec dont le site vend au Québec.',
        'Mon enseigne est en anglais : est-ce permis?':
          'Une marque reconnue peut y rester. Mais depuis le 1er juin 2025, ce qui se voit de l’extérieur doit montrer le français de façon « nettement prédominante » : dans le même champ visuel, au moins deux fois l’espace de l’autre langue, aussi lisible et aussi permanent (règlement, article 27.4). Notre test ne regarde que le site, les outils et les documents.',
        'Quelle est l’amende pour un site qui n’est pas en français?':
          'De 3 000 $ à 30 000 $ par infraction pour une entreprise, le double puis le triple en récidive. En pratique, l’Office demande d’abord une correction et laisse au moins 15 jours.',
        'J’ai reçu un avis de l’OQLF, que faire?': `Lisez la date limite, répondez avant, et corrigez d’abord ce que l’avis nomme. Nous pouvons chiffrer les travaux en ${promised.quote}; pour contester une ordonnance, il vous faut un juriste.`,
        'La traduction automatique est-elle acceptée?':
          'Aucun article ne l’interdit, mais la qualité doit valoir celle de l’autre langue. Une machine peut préparer le brouillon; une personne relit chaque page avant qu’elle soit publiée, surtout ce qui engage.',
        'Combien de temps prend la mise en conformité?':
          'De 5 à 15 jours pour un site, selon le nombre de pages et de documents : c’est notre délai habituel, pas un délai de la loi. La francisation des outils de travail prend plusieurs mois.',
      },
    },
    prose: {
      parts: {
        'D’où viennent ces règles {#sources}': [
          {
            sources: [
              { ...cited.article141, date: 'version du 13 avril 2026' },
              { ...cited.oqlf, date: '2025' },
              { ...cited.noovo, date: 'octobre 2025' },
              { ...cited.educaloi, date: 'lu en novembre 2026' },
            ],
          },
        ],
      },
    },
    'call-to-action#consultation': {
      eyebrow: 'Consultation gratuite, 30 minutes',
      title: 'Ouvrons votre site ensemble, en français.',
      lead: 'Nous suivons le chemin d’un client, de l’accueil à la facture, et nous notons chaque endroit où l’autre langue prend le dessus. La liste est à vous.',
      actions: { 'Réserver ma consultation': { external: 'booking' } },
    },
  },
});
