/** Text alternatives of share images, which `apps/web/media/share` draws. */
export const shareStrings = {
  page: '{brand} : « {title} », en lettres claires sur un fond vert sombre, près d’une coupe de bois dessinée.',
  project: '« {title} », {client} : {alt}',
};
