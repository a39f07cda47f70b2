/** The page's main part: where the skip link leads. */
export const mainId = 'contenu';
