/** Id of the page's main element, the target of the skip link. */
export const mainId = 'contenu';
