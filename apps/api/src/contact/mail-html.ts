import { type ContactField, FACT_LINE, websiteAddress } from '@agency/shared/contact';
import { escapeHtml } from '@agency/shared/escape-html';

export interface Entry {
  readonly field: ContactField;
  readonly label: string;
  readonly value: string;
}

export interface MailContent {
  readonly name: string;
  readonly company: string;
  readonly service: string;
  /** How to reply. */
  readonly contact: readonly Entry[];
  /** Short answers. */
  readonly facts: readonly Entry[];
  /** Long answers, by question. */
  readonly texts: readonly Entry[];
  readonly received: string;
  /** The page of the form, as a sentence; empty if unknown. */
  readonly origin: string;
  readonly reference: string;
}

/**
 * The number for a `tel:` link: North American unless it has a country code, without its extension.
 * @returns undefined if the text is not a number that a phone can dial
 */
export function toE164(phone: string): string | undefined {
  // In `+33 (0)6 12…`, the 0 is not dialled from abroad.
  const [main = ''] = phone.replace('(0)', '').split(/[a-z#,;]/i);
  if (!/^\s*\+?[\d\s().\-\u00a0]+$/.test(main)) return undefined;
  const digits = main.replace(/\D/g, '');
  if (/^\s*\+\s*[02-9]/.test(main)) return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : undefined;
  // No North American area code starts with 0 or 1: `06 12 34 56 78` is a number of another country, without its code.
  return /^1?[2-9]\d{9}$/.test(digits) ? `+1${digits.slice(-10)}` : undefined;
}

/** The site's colours, light and dark: `--primary`, `--bg`… of apps/web/src/styles/tokens.css. */
const STYLE = `
body{margin:0;padding:0;background:#f3f2e8;color:#10261f}
.page{max-width:600px;margin:0 auto;padding:20px 16px 32px;font:17px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
.card{background:#fffefa;border-radius:16px;padding:20px}
.service{margin:0 0 4px;font-size:16px;font-weight:bold;color:#12503a}
h1{margin:0;font-size:27px;line-height:1.2;overflow-wrap:anywhere;text-wrap:balance}
.company{margin:4px 0 0;color:#34483f}
.action{display:block;margin:12px 0 0;padding:13px 16px;border-radius:12px;font-weight:bold;text-decoration:none;overflow-wrap:anywhere;background:#e6e8d9;color:#12503a}
.action span{display:inline-block}
.first{margin-top:20px;background:#12503a;color:#fffefa}
.facts{margin:20px 0 0;border-top:1px solid #c9cdb9;border-collapse:collapse;width:100%}
.facts th{padding:8px 16px 8px 0;border-bottom:1px solid #c9cdb9;text-align:left;vertical-align:top;font-weight:normal;color:#34483f}
.facts td{padding:8px 0;border-bottom:1px solid #c9cdb9;vertical-align:top;font-weight:bold;overflow-wrap:anywhere}
h2{margin:24px 0 4px;font-size:16px;color:#12503a}
.answer{margin:0;overflow-wrap:anywhere}
.result{margin:12px 0;padding:12px 16px;border-left:4px solid #b8650f;background:#f0e6cd;overflow-wrap:anywhere}
.end{margin:16px 4px 0;font-size:14px;color:#34483f;overflow-wrap:anywhere}
a{color:#12503a}
@media (prefers-color-scheme:dark){
body{background:#0a1311!important;color:#e9f1ea!important}
.card{background:#12201c!important}
.service,h2,a{color:#7fe3b0!important}
.company,.end,.facts th{color:#b5c6bb!important}
.facts,.facts th,.facts td{border-color:#26382f!important}
.action{background:#1b2e27!important;color:#7fe3b0!important}
.first{background:#7fe3b0!important;color:#06231a!important}
.result{background:#1b2e27!important;border-color:#e0963a!important}
}`;

/** An address begins a line, and breaks after its `@`, before it breaks at a hyphen. */
const link = (href: string, text: string, look: string): string =>
  `<a class="${look}" href="${escapeHtml(href)}">${escapeHtml(text).replace(/\S+@|\S+\.\S+/g, '<span>$&</span>')}</a>`;

/** A long answer. Lines such as those that a calculator adds are set apart; a visitor's own line may look like one, which is harmless. */
function answerHtml(text: string): string {
  const blocks: { isResult: boolean; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const isResult = FACT_LINE.test(line);
    const html = isResult ? escapeHtml(line).replace(/(?<=\u00a0: ).+/, '<b>$&</b>') : escapeHtml(line);
    const last = blocks.at(-1);
    if (last?.isResult === isResult) last.lines.push(html);
    else blocks.push({ isResult, lines: [html] });
  }
  return blocks
    .map(({ isResult, lines }) => ({ look: isResult ? 'result' : 'answer', content: lines.join('\n').trim() }))
    .filter(({ content }) => content !== '')
    .map(({ look, content }) => `<p class="${look}">${content.replaceAll('\n', '<br>\n')}</p>`)
    .join('\n');
}

/** Longest address that a button shows in full: two lines on a phone. */
const MAX_BUTTON_ADDRESS = 60;

/** The host alone, for an address that would fill the screen; the text part has the whole address. */
function shortened(website: string): string {
  return website.length <= MAX_BUTTON_ADDRESS ? website : website.replace(/^((?:https?:\/\/)?[^/?#]+).*$/i, '$1/…');
}

type Action = readonly [href: string, text: string];

/** The link of a contact detail. @returns undefined for a text that cannot be dialled or opened */
function actionOf({ field, value }: Entry, service: string): Action | undefined {
  if (field === 'phone') {
    const number = toE164(value);
    return number === undefined ? undefined : [`tel:${number}`, `Appeler le ${value}`];
  }
  if (field === 'email') {
    const subject = encodeURIComponent(`Votre demande\u00a0: ${service}`);
    const mailbox = encodeURIComponent(value).replace('%40', '@');
    return [`mailto:${mailbox}?subject=${subject}`, `Écrire à ${value}`];
  }
  const site = websiteAddress(value);
  return site === undefined ? undefined : [site, `Voir ${shortened(value)}`];
}

/** The mail, laid out for a phone: who, how to reply, which service, then the long answers. */
export function htmlPart(content: MailContent): string {
  const { name, company, service, contact, texts, received, origin, reference } = content;
  const links = contact.map((entry) => actionOf(entry, service)).filter((action) => action !== undefined);
  const actions = links.map(([href, text], index) => link(href, text, index === 0 ? 'action first' : 'action'));
  // A number that cannot be dialled and a website that is not an address are text, without a link.
  const facts = [...contact.filter((entry) => !actionOf(entry, service)), ...content.facts];
  const rows = facts.map(({ label, value }) => `<tr><th scope="row">${label}</th><td>${escapeHtml(value)}</td></tr>`);
  const answers = texts.map(({ label, value }) => `<h2>${label}</h2>\n${answerHtml(value)}`);
  return `<!doctype html>
<html lang="fr-CA">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Nouvelle demande</title>
<style>${STYLE}
</style></head>
<body>
<div class="page">
<div class="card">
<p class="service">${escapeHtml(service)}</p>
<h1>${escapeHtml(name)}</h1>
${company === '' ? '' : `<p class="company">${escapeHtml(company)}</p>\n`}${actions.join('\n')}
${rows.length === 0 ? '' : `<table class="facts">\n${rows.join('\n')}\n</table>\n`}${answers.join('\n')}
</div>
<p class="end">${[received, origin, reference].filter(Boolean).map(escapeHtml).join('<br>')}</p>
</div>
</body>
</html>
`;
}
