/** The ecodesign declaration, which fills in the placeholders. Its criteria are in `content/declarations/rgesn.built.ts`. */
export default {
  eyebrow: 'RGESN 2024',
  title: 'Soixante-dix-huit critères, un par un',
  lead: 'Le référentiel général de l’écoconception de services numériques a paru en mai 2024 en France. Il est volontaire, et personne ne le certifie : il demande de répondre à tout.',
  counts:
    'Pointage : {score}. Critères satisfaits : {met}; non satisfaits : {notMet}; sans objet : {notApplicable}. Le pointage pèse chaque critère selon son niveau et laisse de côté ceux qui sont sans objet; il dit une progression, pas une empreinte.',
  theme: '{title} : {met} sur {count}',
  states: { met: 'Satisfait', 'not-met': 'Non satisfait', 'not-applicable': 'Sans objet' },
  levels: { priority: 'prioritaire', recommended: 'recommandé', moderate: 'modéré' },
} as const;
