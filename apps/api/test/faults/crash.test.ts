import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { validRequest } from '../support/requests.ts';
import { countRequests, querySqlite, storedIds } from '../support/rows.ts';
import { runCrashTest } from '../support/run-crash-test.ts';
import { until } from '../support/server-process.ts';
import { startReceiver, startServer, startSink } from '../support/start.ts';

describe('kill -9', () => {
  it('right after the 201 loses no request: it is mailed within 10 s of the restart', async () => {
    const sink = await startSink();
    await sink.close();
    const first = await startServer({ SMTP_URL: sink.url });
    const answer = await first.post(validRequest);
    await first.kill('SIGKILL');
    expect(answer.status).toBe(201);
    expect(storedIds(first.file)).toEqual(new Set([answer.body.id]));
    await sink.listen(sink.port);
    const second = await startServer(first.env);
    const [received] = await sink.received(1);
    // By its own clock: this process may be kept waiting.
    const [listening, sent] = [second.events('server.listening')[0], await second.event('mail.sent')];
    expect(Date.parse(String(sent.time)) - Date.parse(String(listening?.time))).toBeLessThan(10_000);
    expect(received?.mail.messageId).toContain(answer.body.id);
  });

  it('between the mail server’s 250 and its record leads to one extra copy at most, identical', async () => {
    const sink = await startSink('silent-after-data');
    const first = await startServer({ SMTP_URL: sink.url });
    await first.post(validRequest);
    await until(() => sink.texts === 1, 'the whole text');
    // The sink sends its 250, and the process is killed before it records the delivery.
    sink.release();
    await first.kill('SIGKILL');
    sink.mode = 'accept';
    const second = await startServer(first.env);
    await second.healthWith({ queued: 0 });
    expect(sink.mails.length).toBeLessThanOrEqual(2);
    expect(new Set(sink.mails.map(({ mail }) => `${mail.messageId} ${mail.date}`)).size).toBe(1);
    expect(countRequests(first.file)).toBe(1);
  });

  // `npm run crash-test -- --rounds 100` runs more rounds.
  it('at random under load loses nothing acknowledged and stores nothing twice, in 2 rounds', async () => {
    const sink = await startSink();
    const receiver = await startReceiver();
    const file = `${temporaryFolder()}/requests.db`;
    const database = { url: `file:${file}`, query: async (sql: string) => querySqlite(file, sql) };
    const result = await runCrashTest({ rounds: 2, database, sink, receiver, maxAcknowledged: 20 });
    expect(result.acknowledged).toBeGreaterThan(1);
    expect(result.stored).toBe(result.acknowledged);
    expect(result.delivered).toBe(result.acknowledged);
    expect(result).toMatchObject({ storedTwice: 0, differing: 0 });
    expect(querySqlite(file, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  });
});
