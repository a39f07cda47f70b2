import type { InvoiceField } from '../../src/invoice/types.ts';

type Expected = { readonly [Field in InvoiceField]?: string | number } & { readonly totalsMatch: boolean | null };

/** An invoice as a visitor would paste it, with the expected fields; a field missing from the invoice is absent. */
export interface SampleInvoice {
  readonly text: string;
  readonly expected: Expected;
}

const sample = (text: string, expected: Expected): SampleInvoice => ({ text: text.replace(/^\n/, ''), expected });

/** Fifty invoices of fictional suppliers: the layouts, languages, formats, gaps and errors that a small business receives. */
export const invoices: readonly SampleInvoice[] = [
  sample(
    `
Quincaillerie du Cap
245, rue Saint-Jean, Québec (Québec) G1R 1N8
Téléphone : 418 555-0110

FACTURE
No de facture : 20461
Date : 2026-03-14

Vis à bois        2 x 12,50      25,00 $
Scie à onglet     1 x 75,00      75,00 $

Sous-total                      100,00 $
TPS (5 %)                         5,00 $
TVQ (9,975 %)                     9,98 $
Total                           114,98 $
`,
    {
      supplier: 'Quincaillerie du Cap',
      documentNumber: '20461',
      documentDate: '2026-03-14',
      subtotal: 100,
      gst: 5,
      qst: 9.98,
      total: 114.98,
      totalsMatch: true,
    },
  ),
  sample(
    `
Ébénisterie Tremblay & Fils inc.
Facture no F-2026-014
Le 14 mars 2026
Facturé à : Gestion Morin inc.
Comptoir en érable    1 234,56 $
Sous-total : 1 234,56 $
TPS : 61,73 $
TVQ : 123,15 $
Total à payer : 1 419,44 $
TPS 123456789 RT0001
TVQ 1234567890 TQ0001
`,
    {
      supplier: 'Ébénisterie Tremblay & Fils inc.',
      documentNumber: 'F-2026-014',
      documentDate: '2026-03-14',
      subtotal: 1234.56,
      gst: 61.73,
      qst: 123.15,
      total: 1419.44,
      totalsMatch: true,
    },
  ),
  sample(
    `
NORTHERN PINE SUPPLIES LTD.
INVOICE
Invoice #: INV-00872
Invoice Date: March 14, 2026
Due Date: April 13, 2026
Bill To: Épicerie Lavoie
Subtotal $1,234.56
GST 5% $61.73
QST 9.975% $123.15
Total Due $1,419.44
`,
    {
      supplier: 'NORTHERN PINE SUPPLIES LTD.',
      documentNumber: 'INV-00872',
      documentDate: '2026-03-14',
      subtotal: 1234.56,
      gst: 61.73,
      qst: 123.15,
      total: 1419.44,
      totalsMatch: true,
    },
  ),
  sample(
    `
Fournisseur : Traiteur Boréal
N° 1187
Date de facturation : 1er août 2026
Échéance : 31 août 2026
Buffet froid, 40 personnes 1 150,00
Montant avant taxes 1 150,00
T.P.S. 57,50
T.V.Q. 114,71
Montant total 1 322,21
`,
    {
      supplier: 'Traiteur Boréal',
      documentNumber: '1187',
      documentDate: '2026-08-01',
      subtotal: 1150,
      gst: 57.5,
      qst: 114.71,
      total: 1322.21,
      totalsMatch: true,
    },
  ),
  sample(
    `
Plomberie Beaupré inc.                         FACTURE
12, chemin du Ruisseau                         Facture : 5530
Lévis (Québec)  G6V 3A4                        Date : 14/03/2026

Remplacement du chauffe-eau        850.00
Main-d'œuvre 3 h                   255.00

                     Sous-total   1105.00
                     TPS            55.25
                     TVQ           110.22
                     TOTAL        1270.47
`,
    {
      supplier: 'Plomberie Beaupré inc.',
      documentNumber: '5530',
      documentDate: '2026-03-14',
      subtotal: 1105,
      gst: 55.25,
      qst: 110.22,
      total: 1270.47,
      totalsMatch: true,
    },
  ),
  sample(
    `
Studio Harfang
Facture numéro 88
Émise le 3 février 2026
Petit fournisseur : aucune taxe perçue.
Retouche photo, 6 images
Total : 420,00 $
`,
    { supplier: 'Studio Harfang', documentNumber: '88', documentDate: '2026-02-03', total: 420, totalsMatch: null },
  ),
  sample(
    `
Transport Rivière-aux-Pins
No facture    Date          Client
T-4471        2026-05-02    C-220
Sous-total
TPS/TVH
TVQ
Total
640,00 $
32,00 $
63,84 $
735,84 $
`,
    {
      supplier: 'Transport Rivière-aux-Pins',
      documentNumber: 'T-4471',
      documentDate: '2026-05-02',
      subtotal: 640,
      gst: 32,
      qst: 63.84,
      total: 735.84,
      totalsMatch: true,
    },
  ),
  sample(
    `
Imprimerie du Fleuve
Facture no 30-221
Date de la facture : 9 janvier 2026
Sous-total 500,00 $
TPS 25,00 $
TVQ 49,88 $
Total 584,88 $
`,
    {
      supplier: 'Imprimerie du Fleuve',
      documentNumber: '30-221',
      documentDate: '2026-01-09',
      subtotal: 500,
      gst: 25,
      qst: 49.88,
      total: 584.88,
      totalsMatch: false,
    },
  ),
  sample(
    `
Déneigement Lac-Clair
FACTURE N° 2026-003
Date: 2 déc. 2026
Contrat saisonnier 800,00
S/total 800,00
TPS 5% 40,00
TVQ 9,975% 97,80
Total 937,80
`,
    {
      supplier: 'Déneigement Lac-Clair',
      documentNumber: '2026-003',
      documentDate: '2026-12-02',
      subtotal: 800,
      gst: 40,
      qst: 97.8,
      total: 937.8,
      totalsMatch: false,
    },
  ),
  sample(
    `
Librairie Coin de Rue
Reçu no 9981
2026-04-20
Livres de comptabilité 60,00
Sous-total 60,00
TPS 3,00
Total 63,00
`,
    {
      supplier: 'Librairie Coin de Rue',
      documentNumber: '9981',
      documentDate: '2026-04-20',
      subtotal: 60,
      gst: 3,
      total: 63,
      totalsMatch: true,
    },
  ),
  sample(
    `
From: Maple Ridge Consulting
To: Atelier Nordet
Invoice No. 2231
Dated 5 Jan 2026
Amount before taxes 2,400.00
GST/HST 120.00
QST 239.40
Amount due CAD 2,759.40
`,
    {
      supplier: 'Maple Ridge Consulting',
      documentNumber: '2231',
      documentDate: '2026-01-05',
      subtotal: 2400,
      gst: 120,
      qst: 239.4,
      total: 2759.4,
      totalsMatch: true,
    },
  ),
  sample(
    `
Note de crédit no NC-77
Ferme aux Quatre Vents
Date : 11 juin 2026
Sous-total -50,00 $
TPS -2,50 $
TVQ -4,99 $
Total -57,49 $
`,
    {
      supplier: 'Ferme aux Quatre Vents',
      documentNumber: 'NC-77',
      documentDate: '2026-06-11',
      subtotal: -50,
      gst: -2.5,
      qst: -4.99,
      total: -57.49,
      totalsMatch: true,
    },
  ),
  sample(
    `
Serrurerie Express Limoilou
Facture # SE/2026/118
Québec, le 22 avril 2026
Ouverture de porte ........ 95,00 $
Sous-total ................ 95,00 $
TPS ....................... 4,75 $
TVQ ....................... 9,48 $
TOTAL ..................... 109,23 $
Merci de votre confiance!
`,
    {
      supplier: 'Serrurerie Express Limoilou',
      documentNumber: 'SE/2026/118',
      documentDate: '2026-04-22',
      subtotal: 95,
      gst: 4.75,
      qst: 9.48,
      total: 109.23,
      totalsMatch: true,
    },
  ),
  sample(
    `
| Atelier Mécanique Roy |
| No de facture : AMR-901 | Date : 17-09-2026 |
| Freins avant | 310,40 |
| Sous-total | 310,40 |
| TPS | 15,52 |
| TVQ | 30,96 |
| Total | 356,88 |
`,
    {
      supplier: 'Atelier Mécanique Roy',
      documentNumber: 'AMR-901',
      documentDate: '2026-09-17',
      subtotal: 310.4,
      gst: 15.52,
      qst: 30.96,
      total: 356.88,
      totalsMatch: true,
    },
  ),
  sample(
    `
Café du Quai
Sous-total 18,50
TPS 0,93
TVQ 1,85
Total 21,28
Pourboire 3,00
Montant payé 24,28
`,
    { supplier: 'Café du Quai', subtotal: 18.5, gst: 0.93, qst: 1.85, total: 21.28, totalsMatch: true },
  ),
  sample(
    `
9123-4567 Québec inc.
Facture 7741
Date : 30 sept. 2026
Location de nacelle, 3 jours à 275,00 $
Total partiel 825,00 $
TPS 5 % x 825,00 $ = 41,25 $
TVQ 9,975 % x 825,00 $ = 82,29 $
Grand total 948,54 $
`,
    {
      supplier: '9123-4567 Québec inc.',
      documentNumber: '7741',
      documentDate: '2026-09-30',
      subtotal: 825,
      gst: 41.25,
      qst: 82.29,
      total: 948.54,
      totalsMatch: true,
    },
  ),
  sample(
    `
Facturé à : Clinique Bellerive
No de facture : 66
Date : 2026-02-28
Total : 200,00 $
`,
    { documentNumber: '66', documentDate: '2026-02-28', total: 200, totalsMatch: null },
  ),
  sample(
    `
Services informatiques Brume
Facture no: 2026-0007
Date d’émission : 8 juillet 2026
Date d’échéance : 7 août 2026
Période du 1er juin au 30 juin 2026
Soutien mensuel    1 500,00 $
Sous-total    1 500,00 $
Rabais fidélité    -100,00 $
Montant avant taxes    1 400,00 $
TPS (123 456 789 RT 0001)    70,00 $
TVQ (1234567890 TQ 0001)    139,65 $
Total    1 609,65 $
`,
    {
      supplier: 'Services informatiques Brume',
      documentNumber: '2026-0007',
      documentDate: '2026-07-08',
      subtotal: 1400,
      gst: 70,
      qst: 139.65,
      total: 1609.65,
      totalsMatch: true,
    },
  ),
  sample(
    `
Fleuriste Pétale et Tige
14 février 2026
Bouquet 45,00 $
Taxes incluses
Total 51,74 $
`,
    { supplier: 'Fleuriste Pétale et Tige', documentDate: '2026-02-14', total: 51.74, totalsMatch: null },
  ),
  sample(
    `
TAX INVOICE
Granite Harbour Inc.
Invoice Number  GH-5120
Issue date  2026/10/05
Sub-total  980.00
G.S.T.  49.00
Q.S.T.  97.76
Balance due  1,126.76
`,
    {
      supplier: 'Granite Harbour Inc.',
      documentNumber: 'GH-5120',
      documentDate: '2026-10-05',
      subtotal: 980,
      gst: 49,
      qst: 97.76,
      total: 1126.76,
      totalsMatch: true,
    },
  ),
  sample(
    `
Toitures Hautes-Terres
FACTURE
Numéro de facture
HT-3302
Date
25 octobre 2026
Réfection partielle
Sous-total
7 850,00 $
TPS
392,50 $
TVQ
783,04 $
Total
9 025,54 $
`,
    {
      supplier: 'Toitures Hautes-Terres',
      documentNumber: 'HT-3302',
      documentDate: '2026-10-25',
      subtotal: 7850,
      gst: 392.5,
      qst: 783.04,
      total: 9025.54,
      totalsMatch: true,
    },
  ),
  sample(
    `
Garderie des Mésanges
Reçu officiel
Payé par : Alice Gagné
Total des heures : 32
Montant total : 294,40 $
`,
    { supplier: 'Garderie des Mésanges', total: 294.4, totalsMatch: null },
  ),
  sample(
    `
Verger Belle-Rive — 88, rang Saint-Louis, Saint-Pierre
Facture no 415 du 3 octobre 2026
Pommes Cortland, 40 boîtes à 22,00 $
Total : 880,00 $ (produits alimentaires de base, détaxés)
`,
    { supplier: 'Verger Belle-Rive', documentNumber: '415', documentDate: '2026-10-03', total: 880, totalsMatch: null },
  ),
  sample(
    `
Électricité Fontaine ltée
Licence RBQ 5678-1234-01
Facture : EF-20260611
Date : 06/11/2026
Sous-total : 2 310,00$
TPS : 115,50$
TVQ : 230,42$
Total : 2 655,92$
`,
    {
      supplier: 'Électricité Fontaine ltée',
      documentNumber: 'EF-20260611',
      documentDate: '2026-11-06',
      subtotal: 2310,
      gst: 115.5,
      qst: 230.42,
      total: 2655.92,
      totalsMatch: true,
    },
  ),
  sample(
    `
Agence Lumen
FACTURE No. 0092
Date de facture: 2026.06.30
Conception d'affiche — 600,00 $
Formation sur la TPS et la TVQ — 150,00 $
Sous-total — 750,00 $
TPS — 37,50 $
TVQ — 74,81 $
Total — 862,31 $
`,
    {
      supplier: 'Agence Lumen',
      documentNumber: '0092',
      documentDate: '2026-06-30',
      subtotal: 750,
      gst: 37.5,
      qst: 74.81,
      total: 862.31,
      totalsMatch: true,
    },
  ),
  sample(
    `
Massothérapie Équilibre
Reçu n° 2026-118
Date du document : 19 mai 2026
Séance de 60 minutes        85,00 $
Sous-total                  85,00 $
TPS                         4,25 $
TVQ                         8,48 $
Total                       97,73 $
Acompte                     -40,00 $
Solde à payer               57,73 $
`,
    {
      supplier: 'Massothérapie Équilibre',
      documentNumber: '2026-118',
      documentDate: '2026-05-19',
      subtotal: 85,
      gst: 4.25,
      qst: 8.48,
      total: 97.73,
      totalsMatch: true,
    },
  ),
  sample(
    `
Entretien ménager Reflet
Facture no 77
Date : 12 mars 2026
Sous-total 300,00 $   TPS 15,00 $   TVQ 29,93 $   Total 344,93 $
`,
    {
      supplier: 'Entretien ménager Reflet',
      documentNumber: '77',
      documentDate: '2026-03-12',
      subtotal: 300,
      gst: 15,
      qst: 29.93,
      total: 344.93,
      totalsMatch: true,
    },
  ),
  sample(
    `
Menuiserie Laflèche
Facture 2026-19
Émise le 2026-08-09
Sous-total main-d’œuvre 400,00 $
Sous-total matériaux 250,00 $
Sous-total 650,00 $
TPS 32,50 $
TVQ 64,84 $
Total 747,34 $
`,
    {
      supplier: 'Menuiserie Laflèche',
      documentNumber: '2026-19',
      documentDate: '2026-08-09',
      subtotal: 650,
      gst: 32.5,
      qst: 64.84,
      total: 747.34,
      totalsMatch: true,
    },
  ),
  sample(
    `
Énergie Nordet
Facture no : 300045127
Date de facturation : 04 mai 2026
Solde précédent 88,12 $
Paiement reçu -88,12 $
Consommation 76,40 $
Sous-total 76,40 $
TPS 3,82 $
TVQ 7,62 $
Montant dû 87,84 $
Payable avant le 25 mai 2026
`,
    {
      supplier: 'Énergie Nordet',
      documentNumber: '300045127',
      documentDate: '2026-05-04',
      subtotal: 76.4,
      gst: 3.82,
      qst: 7.62,
      total: 87.84,
      totalsMatch: true,
    },
  ),
  sample(
    `
Payable avant le 30 avril 2026
Traduction Ligne Claire
Facture : TLC-58
1 250 mots à 0,24 $
Total 300,00 $
`,
    { supplier: 'Traduction Ligne Claire', documentNumber: 'TLC-58', total: 300, totalsMatch: null },
  ),
  sample(
    `
Vidéo Brise-Glace
Invoice / Facture # VBG-12
Date: 14-MAR-2026
Subtotal / Sous-total: 3 600,00
GST / TPS: 180,00
QST / TVQ: 359,10
TOTAL: 4 139,10
`,
    {
      supplier: 'Vidéo Brise-Glace',
      documentNumber: 'VBG-12',
      documentDate: '2026-03-14',
      subtotal: 3600,
      gst: 180,
      qst: 359.1,
      total: 4139.1,
      totalsMatch: true,
    },
  ),
  sample(
    `
Boulangerie L’Épi d’Or
Bon de livraison 5512
Livré le 7 avril 2026
Facture no 18840
Date : 8 avril 2026
30 miches 135,00
Total 135,00
`,
    {
      supplier: 'Boulangerie L’Épi d’Or',
      documentNumber: '18840',
      documentDate: '2026-04-08',
      total: 135,
      totalsMatch: null,
    },
  ),
  sample(
    `
Arpentage Ligne Droite s.e.n.c.
No de dossier : 2025-441
No de commande : BC-9
No de facture : 1604
Facturé le : 21 novembre 2026
Honoraires 1 900 $
Sous-total 1 900 $
TPS 95 $
TVQ 189,53 $
Total 2 184,53 $
`,
    {
      supplier: 'Arpentage Ligne Droite s.e.n.c.',
      documentNumber: '1604',
      documentDate: '2026-11-21',
      subtotal: 1900,
      gst: 95,
      qst: 189.53,
      total: 2184.53,
      totalsMatch: true,
    },
  ),
  sample(
    `
Bill from our shop
Receipt #4410
03/14/2026
Subtotal 20.00
GST 1.00
QST 2.00
Total 23.00
`,
    {
      supplier: 'Bill from our shop',
      documentNumber: '4410',
      documentDate: '2026-03-14',
      subtotal: 20,
      gst: 1,
      qst: 2,
      total: 23,
      totalsMatch: true,
    },
  ),
  sample(
    `
Sécurité Sentinelle
Facture no SS-2209
Date : 15 juin 2026
Gardiennage 1.234,50 $
Sous-total 1.234,50 $
TPS 61,73 $
TVQ 123,14 $
Total 1.419,37 $
`,
    {
      supplier: 'Sécurité Sentinelle',
      documentNumber: 'SS-2209',
      documentDate: '2026-06-15',
      subtotal: 1234.5,
      gst: 61.73,
      qst: 123.14,
      total: 1419.37,
      totalsMatch: true,
    },
  ),
  sample(
    `
Coopérative du Bas-du-Fleuve
1250, boulevard du Port
Rimouski QC  G5L 2P9
Tél. 418 555-0177

À l’attention de : Marie Caron
Facture : 2026/77
Le 5 mai 2026

Sous-total\u00a0: 12\u00a0345,60\u00a0$
TPS\u00a0: 617,28\u00a0$
TVQ\u00a0: 1\u00a0231,47\u00a0$
Total\u00a0: 14\u00a0194,35\u00a0$
`,
    {
      supplier: 'Coopérative du Bas-du-Fleuve',
      documentNumber: '2026/77',
      documentDate: '2026-05-05',
      subtotal: 12345.6,
      gst: 617.28,
      qst: 1231.47,
      total: 14194.35,
      totalsMatch: true,
    },
  ),
  sample(
    `
De :                      Facturé à :
Atelier Sauterelle        Boutique Plume
Facture no 19             2026-07-01
Total                     150,00 $
`,
    { supplier: 'Atelier Sauterelle', documentNumber: '19', documentDate: '2026-07-01', total: 150, totalsMatch: null },
  ),
  sample(
    `
Les Pavés Morency inc.
NEQ 1166554433
Facture N° 644
18 juin 2026
Taxe sur les produits et services 210,00 $
Taxe de vente du Québec 418,95 $
Total avant taxes 4 200,00 $
Total taxes incluses 4 828,95 $
`,
    {
      supplier: 'Les Pavés Morency inc.',
      documentNumber: '644',
      documentDate: '2026-06-18',
      subtotal: 4200,
      gst: 210,
      qst: 418.95,
      total: 4828.95,
      totalsMatch: true,
    },
  ),
  sample(
    `
Hôtel de la Rive
Arrivée 2 août 2026   Départ 4 août 2026
Facture no 55-108
Date de facture 4 août 2026
2 nuits à 159,00 $   318,00 $
Taxe sur l’hébergement 11,13 $
Sous-total 329,13 $
TPS 16,46 $
TVQ 32,83 $
Total 378,42 $
`,
    {
      supplier: 'Hôtel de la Rive',
      documentNumber: '55-108',
      documentDate: '2026-08-04',
      subtotal: 329.13,
      gst: 16.46,
      qst: 32.83,
      total: 378.42,
      totalsMatch: true,
    },
  ),
  sample(
    `
Excavation Roc Solide
Facture : 3021
Date : 31 novembre 2026
Total : 5 000,00 $
`,
    { supplier: 'Excavation Roc Solide', documentNumber: '3021', total: 5000, totalsMatch: null },
  ),
  sample(
    `
Cordonnerie Talon Rouge
Ticket 12
15/04/26
Ressemelage 38,00
TPS+TVQ 5,69
TOTAL 43,69
`,
    { supplier: 'Cordonnerie Talon Rouge', documentDate: '2026-04-15', total: 43.69, totalsMatch: null },
  ),
  sample(
    `
Consultation Vigie
Facture no V-6
1er septembre 2026
Honoraires : 10 h à 120,00 $
Sous-total : 1200
TPS : 60
TVQ : 119,70
Total : 1379,70
Virement : institution 815, transit 20001
`,
    {
      supplier: 'Consultation Vigie',
      documentNumber: 'V-6',
      documentDate: '2026-09-01',
      subtotal: 1200,
      gst: 60,
      qst: 119.7,
      total: 1379.7,
      totalsMatch: true,
    },
  ),
  sample(
    `
# Facture

**Jardins Sous-Bois**
- Facture no: JSB-4
- Date: 2026-05-30
- Sous-total: 640.00 $
- TPS: 32.00 $
- TVQ: 63.84 $
- Total: 735.84 $
`,
    {
      supplier: 'Jardins Sous-Bois',
      documentNumber: 'JSB-4',
      documentDate: '2026-05-30',
      subtotal: 640,
      gst: 32,
      qst: 63.84,
      total: 735.84,
      totalsMatch: true,
    },
  ),
  sample(
    `
Remorquage Belvédère
FACTURE NO 8812   DATE 2026-01-19
NO TPS 876543210RT0001   NO TVQ 1098765432TQ0001
Remorquage 120,00
Sous-total 120,00
TPS 6,00
TVQ 11,97
Total 137,97
`,
    {
      supplier: 'Remorquage Belvédère',
      documentNumber: '8812',
      documentDate: '2026-01-19',
      subtotal: 120,
      gst: 6,
      qst: 11.97,
      total: 137.97,
      totalsMatch: true,
    },
  ),
  sample(
    `
Graphisme Encre Vive
Facture # 2026-31
Date : 10 octobre 2026
Modalités : net 30 jours, 2 % par mois de retard
Logo et charte            2 000,00 $
Total (avant taxes)       2 000,00 $
TPS (5,000 %)               100,00 $
TVQ (9,975 %)               199,50 $
Total                     2 290,50 $
`,
    {
      supplier: 'Graphisme Encre Vive',
      documentNumber: '2026-31',
      documentDate: '2026-10-10',
      subtotal: 2000,
      gst: 100,
      qst: 199.5,
      total: 2290.5,
      totalsMatch: false,
    },
  ),
  sample(
    `
Bonjour, voici la facture du mois. Merci!
Comptabilité Juste Compte
No de facture JC-2026-04
Date 30 avril 2026
Tenue de livres 450,00 $
TPS 22,50 $
TVQ 44,89 $
Total 517,39 $
`,
    {
      supplier: 'Comptabilité Juste Compte',
      documentNumber: 'JC-2026-04',
      documentDate: '2026-04-30',
      gst: 22.5,
      qst: 44.89,
      total: 517.39,
      totalsMatch: null,
    },
  ),
  sample(
    `
Bonjour, pouvez-vous me rappeler demain au 418 555-0142?
J’aimerais une soumission pour un site de 12 pages.
Merci, Julie
`,
    { totalsMatch: null },
  ),
  sample(
    `
Vitrerie Clairval
Facture\t2026-450
Date\t2026-11-02
Description\tQté\tPrix\tTotal
Verre trempé\t2\t180,00\t360,00
Sous-total\t360,00
TPS\t18,00
TVQ\t35,91
Total\t413,91
`,
    {
      supplier: 'Vitrerie Clairval',
      documentNumber: '2026-450',
      documentDate: '2026-11-02',
      subtotal: 360,
      gst: 18,
      qst: 35.91,
      total: 413.91,
      totalsMatch: true,
    },
  ),
  sample(
    `
Résumé de facture
Vendu par : Outillage Boréalis
Vendu à : Ferme Hébert
Facture no OB-7719
Date de commande : 2026-06-01
Date de facture : 2026-06-04
Date de livraison : 2026-06-08
Sous-total (3 articles) : 1 089,97 $
Livraison : 25,00 $
TPS : 55,75 $
TVQ : 111,22 $
Total de la facture : 1 281,94 $
`,
    {
      supplier: 'Outillage Boréalis',
      documentNumber: 'OB-7719',
      documentDate: '2026-06-04',
      subtotal: 1089.97,
      gst: 55.75,
      qst: 111.22,
      total: 1281.94,
      totalsMatch: true,
    },
  ),
  sample(
    `
Photographe Aurore Boréale
Facturation du 9 décembre 2026
Facture no : AB 2026
Forfait événement
Montant : 900,00 $
TPS : 45,00 $ (5 % de 900,00 $)
TVQ : 89,78 $ (9,975 % de 900,00 $)
Total : 1 034,78 $
`,
    {
      supplier: 'Photographe Aurore Boréale',
      documentNumber: 'AB 2026',
      documentDate: '2026-12-09',
      gst: 45,
      qst: 89.78,
      total: 1034.78,
      totalsMatch: null,
    },
  ),
];
