export default {
  category: 'photography',
  title: 'Huit secondes sans bouger',
  description:
    'Site d’un studio de portraits au collodion : une plaque par écran, sur fond noir, et la réservation dit combien de temps tenir la pose.',
  summary: 'Une plaque par écran, reproduite sous deux lumières.',
  alt: 'Une plaque de verre sur fond noir : un portrait en buste aux tons doux, des bords coulés et une empreinte de doigt dans un coin.',
  tags: ['Photographie', 'Portrait', 'Collodion'],
  client: 'Atelier Grain d’argent',
  technologies: ['Site statique', 'AVIF', 'Réservation'],
  problem:
    'Superbes en main, les plaques devenaient grises à l’écran. Et les clients arrivaient en croyant poser comme devant un téléphone.',
  decision:
    'Chaque plaque est reproduite sous deux lumières, et le visiteur passe de l’une à l’autre du doigt. L’argent se remet à briller.',
  figure: { value: '8 s', label: 'de pose, la nuque appuyée, les yeux ouverts si possible' },
} as const;
