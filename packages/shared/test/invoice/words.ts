/** Names of suppliers, places and goods: fictional. */
export const trades = [
  'Boulangerie',
  'Garage',
  'Clinique dentaire',
  'Services conseils',
  'Les Entreprises',
  'Studio',
  'Groupe',
  'Atelier',
  'Ferme',
  'Transport',
  'Toitures',
  'Plomberie',
  'Librairie',
  'Location',
  'Pharmacie',
  'Informatique',
  'Paysagiste',
  'Verger',
] as const;
export const names = [
  'Bellerive',
  'du Faubourg',
  'Tremblay & Fils',
  'Côté',
  'L’Épinette noire',
  'des Deux-Rives',
  'Saint-Roch',
  'Gagnon-Roy',
  'Boréal',
  'de la Côte',
  'Morin et associés',
  'Harfang',
  'Rang Double',
] as const;
export const englishNames = [
  'Northern Lights Electric',
  'Maple Ridge Consulting',
  'Smith & Sons',
  'Blue Heron Design',
  'St. Lawrence Freight',
  'Granite Harbour Supply',
  'Riverside Dental',
] as const;
export const people = [
  'Julie Tremblay, graphiste',
  'Me Sylvie Garneau, notaire',
  'Marc-André Bédard',
  'Lise Ouellet CPA',
] as const;
export const streets = [
  'rue Saint-Jean',
  'boul. Laurier',
  'chemin du Lac',
  'avenue Cartier',
  '3e Rang',
  'rue de la Couronne',
] as const;
export const towns = [
  'Québec (Québec)  G1R 2B5',
  'Lévis QC G6V 3A4',
  'Montréal, Québec H2X 1Y4',
  'Saguenay (QC) G7H 5B1',
] as const;
export const goods = {
  fr: [
    'Main-d’œuvre',
    'Pose de gypse 4 x 8',
    'Boîte de vis no 8',
    'Consultation du 3 au 7 mars',
    'Hébergement Web, 12 mois',
    'Verre trempé 6 mm',
    'Bouquet de saison',
    'Changement d’huile 5W30',
    'Impression, 500 copies',
  ],
  en: ['Labour', 'Oil change 5W30', 'Web hosting, 12 months', 'Printing, 500 copies', 'Gravel 0-3/4', 'Site visit'],
} as const;
