export default {
  category: 'portfolio',
  title: 'Neuf maisons, neuf coupes',
  description:
    'Portfolio d’architectes : chaque maison se présente par sa coupe, et la lumière y tourne avec l’heure où l’on ouvre la page.',
  summary: 'La lumière tourne dans la coupe, à l’heure de chez vous.',
  alt: 'Coupe au trait noir d’une maison étroite de trois étages; un faisceau bleu entre par la lucarne. Index de 01 à 09 à gauche.',
  tags: ['Portfolio', 'Architecture', 'Dessin au trait'],
  client: 'Lucarne Architecture',
  technologies: ['SVG', 'CSS', 'Site statique'],
  website: 'site',
  problem: 'Leurs photos ressemblaient à toutes les photos : un îlot, trois tabourets, un ciel bleu.',
  decision:
    'Plus une seule photo à l’accueil. Une coupe par projet, et un faisceau qui descend par la lucarne selon l’heure qu’il est chez vous.',
  demo: 'Tournez l’heure et la saison : le vrai soleil descend dans la coupe. Quelques formules d’astronomie, et pas une photo.',
  figure: { value: '4,2 m', label: 'de large : la plus étroite des neuf maisons' },
} as const;
