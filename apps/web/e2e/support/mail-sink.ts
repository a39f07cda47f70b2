import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        writeFile(join(folder, `${randomUUID()}.eml`), Buffer.concat(chunks)).then(() => done(), done);
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
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
