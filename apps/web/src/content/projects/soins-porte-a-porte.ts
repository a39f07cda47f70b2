export default {
  category: 'medical',
  title: 'Le dossier qui suit l’infirmière',
  description:
    'Sept visites par jour, souvent sans réseau : le dossier voyagera dans la tablette et la plaie se comparera à celle de la semaine passée.',
  summary: 'Tout s’écrira au chevet, même sans réseau.',
  alt: 'Dossier à onglets posé sur une couverture à carreaux lavande : quatre contours datés d’une plaie qui rapetisse et une tournée de sept visites.',
  tags: ['Dossier clinique', 'Hors ligne', 'Soins à domicile'],
  client: 'Soins Porte-à-Porte',
  technologies: ['Application Web', 'Base locale chiffrée', 'Synchronisation'],
  status: 'En développement',
  problem:
    'Les notes prises dans l’entrée se recopiaient le soir, à la cuisine. Une mesure sur dix se perdait entre le carnet et le clavier.',
  decision:
    'Tout s’écrira au chevet, même sans réseau. Le contour se tracera sur la photo, et la surface en cm² se calculera d’elle-même.',
  figure: { value: '7 visites', label: 'par jour et par infirmière, de la ville au bout du lac' },
} as const;
