import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { runHere } from '../support/command.ts';
import { validRequest } from '../support/requests.ts';
import { SmtpSink } from '../support/smtp-sink.ts';
import { startServerForFile } from '../support/start.ts';
import { fileWith, newRequest } from '../support/stores.ts';

const [FROM, ANA, BEN] = ['site@agence.example', 'ana@agence.example', 'ben@agence.example'];

const sink = await new SmtpSink().listen();
const server = startServerForFile({
  SMTP_URL: sink.url,
  MAIL_FROM: FROM,
  MAIL_TO: `${ANA},${BEN}`,
  MAIL_RETRY_SECONDS: '0.2',
});
afterAll(() => sink.close());
beforeEach(() => sink.forget());

/** The addresses that got a copy, one entry per copy. */
const copies = (): string[] => sink.mails.flatMap((mail) => mail.to).sort();

describe('several recipients', () => {
  it('one is refused temporarily (451): only that one is retried', async () => {
    sink.refusals.set(BEN, 451);
    const { body } = await server.post(validRequest);
    expect(await server.event('mail.failed')).toMatchObject({ recipient: BEN, code: 'SMTP 451', kind: 'temporary' });
    await server.healthWith({ queued: 1, dead: 0 });
    sink.refusals.clear();
    await server.healthWith({ queued: 0, dead: 0 });
    expect(copies()).toEqual([ANA, BEN]);
    const mail = {
      messageId: `<${body.id}@agence.example>`,
      to: [{ address: ANA }, { address: BEN }],
      replyTo: [{ name: validRequest.name, address: validRequest.email }],
      subject: expect.stringContaining(validRequest.name),
      text: expect.stringContaining('Bonjour,\nnous voulons'),
      html: expect.stringContaining('Bonjour,<br>\nnous voulons'),
    };
    for (const copy of sink.mails) expect(copy).toMatchObject({ from: FROM, mail });
    await expect.poll(() => sink.open, { message: 'conversations left open', timeout: 5_000 }).toBe(0);
  });

  it('one is refused permanently (550): only that one is dead, reported everywhere, and retried on request', async () => {
    sink.refusals.set(BEN, 550);
    const { body } = await server.post({ ...validRequest, message: 'Refus' });
    expect(await server.event('mail.dead')).toMatchObject({ level: 'error', id: body.id, recipient: BEN });
    await server.healthWith({ queued: 0, dead: 1 });
    expect(copies()).toEqual([ANA]);
    const listed = await runHere(['list', '--state', 'dead'], server.env);
    expect(listed.output).toContain(`abandonnée (${BEN})`);
    expect((await runHere(['list', '--state', 'sent'], server.env)).output).not.toContain(body.id);
    const shown = await runHere(['show', String(body.id)], server.env);
    expect(shown.output).toMatch(new RegExp(`${ANA}\u00a0: livrée`));
    expect(shown.output).toMatch(new RegExp(`${BEN}\u00a0: abandonnée.*SMTP 550`));
    sink.refusals.clear();
    expect(await runHere(['retry', '--all'], server.env)).toMatchObject({
      code: 0,
      output: '1\u00a0demande remise dans la file d’envoi.\n',
    });
    await server.healthWith({ queued: 0, dead: 0 });
    expect(copies()).toEqual([ANA, BEN]);
  });

  it('requests imported into a running server go to its addresses', async () => {
    const former = await fileWith(newRequest({ receivedAt: Date.now() }));
    await runHere(['import', former.file], server.env);
    await sink.received(2);
    await server.healthWith({ queued: 0, dead: 0 });
    expect(copies()).toEqual([ANA, BEN]);
  });
});
