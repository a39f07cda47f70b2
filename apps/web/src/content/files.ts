import { agency } from '../site/agency.ts';

/** Sentences of the files that programs and curious people request by name. No script contains them. */
export const fileStrings = {
  humans: `/* ÉQUIPE */
${agency.name}, ${agency.city}
Courriel : ${agency.email}

/* SITE */
Langue : français (Québec)
Conçu avec : HTML, CSS, TypeScript et React, sans témoin, sans traceur et sans ressource d’un tiers
Caractères : Atkinson Hyperlegible Next et Bricolage Grotesque, sous licence SIL Open Font
`,
  /** Titles of the pages that carbon.txt names. */
  carbon: {
    ecodesign: 'Déclaration d’écoconception, et poids mesuré de chaque page',
    claims: 'Base de chaque chiffre mis de l’avant, ceux du climat compris',
  },
} as const;

/** Text alternatives of share images, which `apps/web/media/share` draws. */
export const shareStrings = {
  page: '{brand} : « {title} », près d’une coupe de bois dessinée.',
  project: '« {title} », {client} : {alt}',
};
