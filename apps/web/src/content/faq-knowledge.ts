import { isDemonstration } from '../site/agency.ts';
import type { AgencyFact } from '../site/faq-corpus.ts';
import { promises } from './promises.ts';

/** What visitors ask and pages answer outside their questions: delays, packages, audits, tools. Each in the words of its page. */
export const pageKnowledge: readonly AgencyFact[] = [
  {
    question: 'Combien de temps prend une application mobile?',
    answer:
      'De 12 à 19\u00a0semaines\u00a0: suivre le geste (2 à 3), esquisser à l’échelle (3 à 4), bâtir et roder (6 à 10), publier (1 à 2). Vous installez une version chaque quinzaine.',
    pages: ['mobileApps'],
    fragment: 'phases',
    phrasings: [
      'délai pour une application mobile',
      'délai de développement d’une application',
      'publier l’application dans les boutiques',
    ],
  },
  {
    question: 'Combien de temps prend une automatisation?',
    answer:
      'De 8 à 13\u00a0semaines\u00a0: le relevé des tâches (1 à 2), les règles (2 à 3), la construction et les essais (4 à 6), le relais (1 à 2).',
    pages: ['automation'],
    fragment: 'demarche',
    phrasings: ['délai pour une automatisation', 'délai pour relier nos logiciels'],
  },
  {
    question: 'Combien de temps prend un projet d’IA?',
    answer:
      'De 6 à 12\u00a0semaines, de l’audit au déploiement. À la fin de la deuxième phase, la preuve de concept, vous avez le droit d’arrêter.',
    pages: ['businessAi'],
    fragment: 'deploiement',
    phrasings: ['délai pour l’IA', 'délai de déploiement de l’IA', 'preuve de concept', 'projet pilote en IA'],
  },
  {
    question: 'Combien de temps prend un modèle 3D?',
    answer:
      'De 5 à 10\u00a0jours pour un objet simple, sans décor ni animation\u00a0: de 8 à 16 pour les quatre étapes complètes. Trois révisions sont comprises.',
    pages: ['modelling3d'],
    fragment: 'phases',
    phrasings: ['délai 3D', 'délai pour un rendu 3D', 'révisions d’un modèle 3D', 'étapes 3D'],
  },
  {
    question: 'Combien de temps prend un projet de design?',
    answer: 'De 6 à 10\u00a0semaines, en quatre phases courtes\u00a0: écouter, cadrer, dessiner, éprouver.',
    pages: ['uxDesign'],
    fragment: 'phases',
    phrasings: ['délai design', 'délai pour des maquettes', 'étapes du design'],
  },
  {
    question: 'Quand voit-on les effets du marketing?',
    answer:
      'Une première campagne est en ligne 48\u00a0h après votre accord sur le plan. Le référencement, lui, pousse lentement, mais il reste debout. Un rapport mensuel tient en une page.',
    pages: ['marketing'],
    fragment: 'phases',
    phrasings: [
      'délai publicité',
      'délai référencement',
      'résultats du marketing',
      'résultats de la publicité',
      'rapport mensuel',
    ],
  },
  {
    question: 'Une application ou un site?',
    answer:
      'Un bon site suffit quand vos clients vous visitent deux fois par an. L’application mérite sa place quand ils l’ouvrent chaque semaine, loin du bureau, pour un geste précis.',
    pages: ['mobileApps'],
    fragment: 'le-bon-geste',
    phrasings: ['choisir entre une application et un site', 'pourquoi une application'],
  },
  {
    question: 'Quels types d’applications faites-vous?',
    answer:
      'Les quatre se font\u00a0: native pour iPhone et iPad, native pour Android, multiplateforme (une base, deux boutiques) ou application Web installable. Nous tranchons selon vos usagers et votre budget d’entretien.',
    pages: ['mobileApps'],
    fragment: 'types',
    phrasings: [
      'application iPhone',
      'application Android',
      'application pour iPad',
      'application multiplateforme',
      'application Web installable',
      'PWA',
      'application hors ligne',
    ],
  },
  {
    question: 'Quels logiciels pouvez-vous relier?',
    answer:
      'La demande de devis en nomme onze\u00a0: Stripe ou PayPal, Salesforce, HubSpot, Google Workspace, Microsoft\u00a0365, Slack, Mailchimp, Shopify, WordPress, Zapier et QuickBooks. Le vôtre n’y est pas? Nommez-le.',
    pages: ['quote'],
    phrasings: [
      'relier Shopify',
      'relier WordPress',
      'relier notre CRM',
      'relier QuickBooks',
      'intégrations',
      'logiciels compatibles',
      'API',
      'Zapier, HubSpot, Salesforce, Slack',
      'Google Workspace ou Microsoft 365',
    ],
  },
  {
    question: 'Avec quelles technologies travaillez-vous?',
    answer:
      'React, TypeScript, HTML et CSS côté visiteur; Node.js et PostgreSQL côté serveur. Pour les applications\u00a0: Swift, Kotlin, React Native ou le Web installable.',
    pages: ['webDevelopment'],
    fragment: 'technologies',
    phrasings: [
      'langage de programmation',
      'technologies utilisées',
      'React',
      'TypeScript, Node.js, PHP, Python',
      'Swift, Kotlin, Flutter, React Native',
      'codé avec quoi',
    ],
  },
  {
    question: 'Faites-vous les textes, les photos et les vidéos?',
    answer:
      'Oui, au choix dans la demande de devis\u00a0: rédaction, photographie et vidéo. Une entrevue avec vos experts fournit la matière des textes.',
    pages: ['quote'],
    phrasings: [
      'rédaction',
      'qui écrit les textes',
      'écrire les textes du site',
      'photographe',
      'vidéo promotionnelle',
      'contenu',
    ],
  },
  {
    question: 'Quels sont vos forfaits pour la Loi\u00a096?',
    answer:
      'Trois\u00a0: ESSENTIEL (les pages qui vendent), PROFESSIONNEL (contrats, factures et boutique) et ENTREPRISE (25\u00a0employés et plus). Le prix dépend du nombre de pages et de documents.',
    pages: ['bill96'],
    fragment: 'forfaits',
    phrasings: [
      'forfaits loi 96',
      'prix de la conformité à la loi 96',
      'prix pour franciser un site',
      'mettre mon site conforme',
    ],
  },
  {
    question: 'Quels sont vos forfaits pour un site écologique?',
    answer:
      'Trois\u00a0: ESSENTIEL allège vos pages sans toucher au dessin, PREMIUM refait le site, ENTREPRISE couvre plusieurs sites et un rapport à remettre. Le prix suit le nombre de gabarits, et nous ne vendons pas de compensation.',
    pages: ['ecoWeb'],
    fragment: 'forfaits',
    phrasings: [
      'forfaits écologiques',
      'planter des arbres',
      'compensation carbone',
      'site vert plus cher',
      'prix d’un site écologique',
    ],
  },
  {
    question: 'Quels sont vos forfaits d’automatisation financière?',
    answer:
      'Trois\u00a0: STARTER PME (10 à 50\u00a0employés), BUSINESS (50 à 200) et ENTERPRISE (200 et plus). Le prix dépend de vos volumes et de vos logiciels.',
    pages: ['financeAutomation'],
    fragment: 'forfaits',
    phrasings: ['forfaits comptabilité', 'prix pour automatiser la comptabilité', 'prix pour automatiser les factures'],
  },
  {
    question: 'Que contient l’audit écologique?',
    answer:
      'Gratuit, 45\u00a0minutes\u00a0: nous pesons trois de vos pages devant vous et nommons les trois fichiers qui coûtent le plus. Si le site est déjà léger, nous vous le dirons.',
    pages: ['ecoWeb'],
    fragment: 'audit',
    phrasings: ['audit écologique', 'audit d’écoconception', 'peser mon site', 'audit de 45 minutes'],
  },
  {
    question: 'Que contient l’audit de sécurité?',
    answer:
      'Gratuit, 45\u00a0minutes\u00a0: nous lisons avec vous les en-têtes, les formulaires et les scripts de vos pages. Vous repartez avec trois corrections classées par urgence.',
    pages: ['healthFintech'],
    fragment: 'audit',
    phrasings: [
      'audit de sécurité',
      'mon site est-il sécuritaire',
      'vérifier la sécurité de mon site',
      'test d’intrusion',
    ],
  },
  {
    question: 'Que vaut l’audit de 147\u00a0$?',
    answer:
      'C’est l’audit de votre usage de l’IA\u00a0: 45\u00a0minutes d’une valeur indicative de 147\u00a0$, offertes, et un plan de 12\u00a0mois dont l’engagement est de 60\u00a0% de réduction.',
    pages: ['ecoChatbots'],
    fragment: 'audit',
    phrasings: [
      '147 $',
      'audit de l’IA',
      'audit de notre robot',
      'garantie de 60\u00a0% de réduction',
      'plan de 12 mois',
    ],
  },
  {
    question: 'Combien investir dans l’Industrie\u00a04.0?',
    answer:
      'De 10\u00a0000\u00a0$ à 300\u00a0000\u00a0$ par chantier, estimation de l’agence. Les premières machines reliées demandent de 10\u00a0000\u00a0$ à 40\u00a0000\u00a0$.',
    pages: ['industry40'],
    phrasings: [
      'prix des capteurs',
      'prix pour relier une machine',
      'prix de l’usine connectée',
      'budget industrie 4.0',
      'investissement pour une usine',
    ],
  },
  {
    question: 'Dans quelle langue travaillez-vous?',
    answer:
      'En français, contrat compris, du premier appel à la mise en ligne. La coordination se fait à 100\u00a0% au Québec.',
    pages: ['approach'],
    fragment: 'coordination',
    phrasings: [
      'parlez-vous anglais',
      'do you speak English',
      'service en anglais',
      'service en français',
      'travail fait au Québec',
      'outre-mer, Inde, offshore',
    ],
  },
  ...(isDemonstration
    ? [
        {
          question: 'Vos clients et vos projets sont-ils réels?',
          answer:
            'Non\u00a0: l’agence, ses projets, ses clients et ses résultats chiffrés sont inventés. Ce sont des démonstrations, et le site le dit au pied de chaque page.',
          pages: ['legalNotices'],
          phrasings: ['réels ou inventés', 'agence fictive'],
        } as const satisfies AgencyFact,
      ]
    : []),
  {
    question: 'Vos sites sont-ils accessibles aux personnes handicapées?',
    answer:
      'Le code est testé au clavier, au lecteur d’écran et sur un vieux téléphone. Ce site-ci vise les règles WCAG 2.2, niveau AA\u00a0: sa déclaration dit ce qui reste à prouver.',
    pages: ['accessibility'],
    phrasings: [
      'accessibilité',
      'personnes handicapées',
      'lecteur d’écran',
      'WCAG',
      'normes d’accessibilité',
      'site accessible',
      'contraste, clavier',
    ],
  },
  {
    question: 'Combien pèse ce site?',
    answer:
      'Chaque page est pesée avant d’être publiée, et un seul dépassement arrête tout. Le bouton «\u00a0Mesurer cette page\u00a0», au pied de chacune, compte ce que votre navigateur a reçu.',
    pages: ['ecodesign'],
    phrasings: ['poids de vos pages', 'votre propre empreinte', 'empreinte de ce site', 'mesurer cette page'],
  },
  {
    question: 'Pouvez-vous livrer en urgence?',
    answer: `Dites votre date dans la demande de devis\u00a0: un échéancier de moins d’un mois s’y choisit, et nous dirons s’il est réaliste. ${promises.quote}`,
    pages: ['quote'],
    phrasings: [
      'urgence',
      'projet urgent',
      'livrer rapidement',
      'délai de deux semaines',
      'délai de trois semaines',
      'date d’ouverture',
    ],
  },
  {
    question: 'Quelles tâches peut-on automatiser?',
    answer:
      'Celles qui se répètent, suivent une règle et traversent deux logiciels\u00a0: commandes, rendez-vous, factures, rappels, rapports. Une personne tranche ce qui sort de l’ordinaire.',
    pages: ['automation'],
    fragment: 'par-ou-commencer',
    phrasings: [
      'exemples d’automatisation',
      'quoi automatiser',
      'tâches répétitives',
      'gagner du temps',
      'éliminer la saisie',
      'commencer à automatiser',
    ],
  },
  {
    question: 'Aidez-vous à respecter la Loi\u00a025?',
    answer:
      'Oui\u00a0: carte des données, évaluation des facteurs relatifs à la vie privée, registre des incidents, accès et durées de conservation. L’audit de sécurité de 45\u00a0minutes est gratuit.',
    pages: ['healthFintech'],
    fragment: 'securite',
    phrasings: [
      'loi 25',
      'conformité à la loi 25',
      'site conforme à la loi 25',
      'évaluation des facteurs relatifs à la vie privée',
      'RGPD',
    ],
  },
  {
    question: 'Quelle était l’échéance de la Loi\u00a096?',
    answer:
      'Le 1er\u00a0juin 2025. Depuis, les entreprises de 25 à 49\u00a0employés s’inscrivent à l’OQLF; celles de 5 à 24 déclarent chaque année la part du personnel qui ne peut communiquer en français.',
    pages: ['bill96'],
    fragment: 'echeance',
    phrasings: [
      'date limite de la loi 96',
      'échéance du 1er juin 2025',
      'inscription à l’OQLF',
      'entreprise de 25 à 49 employés',
      'entreprise de 5 à 24 employés',
    ],
  },
  {
    question: 'Nos factures et nos contrats doivent-ils être en français?',
    answer:
      'Oui\u00a0: factures, reçus, contrats imposés et modes d’emploi. Un contrat d’adhésion se remet d’abord en français; l’autre langue vient ensuite, à la demande du client (article\u00a055).',
    pages: ['bill96'],
    fragment: 'idees-recues',
    phrasings: [
      'factures en français',
      'contrat en français',
      'conditions de vente en français',
      'documents en anglais',
      'modes d’emploi en anglais',
      'courriels en français',
    ],
  },
  {
    question: 'Peut-on garder une marque en anglais?',
    answer:
      'Elle peut rester; les mots qui décrivent le produit, non. Les stocks d’avant juin 2025 ont jusqu’au 1er\u00a0juin 2027.',
    pages: ['bill96'],
    fragment: 'echeance',
    phrasings: [
      'marque de commerce en anglais',
      'nom d’entreprise en anglais',
      'affichage',
      'enseigne',
      'slogan en anglais',
      'emballage en anglais',
    ],
  },
  {
    question: 'Comment savoir si nous respectons la Loi\u00a096?',
    answer:
      'Répondez aux quatre affirmations du test\u00a0: une minute, rien n’est envoyé. Chaque «\u00a0oui\u00a0» donne l’article en jeu et le premier geste.',
    pages: ['bill96'],
    fragment: 'test',
    phrasings: [
      'test loi 96',
      'vérifier si mon site respecte la loi 96',
      'sommes-nous conformes à la loi 96',
      'autoévaluation',
      'suis-je en règle',
    ],
  },
  {
    question: 'Qu’est-ce qui vous distingue d’une autre agence?',
    answer:
      'Une équipe choisie pour votre projet plutôt que celle qui est libre, assemblée en 24\u00a0h. La même personne, à Québec, vous répond du premier jour au dernier.',
    pages: ['approach'],
    fragment: 'difference',
    phrasings: [
      'pourquoi vous choisir',
      'pourquoi vous',
      'différence avec une autre agence',
      'agence traditionnelle',
      'avantages de votre agence',
      'vos forces',
    ],
  },
  {
    question: 'Qu’est-ce que votre plateforme d’automatisation?',
    answer:
      'Plus de 50\u00a0automatisations prêtes à brancher\u00a0: la facture se classe, le rappel part, la commande se saisit. Elle s’ouvre depuis l’accueil.',
    pages: ['home'],
    fragment: 'plateforme',
    phrasings: ['plateforme', 'plateforme d’automatisation'],
  },
  {
    question: 'Qu’est-ce qu’EcoWeb?',
    answer:
      'Notre gamme de sites écoresponsables, en construction. Ses promesses\u00a0: 87\u00a0% de CO₂ en moins, 65\u00a0% d’économies, des pages plus rapides.',
    pages: ['home'],
    fragment: 'ecoweb',
    phrasings: ['EcoWeb'],
  },
  {
    question: 'Garantissez-vous vos résultats?',
    answer:
      'Nous refusons de jurer qu’un site est conforme à tout, pour toujours. Nous disons ce qui est couvert et ce qui ne l’est pas, puis nous mesurons l’objectif convenu au départ.',
    pages: ['about'],
    fragment: 'refus',
    phrasings: ['garantie', 'résultats garantis', 'satisfaction garantie', 'promesse'],
  },
  {
    question: 'Puis-je essayer vos outils d’IA?',
    answer:
      'Oui, sans rien envoyer\u00a0: un robot, une lecture de facture et une prévision de ventes calculent dans votre navigateur. Une démonstration de 30\u00a0minutes est gratuite.',
    pages: ['businessAi'],
    fragment: 'demonstrations',
    phrasings: [
      'démonstration',
      'démonstration gratuite',
      'démo',
      'essayer l’IA',
      'tester le robot',
      'essayer la lecture de factures',
      'essayer la prévision des ventes',
    ],
  },
  {
    question: 'Que demande votre formulaire?',
    answer:
      'Trois réponses suffisent\u00a0: votre nom, votre courriel et le service qui vous intéresse. Le reste est facultatif et affine le devis.',
    pages: ['contact'],
    fragment: 'demande',
    phrasings: [
      'champs du formulaire',
      'formulaire obligatoire',
      'informations nécessaires pour un devis',
      'préparer la rencontre',
      'cahier des charges',
    ],
  },
  {
    question: 'Faites-vous des boutiques en ligne?',
    answer:
      'Oui\u00a0: paiement, taxes et livraison d’ici, stock partagé avec la caisse, fiches de produit légères et paniers abandonnés relancés avec tact.',
    pages: ['webDevelopment'],
    fragment: 'solutions',
    phrasings: [
      'boutique en ligne',
      'vendre en ligne',
      'commerce électronique',
      'panier d’achat',
      'paiement en ligne sur mon site',
      'inventaire de la caisse et du site',
      'Shopify',
    ],
  },
  {
    question: 'Quelles fonctionnalités peut avoir un site?',
    answer:
      'La demande de devis propose paiement, espace membre, plusieurs langues, blogue, clavardage, réservation, lien avec le CRM, statistiques, infolettre, réseaux sociaux, carte et galerie.',
    pages: ['quote'],
    phrasings: [
      'fonctionnalités',
      'réservation en ligne',
      'espace membre',
      'blogue',
      'carte interactive',
      'galerie de photos',
      'portail client',
      'formulaire sur mon site',
    ],
  },
  {
    question: 'Comment améliorez-vous le référencement?',
    answer:
      'Par les questions réelles de vos clients, des pages locales par ville desservie, la vitesse et la structure, et des liens mérités, jamais achetés. L’audit est gratuit.',
    pages: ['marketing'],
    fragment: 'services',
    phrasings: [
      'référencement',
      'être premier sur Google',
      'mon site est invisible sur Google',
      'référencement local',
      'améliorer ma position',
      'concurrent premier sur Google',
      'Google Maps',
    ],
  },
  {
    question: 'Gérez-vous la publicité Google?',
    answer:
      'Oui\u00a0: mots-clés d’achat seulement, exclusions revues chaque semaine, appels et formulaires mesurés, plafond de dépense respecté.',
    pages: ['marketing'],
    fragment: 'services',
    phrasings: ['publicité', 'publicité Google', 'Google Ads', 'campagne de publicité', 'annonces payantes'],
  },
  {
    question: 'Gérez-vous les réseaux sociaux?',
    answer:
      'Oui\u00a0: un calendrier tenable, des photos prises chez vous, des réponses en moins d’un jour ouvrable et une publicité ciblée par région.',
    pages: ['marketing'],
    fragment: 'services',
    phrasings: [
      'réseaux sociaux',
      'gérer notre page Facebook',
      'publicité Facebook',
      'publications Instagram',
      'gestion des réseaux sociaux',
    ],
  },
  {
    question: 'Êtes-vous sur les réseaux sociaux?',
    answer: 'Oui\u00a0: LinkedIn, GitHub, Behance et Instagram. Les liens sont au pied de chaque page.',
    pages: ['contact'],
    phrasings: [
      'vos comptes sur les réseaux sociaux',
      'suivre l’agence sur LinkedIn',
      'Behance, GitHub',
      'liens vers vos réseaux',
    ],
  },
  {
    question: 'Offrez-vous de la formation?',
    answer:
      'Oui. La remise d’un site comprend une formation de deux heures, et celle d’une automatisation, la formation des utilisateurs sur leurs dossiers. Le formulaire de contact permet d’en demander une à part.',
    pages: ['contact'],
    fragment: 'demande',
    phrasings: ['formation', 'former mes employés', 'formation de notre équipe', 'cours'],
  },
];
