/** One tab per team: its people, tools and projects. */
export default {
  eyebrow: 'Six équipes types',
  title: 'Qui viendrait chez vous?',
  lead: 'Ces équipes sont des points de départ : la vôtre aura ses propres noms.',
  specialistsTitle: 'Spécialistes',
  technologiesTitle: 'Technologies',
  projectsTitle: 'Projets types :',
  /** By the ids of their tabs. */
  tabs: {
    'banque-fintech': {
      type: 'Banque et finance',
      description:
        'Des gens qui ont déjà vécu un audit et qui savent qu’une virgule mal placée dans un virement finit au téléphone.',
      specialists: [
        'Architecte en sécurité',
        'Développeuse de services transactionnels',
        'Analyste en conformité',
        'Conceptrice d’interfaces de paiement',
      ],
      technologies: ['TypeScript', 'PostgreSQL', 'Chiffrement et journaux protégés', 'Authentification forte'],
      projects: 'portails de prêt, ouverture de compte en ligne, rapprochement automatisé.',
    },
    commerce: {
      type: 'Commerce et détail',
      description:
        'Une équipe qui pense à la caisse, à l’entrepôt et au vendredi de novembre en même temps qu’à la page d’accueil.',
      specialists: [
        'Développeur de boutiques',
        'Spécialiste de l’inventaire',
        'Photographe 3D',
        'Stratège en acquisition',
      ],
      technologies: ['React', 'Paiement et taxes du Canada', 'Synchronisation de stock', 'Recherche tolérante'],
      projects: 'boutiques en ligne, programmes de fidélité, retrait en magasin.',
    },
    sante: {
      type: 'Santé',
      description:
        'Des personnes habituées aux horaires de clinique, au secret professionnel et aux usagers qui n’ont pas choisi d’être là.',
      specialists: [
        'Conceptrice en accessibilité',
        'Développeur d’intégrations médicales',
        'Conseillère en vie privée',
        'Rédactrice en langage clair',
      ],
      technologies: [
        'Hébergement au Québec',
        'Normes d’échange en santé',
        'Journal des accès',
        'Formulaires accessibles',
      ],
      projects: 'prise de rendez-vous, portails de patients, suivi à distance.',
    },
    education: {
      type: 'Plateformes éducatives',
      description:
        'D’anciens enseignants en font partie. Ils savent qu’une classe décroche en sept minutes et qu’un parent écrit à minuit.',
      specialists: ['Conceptrice pédagogique', 'Développeuse de plateformes', 'Vidéaste', 'Spécialiste en évaluation'],
      technologies: [
        'Normes de contenu ouvertes',
        'Vidéo légère sous-titrée',
        'Suivi de progression',
        'Mode hors ligne',
      ],
      projects: 'formations en entreprise, campus en ligne, banques d’exercices.',
    },
    industrie: {
      type: 'Industriel',
      description:
        'Bottes à cap d’acier comprises. Ils ont relié des automates de trois générations sans arrêter la ligne.',
      specialists: [
        'Ingénieure en automatisation',
        'Intégrateur de systèmes',
        'Modeleur 3D',
        'Analyste de données de production',
      ],
      technologies: [
        'Protocoles industriels ouverts',
        'Tableaux de bord en temps réel',
        'Vision par ordinateur',
        'Liens avec la gestion intégrée',
      ],
      projects: 'suivi de production, maintenance préventive, notices de montage en 3D.',
    },
    gouvernement: {
      type: 'Gouvernement',
      description:
        'Des gens patients, rompus aux appels d’offres, aux standards d’accessibilité et à la relecture à quatre yeux.',
      specialists: [
        'Experte en accessibilité',
        'Architecte de l’information',
        'Terminologue',
        'Responsable de la sécurité',
      ],
      technologies: ['Standard d’accessibilité du Québec', 'Hébergement souverain', 'Formats ouverts', 'Archivage'],
      projects: 'services aux citoyens, intranets municipaux, données ouvertes.',
    },
  },
} as const;
