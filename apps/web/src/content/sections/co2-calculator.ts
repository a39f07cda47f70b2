import { co2, pageWeight, robots } from '../computed.ts';
import { interfaceStrings } from '../interface.ts';
import { promises } from '../promises.ts';

/**
 * The closed calculator: its method with a worked example, whose figures a test compares with the formulas. The strings of the
 * open calculator are in `content/tools/co2-calculator.ts` and load with its script.
 */
export default {
  eyebrow: 'Calculateur d’impact',
  title: 'Combien pèse votre site chaque mois?',
  lead: `Vos réponses ${promises.inAddress}`,
  open: 'Calculer mon impact',
  /** Gauge of the example. */
  drawing: 'exemple-co2',
  example: {
    title: 'Une boutique en ligne, par exemple',
    text: `${co2.example.visitors} visiteurs, ${co2.example.conversations} conversations et ${co2.example.requests} requêtes d’IA en un mois, sur un serveur du Québec.`,
    /** In the middle of the gauge. */
    total: { value: co2.example.total, unit: 'kg de CO₂ par mois' },
    sources: {
      site: {
        label: 'Pages vues',
        factor: `${co2.gramsPerView} par page, ${co2.viewsPerVisitor} pages par visiteur`,
        kg: co2.example.site,
      },
      chatbot: {
        label: 'Robot de clavardage',
        factor: `${co2.kgPerConversation} par conversation`,
        kg: co2.example.chatbot,
      },
      ai: { label: 'Requêtes d’IA', factor: `${co2.gramsPerAiRequest} par requête`, kg: co2.example.ai },
    },
    comparisons: {
      carKm: { value: co2.example.carKm, label: 'en voiture' },
      trees: { value: `${co2.example.trees} arbres`, label: 'pour l’absorber en un an' },
      costCAD: { value: co2.example.cost, label: `à ${co2.dollarsPerKg} le kilo de CO₂` },
    },
    hosting: `Le lieu du serveur multiplie le tout : par ${co2.multipliers.quebec} au Québec, par ${co2.multipliers.europe} en Europe, par ${co2.multipliers.us} aux États-Unis. Ailleurs, Canada compris, par ${co2.multipliers.autre}, faute de donnée.`,
  },
  /** Method and accuracy of the figures, for both the open and the closed calculator. */
  method: {
    title: 'Comment nous calculons',
    paragraphs: [
      'Calcul volontairement prudent, hypothèses affichées. Les méthodes récentes (Sustainable Web Design, version 4) donnent des valeurs nettement plus basses : utile pour comparer des scénarios, pas pour un bilan officiel.',
      `« ${interfaceStrings.footprint.measure} » suit cette version 4 : de ${pageWeight.grams} par page, contre ${co2.gramsPerView} ici.`,
      `Une conversation y vaut ${co2.kgPerConversation}, un plafond. La page des robots compte ${robots.general.kilograms} pour ${robots.exchanges} échanges : la seule électricité d’un assistant généraliste.`,
    ],
    action: { label: 'Peser votre page', target: { page: 'ecoWeb', fragment: 'pesez' } },
  },
} as const;
