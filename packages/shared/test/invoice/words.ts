/** The items of a text, between bars. */
export const list = (text: string): readonly string[] => text.split(/\s*\|\s*/);

/** Names of suppliers, places and goods: fictional. */
export const trades = list(`Boulangerie | Garage | Clinique dentaire | Services conseils | Les Entreprises | Studio |
  Groupe | Atelier | Ferme | Transport | Toitures | Plomberie | Librairie | Location | Pharmacie | Informatique |
  Paysagiste | Verger`);

export const names = list(`Bellerive | du Faubourg | Tremblay & Fils | Côté | L’Épinette noire | des Deux-Rives |
  Saint-Roch | Gagnon-Roy | Boréal | de la Côte | Morin et associés | Harfang | Rang Double`);

export const englishNames = list(`Northern Lights Electric | Maple Ridge Consulting | Smith & Sons |
  Blue Heron Design | St. Lawrence Freight | Granite Harbour Supply | Riverside Dental`);

/** Suppliers whose name starts with a word that announces something else. */
export const announced = list(`Adresse Symphonique | Solde Mode | Facture Simple inc. | Date & Figue | Page Blanche |
  Total Énergie inc.`);

export const people = list(`Julie Tremblay, graphiste | Me Sylvie Garneau, notaire | Marc-André Bédard |
  Lise Ouellet CPA`);

export const streets = list(`rue Saint-Jean | boul. Laurier | chemin du Lac | avenue Cartier | 3e Rang |
  rue de la Couronne`);

export const towns = list(`Québec (Québec)  G1R 2B5 | Lévis QC G6V 3A4 | Montréal, Québec H2X 1Y4 |
  Saguenay (QC) G7H 5B1`);

export const goods = {
  fr: list(`Main-d’œuvre | Pose de gypse 4 x 8 | Boîte de vis no 8 | Consultation du 3 au 7 mars |
    Hébergement Web, 12 mois | Verre trempé 6 mm | Bouquet de saison | Changement d’huile 5W30 |
    Impression, 500 copies | Livre (exempt de TVQ) |
    Licence (45,00 USD à 1,37)`),
  en: list(`Labour | Oil change 5W30 | Web hosting, 12 months | Printing, 500 copies | Gravel 0-3/4 | Site visit |
    License (45.00 USD at 1.37)`),
};

/** Employees, as invoices name them. */
export const employees = list(`Luc | JT | Marie-Ève L. | Kim Bélanger | É. Roy`);
