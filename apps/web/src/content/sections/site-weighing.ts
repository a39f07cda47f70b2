import { pageWeight } from '../computed.ts';
import { promises } from '../promises.ts';

/** Rates the visitor's own page. The strings of the open tool are in `content/tools/site-weighing.ts`. */
export default {
  eyebrow: 'À votre tour',
  title: 'Pesez votre site',
  lead: `Votre navigateur connaît déjà la réponse. Recopiez trois nombres : ils deviennent des grammes, une note et deux carrés. Ces nombres ${promises.inAddress}`,
  /** Where a browser shows the requested figures. */
  steps: [
    'Ouvrez votre page dans une fenêtre privée, puis les outils du navigateur : touche F12, onglet « Réseau ».',
    'Rechargez, puis descendez jusqu’au bas de la page : les images qui attendaient arrivent.',
    'Au bas de l’onglet se lisent les requêtes et le poids transféré. Recopiez-les, ou exportez un fichier HAR.',
  ],
  open: 'Sortir la balance',
  /** How to weigh a page by hand. */
  withoutScript: `La balance a besoin de JavaScript, qui n’est pas exécuté. À la main : multipliez les mégaoctets transférés par ${pageWeight.gramsPerMegabyte} pour obtenir les grammes de CO₂ d’une vue.`,
} as const;
