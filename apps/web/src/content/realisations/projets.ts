/** Categories of the portfolio, as the specification names them. */
export type ProjectCategory =
  | 'ai'
  | 'medical'
  | 'branding'
  | 'web'
  | 'agency'
  | 'fintech'
  | 'portfolio'
  | 'marketing'
  | 'animation'
  | 'construction'
  | 'ecommerce'
  | 'restaurant'
  | 'photography'
  | 'corporate'
  | 'animation_web'
  | 'boxxpilot';

/** A project of the portfolio. Clients are invented, as the legal notices say. */
export interface Project {
  readonly id: number;
  /** Name of its scene in `packages/media/portfolio`, of its picture, and of its address. */
  readonly slug: string;
  /** Path of the picture without extension: `.avif` and `.webp` exist. */
  readonly imageSrc: string;
  /** What the picture shows, for those who do not see it. */
  readonly alt: string;
  readonly category: ProjectCategory;
  readonly title: string;
  readonly description: string;
  /** The first two stand on the card. */
  readonly tags: readonly string[];
  readonly client: string;
  readonly technologies: readonly string[];
  readonly featured: boolean;
  readonly status?: 'En développement';
  readonly website?: string;
}

/** Size of every picture, in pixels. */
export const projectPicture = { width: 720, height: 540 } as const;

type Entry = Omit<Project, 'imageSrc'>;

const entries: readonly Entry[] = [
  {
    id: 1,
    slug: 'fromagerie-brise-noire',
    alt: 'Page d’accueil moutarde : une grande meule cendrée, entamée d’une pointe, et trois fromages avec leur prix.',
    category: 'ecommerce',
    title: 'La cave ouverte en ligne',
    description:
      'Boutique d’une fromagerie de côte : chaque meule affiche son lot et son âge, le panier réserve la pointe et la caisse du comptoir suit le même stock. La cueillette se choisit à la demi-heure.',
    tags: ['Boutique en ligne', 'Cueillette', 'Stock partagé'],
    client: 'Fromagerie Brise-Noire',
    technologies: ['React', 'Node.js', 'PostgreSQL', 'Paiement en ligne'],
    featured: true,
  },
  {
    id: 2,
    slug: 'clinique-marche-douce',
    alt: 'Carte des pressions sous deux pieds, du bleu au rouge, et un téléphone où l’on choisit l’heure d’un rendez-vous.',
    category: 'medical',
    title: 'Un rendez-vous en trois touches',
    description:
      'Prise de rendez-vous d’une clinique de podiatrie, pensée avec des patients de plus de 70 ans : gros boutons, rappels par texto, et la carte des pressions expliquée en mots simples après la visite.',
    tags: ['Santé', 'Accessibilité', 'Rappels'],
    client: 'Clinique Marche-Douce',
    technologies: ['React Native', 'TypeScript', 'Hébergement au Québec'],
    featured: true,
  },
  {
    id: 3,
    slug: 'toitures-granit-nord',
    alt: 'Plan de toit vu du ciel sur fond noir, un versant orange, les longueurs cotées et la surface totale de 168 m².',
    category: 'construction',
    title: 'Le relevé de toit sans échelle',
    description:
      'Le drone photographie, l’outil trace les versants et remet au couvreur un plan coté. Ce qui demandait une demi-journée et un harnais se fait de la camionnette, et la soumission part le jour même.',
    tags: ['Construction', 'Mesure par drone', 'Soumissions'],
    client: 'Toitures Granit-Nord',
    technologies: ['React', 'WebGL', 'Python', 'OpenCV'],
    featured: true,
  },
];

/** Every project, in the order of the page. */
export const projects: readonly Project[] = entries.map((entry) => ({
  ...entry,
  imageSrc: `/media/portfolio/${entry.slug}`,
}));
