import { page } from './page.ts';
import siteSearch from './sections/site-search.ts';

export default page({
  title: 'Page introuvable, erreur 404 | Retrouvez votre chemin',
  description:
    'L’adresse demandée ne mène à aucune page du site. Cherchez la page par son nom dans la liste complète ou revenez à l’accueil.',
  accent: 'berry',
  sections: {
    hero: {
      eyebrow: 'Erreur 404',
      title: 'Ce sentier ne mène nulle part.',
      lead: 'L’adresse a changé, ou une lettre s’est perdue en route. Cherchez la page par son nom, ou repartez du début.',
      actions: { 'Retourner à l’accueil': { page: 'home' }, 'Chercher une page': { anchor: 'recherche' } },
      drawing: 'introuvable',
    },
    'site-search#recherche': { tone: 'surface', ...siteSearch },
  },
});
