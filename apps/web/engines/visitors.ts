/** What every file of this folder does: visits of the built site behind its real server, in stock Firefox and WebKit. */
import { afterAll, beforeAll, describe, expect, onTestFinished } from 'vitest';
import { type Running, startSite } from '../e2e/support/servers.ts';
import { firefoxEngine } from './firefox.ts';
import { PATIENCE_MS, type Visitor } from './visitor.ts';
import { webkitEngine } from './webkit.ts';

/** The visitor of the test, once `arrive` has made one. */
export let visitor: Visitor;

/** Waits for the value of an expression in the visitor's page. */
export const eventually = (expression: string) =>
  expect.poll(() => visitor.read(expression), { timeout: PATIENCE_MS, message: expression });

interface Visits {
  readonly engine: string;
  /** Opens an address as a first-time visitor, with or without scripts. */
  arrive(path: string, scripts?: boolean): Promise<void>;
}

/** @param start starts what the visits need; by default, the site */
export function describeVisitors(tests: (visits: Visits) => void, start: () => Promise<Running> = startSite): void {
  beforeAll(async () => (await start()).stop);

  describe.each([firefoxEngine, webkitEngine])('a visitor with $name', (engine) => {
    afterAll(() => engine.stop());
    tests({
      engine: engine.name,
      arrive: async (path, scripts = true) => {
        visitor = await engine.start({ scripts });
        onTestFinished(visitor.leave);
        await visitor.open(path);
      },
    });
  });
}
