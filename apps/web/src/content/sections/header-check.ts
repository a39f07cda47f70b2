/** Checks the visitor's own headers. The strings of the open tool are in `content/tools/header-check.ts`. */
export default {
  eyebrow: 'L’audit commence là',
  title: 'Faites la même chose sur votre site',
  lead: 'Collez ce que votre serveur répond : les mêmes six lignes, commentées, et la lettre à envoyer à votre hébergeur. Tout se lit ici, rien n’est envoyé.',
  /** How to copy the headers of a response. */
  steps: [
    'Sur votre site, ouvrez les outils du navigateur : touche F12, onglet « Réseau ».',
    'Rechargez, puis choisissez la première ligne de la liste : c’est la page elle-même.',
    'Sous « En-têtes de réponse », sélectionnez tout et copiez. Dans un terminal, « curl -I » et l’adresse donnent la même chose.',
  ],
  open: 'Lire mes en-têtes',
  /** What to check by hand. */
  withoutScript:
    'La lecture a besoin de JavaScript, qui n’est pas exécuté. À l’œil : chacun des six noms ci-dessus devrait se trouver dans la réponse de votre site.',
} as const;
