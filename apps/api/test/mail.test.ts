import { describe, expect, it } from 'vitest';
import { validRequest } from './support/requests.ts';
import { startServer, startSink } from './support/start.ts';

describe('a request, from the browser to the inbox', () => {
  it('arrives once at each address, with labels, both parts, Reply-To and a Message-ID with its id', async () => {
    const sink = await startSink();
    const server = await startServer({
      SMTP_URL: sink.url,
      MAIL_FROM: 'Site <site@agence.example>',
      MAIL_TO: 'ventes@agence.example, Direction <direction@agence.example>, ventes@agence.example',
    });
    const answer = await server.post({ ...validRequest, budget: '5000-15000' });
    expect(answer.status).toBe(201);
    const [received] = await sink.received(1);
    expect(received?.from).toBe('site@agence.example');
    expect(received?.mail.to?.map((to) => to.address)).toEqual(['ventes@agence.example', 'direction@agence.example']);
    const mail = received?.mail;
    expect(mail?.messageId).toBe(`<${answer.body.id}@agence.example>`);
    expect(mail?.replyTo).toEqual([{ name: 'Jeanne Tremblay', address: 'jeanne@exemple.ca' }]);
    expect(mail?.subject).toBe('Nouvelle demande\u00a0: Automatisation intelligente – Jeanne Tremblay');
    expect(mail?.text).toContain('Budget\u00a0: 5\u00a0000\u00a0$ à 15\u00a0000\u00a0$');
    expect(mail?.text).toContain('Bonjour,\nnous voulons automatiser notre facturation.');
    expect(mail?.text).not.toContain('5000-15000');
    expect(mail?.html).toContain('Bonjour,<br>\nnous voulons');
    await server.healthWith({ mail: 'smtp', queued: 0, dead: 0 });
    expect(sink.mails.flatMap(({ to }) => to).sort()).toEqual(['direction@agence.example', 'ventes@agence.example']);
    expect(new Set(sink.mails.map((copy) => copy.mail.messageId)).size).toBe(1);
  });
});
