import type { MailConfig } from '../config.ts';
import type { LineWriter } from '../log.ts';
import { logMailer } from '../mail/log-mailer.ts';
import { smtpMailer } from '../mail/smtp-mailer.ts';
import type { Deliver } from '../outbox/delivery.ts';
import { renderMail } from './mail-text.ts';

/** Delivers requests as mails: by SMTP, or to the log where no server is configured. */
export function createDeliver(config: MailConfig, lines: LineWriter): Deliver {
  const send = config.smtp ? smtpMailer(config.smtp) : logMailer(lines);
  return (request, recipient, control) => send(renderMail(request, config), recipient, control);
}
