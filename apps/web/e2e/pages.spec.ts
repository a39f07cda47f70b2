/**
 * Every page of the registry, and every demonstration of the portfolio: no accessibility violation, no clipped content at any width
 * or with large or spaced text, large enough targets, readable lines, visible focus, and (through `support/test.ts`) no console
 * message, no policy violation and no request to another origin. A page whose kinds of sections are all tried on others has only
 * its words of its own, and is read without React. The others are also drawn by React, and their sections tried in their states
 * (a result, an error, a dialog…), each kind on one page, with the same checks: large and spaced text, a low screen, the focus.
 * `token-contrast.test.ts` holds the colours of both themes: the dark one is seen here once for each kind of section.
 */
import type { APIRequestContext, Page } from '@playwright/test';
import { publishedProjects } from '../src/content/projects/projects.ts';
import type { PageContent, SectionKind } from '../src/content/schema/page.ts';
import { href } from '../src/site/pages.ts';
import { axeViolations, contrastFaults, contrastRule, rulesOfStyle } from './support/axe.ts';
import { changedParts, hasNewControls, setAside } from './support/changes.ts';
import { contents, inGroups, notFoundContent, sampleOf } from './support/contents.ts';
import { cutOff } from './support/cut-off.ts';
import { demoStates, endlessMotion, openDemo } from './support/demos.ts';
import { brokenImages, setTextSize, setTextSpacing, smallTargets } from './support/inspect.ts';
import { keyboardFaults } from './support/keyboard.ts';
import { breadcrumbFaults, unreadableLines } from './support/lines.ts';
import { outline } from './support/outline.ts';
import { scriptsLoaded, scriptsOf } from './support/scripts.ts';
import { provokedMessages, statesFor } from './support/states.ts';
import { expect, step, test } from './support/test.ts';
import { darken, follow, isMarked, mark, scrollDown, settled, wake } from './support/visit.ts';
import { eachMenu, openDisclosures, turnToLast } from './support/widgets.ts';

const notFoundPath = '/introuvable';
const height = 844;

interface Subject {
  readonly path: string;
  readonly status: number;
  readonly content: PageContent;
}

const registered: readonly Subject[] = [
  ...contents.map(({ page, content }) => ({ path: page.path, content, status: 200 })),
  { path: notFoundPath, content: notFoundContent, status: 404 },
];
/** Pages that together have every kind of section: a section behaves the same on every page. */
const sample = sampleOf(registered);
/** A demonstration of the portfolio has its client's fonts and colours, and one theme. A `screen` promises contrast of level AA. */
const demos = publishedProjects.flatMap(({ slug, website: demo }) => (demo ? [{ slug, demo }] : []));

/**
 * Bar and footer are the same on every page. They are checked where no link of theirs is the current page, where one is, and
 * where a menu contains it; the home page has the long footer. On other pages only axe sees them, in the light theme at 1280 px.
 */
const withFrame = new Set<string>([notFoundPath, href('home'), href('automation')]);

const partOf = (path: string) => (withFrame.has(path) ? undefined : 'main');

test.use({
  viewport: { width: 1280, height },
  // The browser logs the status of the not-found page.
  expectedMessages: new RegExp(`${provokedMessages.source}|Failed to load resource: .* 404 `),
});

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await settled(page, 1);
}

type Report = (state: string, faults: readonly string[]) => void;

/** Returns soft expectations, so that one run lists all faults of a page, each once. */
function reporter(path: string): Report {
  const reported = new Set<string>();
  return (state, faults) => {
    const fresh = faults.filter((fault) => !reported.has(fault));
    for (const fault of fresh) reported.add(fault);
    expect.soft(fresh, `${path}, ${state}`).toEqual([]);
  };
}

interface Checks {
  readonly report: Report;
  /** All widths and the keyboard, or what the words of a page can break. */
  readonly everything: boolean;
  /** Selector of the part to check, if the rest is checked on other pages. */
  readonly part?: string | undefined;
  readonly demo?: (typeof demos)[number]['demo'];
}

/**
 * Widths, each with a size of text in percent. Layouts change at widths in em: 1280 px at 200 % is also 640 px. At 200 %, 390 px
 * has room for every word, and 320 px is narrower than any other phone. At 1024 px, three cards have the least room.
 */
const allSizes = [
  [1280, 200],
  [1440, 100],
  [1024, 100],
  [768, 100],
  [390, 200],
  [320, 200],
] as const;
/** The same, for what the words of a page can break. */
const sizesOfWords = [
  [1440, 100],
  [1024, 100],
  [390, 200],
  [320, 200],
] as const;

/** Checks the page as it opens, from desktop width down to the narrowest phone. */
async function checkPage(page: Page, { report, everything, part, demo }: Checks): Promise<void> {
  const axe = async (...asked: [within?: string, rules?: readonly string[]]) =>
    (await axeViolations(page, ...asked)).filter((fault) => demo !== 'screen' || !fault.startsWith(contrastRule));

  report('images that did not load', await brokenImages(page));
  report('axe, 1280 px', await axe());
  if (everything) {
    report('keyboard, 1280 px', await keyboardFaults(page, part));
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  // A footer that is checked on other pages takes a tenth of the time of each layout.
  if (part) await setAside(page, part);
  for (const [width, percent] of everything ? allSizes : sizesOfWords) {
    await resize(page, width);
    report(`cut off, ${width} px`, await cutOff(page, part));
    report(`targets, ${width} px`, await smallTargets(page, part));
    if (width === 1440) report('lines, 1440 px', await unreadableLines(page));
    if (width === 390 && !demo) report('breadcrumb, 390 px', await breadcrumbFaults(page));
    if (percent === 100) continue;
    await setTextSize(page, percent);
    report(`text at ${percent} %, ${width} px`, await cutOff(page, part));
    await setTextSize(page, 100);
  }
  await setTextSpacing(page, true);
  report('spaced text, 320 px', await cutOff(page, part));
  await setTextSpacing(page, false);
  await setAside(page);

  // The states of a demonstration are at 320 px, and it has one theme.
  if (!everything || demo) return;
  await darken(page, true);
  report('axe, 320 px, dark', await axe(part, rulesOfStyle));
  await darken(page, false);
}

/** Checks each menu of the bar while it is open. Their links are the same on every page, but for the current one's colours. */
async function checkMenus(page: Page, report: Report, path: string): Promise<void> {
  const bar = '[data-exclusive]';
  for (const width of [1280, 390]) {
    await resize(page, width);
    await eachMenu(page, async (name) => {
      await settled(page);
      if (path === notFoundPath) {
        report(`${name}: axe`, await axeViolations(page, bar));
        report(`${name}: cut off`, await cutOff(page, bar));
        report(`${name}: targets`, await smallTargets(page, bar));
      } else report(`${name}: contrast`, await contrastFaults(page, bar));
      await darken(page, true);
      report(`${name}: dark`, await contrastFaults(page, bar));
      await darken(page, false);
    });
  }
}

/**
 * Leaves the page by a link, and comes back. React silently ignores attributes that differ between server and browser: the page that it
 * draws alone shows them.
 */
async function checkNavigation(page: Page, loaded: readonly string[]): Promise<void> {
  await mark(page);
  await follow(page, href('accessibility'));
  await page.goBack();
  await settled(page);
  await expect.poll(() => outline(page)).toEqual(loaded);
  expect(await isMarked(page), 'the application showed both pages').toBe(true);
}

type States = ReturnType<typeof statesFor>;

/** The narrowest screen with a tool beside its result, and as low as a phone on its side. */
const lowScreen = { width: 1040, height: 390 };

/** Checks what changes in each state, on the narrowest phone, then beside the rest on a low screen. Each other state is in the dark. */
async function checkStates(page: Page, states: States, report: Report, isDemo: boolean): Promise<void> {
  let dark = false;
  const checkState = async (state: string) => {
    await settled(page);
    const isDialog = (await page.locator('dialog[open]').count()) > 0;
    const part = isDialog ? 'dialog[open]' : await changedParts(page);
    const isNew = await hasNewControls(page, part);
    await setAside(page, part);
    report(`${state}: axe`, await (isNew || !isDemo ? axeViolations : contrastFaults)(page, part));
    report(`${state}: targets`, await smallTargets(page, part));
    await setTextSize(page, 200);
    report(`${state}: text at 200 %, 320 px`, await cutOff(page, part));
    await setTextSize(page, 100);
    // Spaced text is wider: it finds what plain text would.
    await setTextSpacing(page, true);
    report(`${state}: spaced text, 320 px`, await cutOff(page, part));
    await setTextSpacing(page, false);
    await page.setViewportSize(lowScreen);
    await settled(page, 1);
    report(`${state}: cut off, 1040 px, low`, await cutOff(page, part));
    if (isNew) {
      report(`${state}: keyboard, 1040 px, low`, await keyboardFaults(page, part));
      // The keyboard walk has scrolled: the sticky bar would hide part of a target.
      await page.evaluate(() => window.scrollTo(0, 0));
    }
    if (!isDemo) {
      dark = !dark;
      await darken(page, dark);
    }
    await page.setViewportSize({ width: 320, height });
    await setAside(page);
    // The widths above change carousels: what changes from here on belongs to the next state.
    if (turned > 0) await settled(page);
    await changedParts(page);
  };

  await resize(page, 320);
  await changedParts(page);
  const turned = await turnToLast(page);
  const opened = await openDisclosures(page);
  if (turned + opened > 0) await checkState('last slide, everything open');
  for (const { name, enter } of states) {
    await enter(page);
    await checkState(name);
  }
}

const hasKind = (kind: SectionKind) => (subject: Subject) =>
  subject.content.sections.some((section) => section.kind === kind);

/** States of a page that no page before it has shown. */
const statesOn = (subject: Subject) =>
  subject.content.sections.filter(({ kind }) => sample.find(hasKind(kind)) === subject).flatMap(statesFor);

/** Scrolls to the end of a page and back, before React: no section asks for a script. */
async function expectNoScript(page: Page): Promise<void> {
  await scrollDown(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await scriptsLoaded(page), 'scripts of a visit that reads').toEqual([]);
}

/** Loads React. The document names the scripts of the first interaction; others would wait for them. */
async function expectNamedScripts(page: Page, request: APIRequestContext, path: string): Promise<void> {
  await wake(page);
  const named = await scriptsOf(request, path);
  expect((await scriptsLoaded(page)).filter((script) => !named.includes(script))).toEqual([]);
}

for (const subject of sample) {
  const { path, status } = subject;
  test(`${path} and its states are whole and usable in every way of reading`, async ({ page, request }) => {
    // The longest page has eight states.
    test.slow();
    const report = reporter(path);
    const part = partOf(path);
    expect((await page.goto(path))?.status()).toBe(status);
    await step('a visit that reads', () => expectNoScript(page));
    await step('React arrives', () => (status === 404 ? wake(page) : expectNamedScripts(page, request, path)));
    const loaded = await outline(page);
    await step('as it opens', () => checkPage(page, { report, part, everything: true }));
    if (withFrame.has(path)) await step('its menus', () => checkMenus(page, report, path));
    await resize(page, 1280);
    if (status !== 404) await step('drawn by the application alone', () => checkNavigation(page, loaded));
    await step('its sections in their states', () => checkStates(page, statesOn(subject), report, false));
  });
}

const others = registered.filter((subject) => !sample.includes(subject)).map(({ path }) => path);
for (const [index, paths] of inGroups(others).entries()) {
  test(`the words of other pages break nothing, group ${index + 1}`, async ({ page }) => {
    test.slow();
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height });
      const report = reporter(path);
      expect((await page.goto(path))?.status(), path).toBe(200);
      await checkPage(page, { report, part: partOf(path), everything: false });
      expect(await scriptsLoaded(page), `scripts of a visit that reads ${path}`).toEqual([]);
      if (withFrame.has(path)) await checkMenus(page, report, path);
    }
  });
}

for (const [index, group] of inGroups(demos).entries()) {
  test(`demonstrations are whole and usable, group ${index + 1}`, async ({ page }) => {
    test.slow();
    for (const { slug, demo } of group) {
      const report = reporter(slug);
      await page.setViewportSize({ width: 1280, height });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      expect((await openDemo(page, slug))?.status(), slug).toBe(200);
      report('motion', await endlessMotion(page));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // A screen is one picture below a heading.
      await checkPage(page, { report, demo, everything: demo === 'site' });
      if (demo === 'site') await checkStates(page, demoStates, report, true);
    }
  });
}
