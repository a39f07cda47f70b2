/** Text alternatives of share images, which `apps/web/media/share` draws. */
export const shareStrings = {
  page: (brand: string, title: string) =>
    `${brand}\u00a0: «\u00a0${title}\u00a0», en lettres claires sur un fond vert sombre, près d’une coupe de bois dessinée.`,
  project: (title: string, client: string, alt: string) => `«\u00a0${title}\u00a0», ${client}\u00a0: ${alt}`,
};
