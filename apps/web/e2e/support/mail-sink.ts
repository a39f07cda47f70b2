import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { listen } from '@agency/http-server';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Folder of the received mails; the process that starts the mail server passes it to the test processes. */
const variable = 'E2E_MAIL_FOLDER';

/** A mail server that accepts everything and keeps each message as a file. */
export async function startMailSink(folder: string) {
  await mkdir(folder, { recursive: true });
  process.env[variable] = folder;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, _session, done) {
      buffer(stream)
        .then((mail) => writeFile(join(folder, `${randomUUID()}.eml`), mail))
        .then(() => done(), done);
    },
  });
  return {
    url: `smtp://127.0.0.1:${await listen(server.server, 0, '127.0.0.1')}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Every mail that has arrived, parsed. */
export async function receivedMails(): Promise<Email[]> {
  const folder = process.env[variable];
  if (!folder) throw new Error('The mail server is started by the global setup of the browser tests.');
  const files = await readdir(folder);
  return Promise.all(files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))));
}
