import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { requireTool } from '../../../scripts/lib/tools.ts';
import { origin } from '../e2e/support/addresses.ts';
import { firefox } from './tools.ts';
import { type Engine, isReachable, PATIENCE_MS, type Visitor, viewport } from './visitor.ts';

/** Evaluated without a promise in the page: without scripts, none settles there. */
const find = (target: string) =>
  target.startsWith('//')
    ? document.evaluate(target, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue
    : document.querySelector(target);

function visitorOf(page: Page): Visitor {
  const reachable = async (target: string): Promise<ElementHandle<Element>> => {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const element = (await page.evaluateHandle(find, target)).asElement() as ElementHandle<Element> | null;
      if (element && (await element.evaluate(isReachable))) return element;
      if (Date.now() > deadline) throw new Error(`${target} is not reachable.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const middleOf = async (element: ElementHandle<Element>, target: string) => {
    const box = await element.boundingBox();
    if (!box) throw new Error(`${target} has no place on the page.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return {
    open: async (path) => {
      await page.goto(origin + path, { waitUntil: 'load' });
    },
    click: async (target) => {
      const { x, y } = await middleOf(await reachable(target), target);
      await page.mouse.click(x, y);
    },
    drag: async (target, to) => {
      const start = await middleOf(await reachable(target), target);
      const end = await middleOf((await page.evaluateHandle(find, to)) as ElementHandle<Element>, to);
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 6 });
      await page.mouse.up();
    },
    type: async (target, text) => {
      const element = await reachable(target);
      await element.focus();
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await element.type(text);
    },
    choose: async (target, value) => {
      await (await reachable(target)).select(value);
    },
    press: (key) => page.keyboard.press(key),
    back: async () => {
      await page.goBack();
    },
    address: async () => page.url(),
    read: (expression) => page.evaluate(expression),
    leave: () => page.browserContext().close(),
  };
}

/** It takes seconds to start: visitors share one process per setting, without shared storage. */
const programs = new Map<boolean, Promise<Browser>>();

function programFor(scripts: boolean): Promise<Browser> {
  const program =
    programs.get(scripts) ??
    puppeteer.launch({
      browser: 'firefox',
      executablePath: requireTool(firefox),
      defaultViewport: viewport,
      extraPrefsFirefox: { 'javascript.enabled': scripts, 'intl.accept_languages': 'fr-CA' },
    });
  programs.set(scripts, program);
  return program;
}

/** Stock Firefox, driven by WebDriver BiDi. */
export const firefoxEngine: Engine = {
  name: 'Firefox',
  start: async ({ scripts }) => {
    const context = await (await programFor(scripts)).createBrowserContext();
    return visitorOf(await context.newPage());
  },
  stop: async () => {
    for (const program of programs.values()) await (await program).close();
  },
};
