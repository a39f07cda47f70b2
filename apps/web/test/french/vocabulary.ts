import { excerptOf, type Fault, withoutMachineText } from './typography.ts';

/** Terms that the site avoids, with the recommended French of Quebec (OQLF, Grand dictionnaire terminologique). */
const replacements: readonly (readonly [pattern: string, better: string])[] = [
  ['(?<!\\()e-?mails?|mails?', 'courriel'],
  ['newsletters?', 'infolettre'],
  ['digital|digitale|digitales|digitaux', 'numérique'],
  ['responsive', 'adaptatif'],
  ['feedbacks?', 'rétroaction, commentaire'],
  ['deadlines?', 'échéance'],
  ['week-?ends?', 'fin de semaine'],
  ['parkings?', 'stationnement'],
  ['booster|booste|boostez|boostent', 'augmenter, stimuler'],
  ['impacter|impacte|impactent|impacté', 'toucher, influer sur'],
  ['checker|checkez', 'vérifier'],
  ['shopping|shop', 'magasinage, boutique'],
  ['business', 'affaires, entreprise'],
  ['challenges?', 'défi'],
  ['process', 'processus'],
  ['reportings?', 'rapports'],
  // The dictionary of France accepts these.
  ['staff', 'équipe, personnel'],
  ['meetings?', 'réunion, rencontre'],
  ['plannings?', 'calendrier, planification'],
  ['briefings?', 'séance d’information'],
  ['brainstormings?', 'remue-méninges'],
  ['managers?', 'gestionnaire'],
  ['timings?', 'moment, horaire'],
  ['listings?', 'liste'],
  ['deals?', 'entente, aubaine'],
  ['cash', 'comptant'],
  ['jobs?', 'emploi, travail'],
  ['boss', 'patron'],
  ['flyers?', 'feuillet, prospectus'],
  ['mailings?', 'publipostage'],
  ['sponsors?|sponsoring', 'commanditaire, commandite'],
  ['benchmarks?', 'étalon, comparaison'],
  ['start-?ups?', 'entreprise en démarrage'],
  ['streaming', 'diffusion en continu'],
  ['podcasts?', 'balado'],
  ['hashtags?', 'mot-clic'],
  ['packagings?', 'emballage'],
  ['plug-?ins?', 'module, extension'],
  ['upgrades?', 'mise à niveau'],
  ['tchat|chat(?= en (?:direct|ligne))', 'clavardage'],
  ['spams?', 'pourriel'],
  // In parentheses after the French name, the English term helps visitors who search for it.
  ['(?<!\\()cookies?', 'témoin'],
  ['uploader|upload', 'téléverser'],
  ['cliquez ici', 'un lien qui dit où il mène'],
  ['solutions? innovantes?|à la pointe|de pointe', 'un fait ou un chiffre'],
];

const patterns = replacements.map(([word, better]) => ({
  pattern: new RegExp(`(?<![\\p{L}’-])(?:${word})(?![\\p{L}-])`, 'giu'),
  better,
}));

/** Anglicisms and filler that the site avoids. */
export function vocabularyFaults(text: string): Fault[] {
  const french = withoutMachineText(text);
  return patterns.flatMap(({ pattern, better }) =>
    [...french.matchAll(pattern)].map((match) => ({
      rule: `« ${match[0]} » : plutôt ${better}`,
      excerpt: excerptOf(text, match.index, match[0].length),
    })),
  );
}
