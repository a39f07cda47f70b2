/** Guidelines that the agency follows, by abbreviation; none is a certificate. Our drawings of logos: `public/media/certifications/`. */
export default {
  eyebrow: 'Lignes directrices suivies',
  title: 'Quatre référentiels, aucun trophée',
  lead: 'Aucun de ces textes ne décerne de titre à une agence. Nous suivons leurs règles et nous écrivons où nous en sommes.',
  /** Each description gives the degree of compliance: « Lignes directrices suivies », never « certifié ». */
  items: {
    WSG: {
      name: 'Web Sustainability Guidelines du W3C',
      description:
        'Lignes directrices suivies. Projet de note de groupe, version du 3 juillet 2026 : ni norme, ni certificat.',
      logoAlt: 'Feuille et chevrons',
      colour: 'forest',
    },
    RGESN: {
      name: 'Référentiel général d’écoconception de services numériques',
      description:
        'Lignes directrices suivies. 78 critères (Arcep, 17 mai 2024), volontaire et sans label; la déclaration dit le score et les écarts.',
      logoAlt: 'Liste de contrôle sur une rondelle de bois',
      colour: 'river',
    },
    GWF: {
      name: 'Green Web Foundation',
      description:
        'Liste d’hébergeurs qui présentent leurs preuves chaque année. Nous choisissons parmi eux, et nous vérifions la date.',
      logoAlt: 'Prise de courant et branche',
      colour: 'larch',
    },
    SWD: {
      name: 'Sustainable Web Design, modèle 4',
      description:
        'La formule qui convertit les octets en grammes. Publique, discutée, donc comparable d’un site à l’autre.',
      logoAlt: 'Balance à deux plateaux',
      colour: 'berry',
    },
  },
} as const;
