import { eachContactField } from '@agency/shared/contact';
import type { StoredRequest } from '../outbox/database/rows.ts';
import { fieldLabels, isoTime, readableValue } from './labels.ts';
import { companyOf, headerText } from './mail-text.ts';

/**
 * The JSON body of a request. Pure: each attempt sends the same bytes. `text` is what an incoming hook of a chat shows. There is no
 * `type` beside it: Mattermost reads one as its own, and refuses it.
 */
export function renderWebhook({ id, receivedAt, page, fields }: StoredRequest): string {
  const facts = [
    `Nouvelle demande\u00a0: ${readableValue('serviceType', fields)}`,
    [fields.name, companyOf(fields)].filter(Boolean).join(', '),
    fields.email,
    fields.phone,
  ];
  return JSON.stringify({
    text: chatText(facts.filter(Boolean).join(' – ')),
    id,
    receivedAt: isoTime(receivedAt),
    page,
    fields: eachContactField((field) => ({
      label: fieldLabels[field],
      value: fields[field],
      readable: readableValue(field, fields),
    })),
  });
}

/**
 * A line without markup. In Slack, `<!channel>` notifies everybody and `<https://…|text>` hides an address; in Mattermost, `@all` and
 * `[text](https://…)` do.
 */
function chatText(text: string): string {
  return headerText(text)
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replaceAll('](', '] (')
    .replace(/(?<![\w.+-])@(?=\w)/g, '@\u2060');
}
