/**
 * French typography by the rules of the OQLF: U+00A0 is the only no-break space, and no space precedes `;` `!` `?`. Callers
 * first remove fixed wordings (`quoted.ts`).
 */
export interface Fault {
  readonly rule: string;
  /** The fault with some context. */
  readonly excerpt: string;
}

interface Rule {
  /** Message for the writer. */
  readonly name: string;
  readonly pattern: RegExp;
}

const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';

const capitalMonths = months.replace(/(?<=^|\|)./gu, (letter) => letter.toUpperCase());

/** Symbols after a number, each preceded by a no-break space. */
const units = 'h|min|s|ms|km|m|m²|cm|mm|kg|g|mg|t|W|kW|kWh|MWh|px|°C|€|o|ko|Ko|Mo|Go|To|kB|MB|GB';

/** Prefix of a standard, a version or an article of law: its point and digits are part of the name, as in P-39.1. */
const versioned = '(?:articles?|WCAG|Industrie|TLS|HTTP|IEC|ISO|DSS|version|v)[ \\u00a0/]?';

const rules: readonly Rule[] = [
  { name: 'deux-points sans espace insécable devant', pattern: /(?<!\u00a0):(?!(?<=\d:)\d)/gu },
  { name: 'deux-points collé au mot qui suit', pattern: /:(?=\p{L})/gu },
  { name: 'heure écrite avec deux-points : « 9 h 30 »', pattern: /(?<!\d)\d{1,2}:\d{2}(?!\d)/gu },
  { name: '« % » sans espace insécable devant', pattern: /(?<!\d\u00a0|^)%/gu },
  { name: '« $ » sans espace insécable devant', pattern: /(?<!\d\u00a0[kM]?|^)\$/gu },
  {
    name: 'unité sans espace insécable devant',
    pattern: new RegExp(`\\d ?(?:${units})(?![\\p{L}\\p{N}’/])`, 'gu'),
  },
  { name: 'guillemet français sans espace insécable', pattern: /«(?!\u00a0)|(?<!\u00a0)»/gu },
  { name: 'guillemets anglais : « … »', pattern: /["“”„]/gu },
  { name: 'espace devant « ; », « ! » ou « ? »', pattern: /\s[;!?]/gu },
  { name: 'apostrophe droite : ’', pattern: /['‘´`]/gu },
  { name: 'tranches de trois chiffres sans espace insécable', pattern: /(?<![\d-])\d{1,3}(?: \d{3})+(?![\d-])/gu },
  {
    name: 'nombre sans espace insécable entre les tranches de trois chiffres',
    pattern: new RegExp(`(?<!${versioned}|[\\d,-])(?:\\d{5,}|(?!19\\d\\d|20\\d\\d)\\d{4})(?![\\d-])`, 'gu'),
  },
  { name: 'année ou montant sans tranches', pattern: /(?<![\d\u00a0])\d{4}(?=\u00a0[$%])/gu },
  { name: 'point décimal : une virgule', pattern: new RegExp(`(?<!${versioned}|[\\d.]|\\p{Lu}-)\\d+\\.\\d`, 'gu') },
  { name: 'virgule de milliers : une espace insécable', pattern: /(?<![\d,])[1-9]\d{0,2},\d{3}(?!\d)/gu },
  {
    name: 'intervalle avec trait d’union : « à »',
    pattern: /\d ?- ?\d+[ \u00a0](?:semaines?|mois|jours?|ans?|h|%|\$)/gu,
  },
  { name: 'espace autre que l’espace insécable U+00A0', pattern: /[\u2000-\u200b\u202f\u205f\u3000]/gu },
  { name: 'espaces de suite', pattern: /[ \u00a0]{2,}/gu },
  { name: 'points de suspension en plusieurs caractères : …', pattern: /\.{2,}/gu },
  { name: '« etc. » suivi de points de suspension', pattern: /etc(?:…|\.…)/gu },
  {
    name: 'zéro devant l’heure ou le jour',
    pattern: new RegExp(`(?<![\\d,])0\\d(?=[ \\u00a0](?:h(?!\\p{L})|${months}))`, 'gu'),
  },
  { name: 'premier du mois : « 1er »', pattern: new RegExp(`(?<![\\d,])1(?=[ \\u00a0](?:${months}))`, 'giu') },
  { name: 'mois avec majuscule', pattern: new RegExp(`(?<=\\d(?:er)?[ \\u00a0])(?:${capitalMonths})(?!\\p{L})`, 'gu') },
  { name: 'date en chiffres', pattern: /(?<!\d)\d{1,2}\/\d{1,2}\/\d{2,4}/gu },
  { name: 'ordinal : 1er, 1re, 2e', pattern: /(?<=\d)(?:ère|ier|ème|ième|eme|nd|nde)(?!\p{L})/gu },
  { name: 'majuscule sans accent : « À »', pattern: /(?:^|[.!?…] |«\u00a0)A(?= \p{L})/gu },
  { name: 'majuscule sans cédille : « Ça »', pattern: /(?<!\p{L})Ca(?!\p{L})/gu },
  { name: 'trait d’union en guise de tiret', pattern: / - /gu },
  { name: '« & » en guise de « et »', pattern: /\s&\s/gu },
  { name: 'espace devant une virgule ou un point', pattern: /\s[,.](?![\d\p{L}])/gu },
  { name: 'ponctuation collée au mot qui suit', pattern: /\p{L}[,;!?]\p{L}|\p{Ll}\.\p{Lu}\p{Ll}/gu },
  { name: 'espace à l’intérieur d’une parenthèse', pattern: /\(\s|\s\)/gu },
];

/** Addresses, anchors of parts (`{#sources}`), emails, file names, paths and enterprise numbers (NEQ) have their own rules. */
const machineText =
  /https?:\/\/[^\s»]+|\{#[\w-]+\}|[\w.+-]+@[\w.-]+\.\w+|(?:[\w-]+\.)+(?:example|com|ca|org|net|txt|html)\b|(?<=^|\s)\/[\w/-]+|\b(?:11|22|33|88)\d{8}\b/gu;

/** Replaces everything that is not French by as many letters. */
export function withoutMachineText(text: string): string {
  return text.replace(machineText, (found) => 'x'.repeat(found.length));
}

const AROUND = 24;

export function excerptOf(text: string, index: number, length: number): string {
  const from = Math.max(0, index - AROUND);
  const to = Math.min(text.length, index + length + AROUND);
  return `${from > 0 ? '…' : ''}${text.slice(from, to).replaceAll('\u00a0', '⍽')}${to < text.length ? '…' : ''}`;
}

/** All faults of a text. In the excerpts, `⍽` is a no-break space. */
export function typographyFaults(text: string): Fault[] {
  const french = withoutMachineText(text);
  return rules.flatMap(({ name, pattern }) =>
    [...french.matchAll(pattern)].map((match) => ({
      rule: name,
      excerpt: excerptOf(text, match.index, match[0].length),
    })),
  );
}
