/** A table of the weights of all pages, which the build measures and prerenders. It fills in the placeholders. */
export default {
  eyebrow: 'Mesures',
  title: 'Ce que pèse chaque page',
  lead: 'L’outil qui construit le site pèse ce qu’il vient d’écrire, et imprime le résultat ici. Rien n’est recopié à la main.',
  table: {
    /** `{weight}` and `{co2}` of the median page. */
    summary:
      'Pesée du {date} : {pages} pages. La page médiane pèse {weight} et émet {co2} de CO₂. Chaque page est comptée comme à une première visite lue jusqu’au bas sur un téléphone : octets reçus (Brotli et en-têtes compris), requêtes, éléments, EcoIndex sur 100. Le CO₂ suit le modèle Sustainable Web Design 4, moyenne mondiale. Aucun script n’est demandé à la lecture.',
    caption: 'Du plus lourd au plus léger',
    head: ['Page', 'Poids et CO₂', 'Requêtes et éléments', 'EcoIndex'],
    weight: '{weight}, {co2}',
    /** For a page with lazy pictures. `{text}`: the weight without them. */
    weightWithPictures: '{weight}, {co2} ({text} sans les images)',
    parts: '{requests} et {elements}',
    /** Row of the heaviest project. */
    project: 'Réalisations : la plus lourde des {count}',
  },
  actions: { 'Peser votre page à son tour': { page: 'ecoWeb', fragment: 'pesez' } },
  /** Replaces the table where it was not prerendered. */
  absent: 'Le tableau est imprimé par la construction du site; il n’a pas pu être lu ici.',
} as const;
