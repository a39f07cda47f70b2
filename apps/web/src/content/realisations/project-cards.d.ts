/** Made by `scripts/project-cards.ts`: what lists show of each project, in the order of the page. */
declare module 'virtual:project-cards' {
  export const projectCards: readonly import('../schema/project.ts').ProjectCard[];
}
