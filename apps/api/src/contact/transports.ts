import type { Config } from '../config.ts';
import type { LineWriter } from '../log.ts';
import { logMailer } from '../mail/log-mailer.ts';
import { smtpMailer } from '../mail/smtp-mailer.ts';
import { RECIPIENT } from '../outbox/database/tables.ts';
import type { Transport } from '../outbox/delivery/transport.ts';
import { webhookPoster } from '../webhook/post.ts';
import { renderMail } from './mail-text.ts';
import { mailRecipients } from './recipients.ts';
import { renderWebhook } from './webhook-body.ts';

/** Chats accept about one message per second. */
const WEBHOOK_CONCURRENCY = 2;

/** How requests reach the agency: by mail, or in the log without a mail server; and by the webhook, if there is one. */
export function createTransports(
  { mail, webhook }: Pick<Config, 'mail' | 'webhook'>,
  lines: LineWriter,
): readonly Transport[] {
  const send = mail.smtp ? smtpMailer(mail.smtp) : logMailer(lines);
  const mails: Transport = {
    name: 'mail',
    recipients: mailRecipients({ mail }),
    concurrency: mail.concurrency,
    deliver: (request, recipient, control) => send(renderMail(request, mail), recipient, control),
  };
  if (!webhook) return [mails];
  const post = webhookPoster(webhook);
  const posts: Transport = {
    name: 'webhook',
    recipients: [RECIPIENT.webhook],
    concurrency: WEBHOOK_CONCURRENCY,
    deliver: (request, _recipient, control) => post(request.id, renderWebhook(request), control),
  };
  return [mails, posts];
}
