export default {
  category: 'photography',
  title: 'Retrouver sa ligne d’arrivée',
  description:
    'On tape son dossard, on voit ses photos : les clichés de la course se trient pendant que les derniers marchent encore.',
  summary: 'On tape son numéro, on voit ses photos de la course.',
  alt: 'Planche de contact de silhouettes qui courent, gris charbon et jaune fluo, une image agrandie autour du dossard 887.',
  tags: ['Photographie', 'Course à pied', 'Lecture de numéros'],
  client: 'Photo-Dossard',
  technologies: ['Python', 'OpenCV', 'Galerie statique'],
  problem:
    'Chercher son visage parmi 21 000 images prenait plus de temps que la course. La moitié des gens abandonnait.',
  decision:
    'Les numéros se lisent sur place, sans qu’un seul visage soit reconnu. Dossard plié? L’heure de passage suffit.',
  figure: { value: '21 000', label: 'clichés triés avant la remise des médailles' },
} as const;
