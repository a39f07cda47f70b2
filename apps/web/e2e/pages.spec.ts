/**
 * Every page of the registry, and every demonstration of the portfolio: no accessibility violation, no clipped content at any width or with large or spaced text, large
 * enough targets, readable lines, visible focus, and (through `support/test.ts`) no console message, no policy violation and no
 * request to another origin. Then each type of section in its states (a result, an error, a dialog…), on one page that
 * has it, with the same checks: large and spaced text, landscape, the dark theme, the focus.
 */
import type { Page } from '@playwright/test';
import { interfaceStrings } from '../src/content/interface.ts';
import { projects } from '../src/content/realisations/projets.ts';
import type { PageContent, SectionKind } from '../src/content/schema/page.ts';
import { href } from '../src/site/pages.ts';
import { hrefOfDemo } from '../src/site/projects.ts';
import { axeViolations, contrastFaults, contrastRule } from './support/axe.ts';
import { contents, notFoundContent, sampleOf } from './support/contents.ts';
import { demoStates, openDemo } from './support/demos.ts';
import { ambiguousLinks, cutOff, setTextSize, setTextSpacing, smallTargets, structure } from './support/inspect.ts';
import { keyboardFaults } from './support/keyboard.ts';
import { unreadableLines } from './support/lines.ts';
import { provokedMessages, statesFor } from './support/states.ts';
import { expect, test } from './support/test.ts';
import { settled, visit } from './support/visit.ts';
import { eachMenu, openDisclosures, turnToLast } from './support/widgets.ts';

const notFoundPath = '/introuvable';
const height = 844;

interface Subject {
  readonly path: string;
  readonly status: number;
  readonly content: PageContent;
}

/** A demonstration of the portfolio has its client's fonts and colours, and one theme. A `screen` promises contrast of level AA. */
interface Demo extends Omit<Subject, 'content'> {
  readonly demo: 'site' | 'screen';
}

const registered: readonly Subject[] = [
  ...contents.map(({ page, content }) => ({ path: page.path, content, status: 200 })),
  { path: notFoundPath, content: notFoundContent, status: 404 },
];
/** Pages that together have every kind of section: a section behaves the same on every page. */
const sample = sampleOf(registered);
const demos = projects.flatMap(({ slug, website: demo }): readonly Demo[] =>
  demo ? [{ path: hrefOfDemo(slug), demo, status: 200 }] : [],
);

const open = (page: Page, subject: Subject | Demo) =>
  'demo' in subject ? openDemo(page, subject.path) : visit(page, subject.path);

/**
 * Bar and footer are the same on every page. They are checked where no link of theirs is the current page, where one is, and
 * where a menu contains it; the home page has the long footer. On other pages they are checked once, in the light theme at 1280
 * px.
 */
const withFrame = new Set<string>([notFoundPath, href('home'), href('automation')]);

test.use({
  viewport: { width: 1280, height },
  // The browser logs the status of the not-found page.
  expectedMessages: new RegExp(`${provokedMessages.source}|Failed to load resource: .* 404 `),
});

/** Faults of the breadcrumb, on a page with one. */
const breadcrumbFaults = (page: Page) =>
  page.getByRole('navigation', { name: interfaceStrings.breadcrumbs }).evaluateAll((trails) =>
    trails.flatMap((trail) => [
      ...(trail.querySelector('a[href]') ? [] : ['the breadcrumb has no link']),
      // One line with targets of 44 px is lower than 60 px.
      ...(trail.clientHeight < 60 ? [] : [`the breadcrumb takes a second line: it is ${trail.clientHeight} px high`]),
    ]),
  );

/** A phone in landscape. */
const landscape = { width: 844, height: 390 };

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await settled(page);
}

/** Toggles the dark theme of the current page. `theme.spec.ts` proves that the theme is only this class. */
async function darken(page: Page, dark: boolean): Promise<void> {
  await page.locator('body').evaluate((body, on) => body.classList.toggle('dark-mode', on), dark);
  await settled(page);
}

/** Returns soft expectations, so that one run lists all faults of a page, each once. */
function reporter() {
  const reported = new Set<string>();
  return (state: string, faults: readonly string[]) => {
    const fresh = faults.filter((fault) => !reported.has(fault));
    for (const fault of fresh) reported.add(fault);
    expect.soft(fresh, state).toEqual([]);
  };
}

for (const subject of [...registered, ...demos]) {
  const { path, status } = subject;
  const demo = 'demo' in subject ? subject.demo : undefined;
  test(path, async ({ page }) => {
    const response = await open(page, subject);
    expect(response?.status()).toBe(status);
    const report = reporter();
    const part = withFrame.has(path) || demo ? undefined : 'main';
    const axe = async (within?: string) =>
      (await axeViolations(page, within)).filter((fault) => demo !== 'screen' || !fault.startsWith(contrastRule));

    report('structure', await structure(page));
    report('link purposes', await ambiguousLinks(page));
    report('axe, 1280 px', await axe());
    // A page whose kinds of sections are tried elsewhere has only its words of its own.
    const isTried = demo !== undefined || sample.includes(subject as Subject);
    if (isTried) {
      report('keyboard, 1280 px', await keyboardFaults(page, part));
      await page.evaluate(() => window.scrollTo(0, 0));
    }
    for (const width of isTried ? [1440, 1280, 768, 412, 390, 320] : [1440, 390, 320]) {
      await resize(page, width);
      report(`cut off, ${width} px`, await cutOff(page));
      report(`targets, ${width} px`, await smallTargets(page));
      if (width === 1440) report('lines, 1440 px', await unreadableLines(page));
      if (width === 390) report('breadcrumb, 390 px', await breadcrumbFaults(page));
    }
    if (isTried) report('axe, 320 px', await axe(part));
    await setTextSpacing(page, true);
    report('spaced text, 320 px', await cutOff(page));
    await setTextSpacing(page, false);

    const enlarged = [
      [320, 200],
      [390, 150],
      [390, 200],
      [768, 200],
      [1280, 200],
    ] as const;
    for (const [width, percent] of isTried ? enlarged : enlarged.slice(0, 1)) {
      await page.setViewportSize({ width, height });
      await setTextSize(page, percent);
      report(`text at ${percent} %, ${width} px`, await cutOff(page));
    }
    await setTextSize(page, 100);
    if (demo) return;

    await page.setViewportSize({ width: 390, height });
    await darken(page, true);
    report('dark: contrast', await contrastFaults(page, part));
    if (isTried) report('dark: keyboard, 390 px', await keyboardFaults(page, part));
  });
}

for (const path of withFrame) {
  test(`the menus of ${path}`, async ({ page }) => {
    const report = reporter();
    await visit(page, path);
    for (const width of [1280, 390]) {
      await resize(page, width);
      await eachMenu(page, async (name) => {
        await settled(page);
        report(`${name}: axe`, await axeViolations(page, '[data-exclusive]'));
        report(`${name}: cut off`, await cutOff(page));
        report(`${name}: targets`, await smallTargets(page));
        await darken(page, true);
        report(`${name}: dark`, await contrastFaults(page, '[data-exclusive]'));
        await darken(page, false);
      });
    }
  });
}

/** Marks the parts of the page that changed since the last call, and returns their selector. The rest has already been checked. */
async function changedParts(page: Page): Promise<string> {
  const found = await page.evaluate(() => {
    const { parts: known = new WeakMap<Element, string>() } = window as { parts?: WeakMap<Element, string> };
    Object.assign(window, { parts: known });
    const changed = [...document.querySelectorAll('main[data-accent] > *')].filter((part) => {
      const differs = known.get(part) !== part.innerHTML;
      part.toggleAttribute('data-changed', differs);
      known.set(part, part.innerHTML);
      return differs;
    });
    return changed.length > 0;
  });
  return found ? '[data-changed]' : 'main';
}

const hasKind = (kind: SectionKind) => (subject: Subject) =>
  subject.content.sections.some((section) => section.kind === kind);

/** States of a page that no page before it has shown. */
const statesOn = (subject: Subject | Demo) =>
  'demo' in subject
    ? demoStates
    : subject.content.sections.filter(({ kind }) => sample.find(hasKind(kind)) === subject).flatMap(statesFor);

for (const subject of [...sample, ...demos.filter(({ demo }) => demo === 'site')]) {
  test(`${subject.path}, its sections in their states`, async ({ page }) => {
    const report = reporter();
    const checkState = async (state: string) => {
      await settled(page);
      const part = await changedParts(page);
      report(`${state}: axe`, await axeViolations(page, part));
      report(`${state}: targets`, await smallTargets(page));
      for (const width of [1280, 320]) {
        await resize(page, width);
        report(`${state}: cut off, ${width} px`, await cutOff(page));
      }
      await setTextSpacing(page, true);
      report(`${state}: spaced text, 320 px`, await cutOff(page));
      await setTextSpacing(page, false);
      await page.setViewportSize({ width: 390, height });
      await setTextSize(page, 200);
      report(`${state}: text at 200 %`, await cutOff(page));
      await setTextSize(page, 100);
      await page.setViewportSize(landscape);
      await settled(page);
      report(`${state}: cut off, on its side`, await cutOff(page));
      const dialog = page.locator('dialog[open]');
      report(
        `${state}: keyboard, on its side`,
        await keyboardFaults(page, (await dialog.count()) > 0 ? 'dialog[open]' : part),
      );
      // The keyboard walk has scrolled: the sticky bar would hide part of a target.
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.setViewportSize({ width: 390, height });
      if (!('demo' in subject)) {
        await darken(page, true);
        report(`${state}: dark`, await contrastFaults(page, part));
        await darken(page, false);
      }
      // The widths above change carousels: what changes from here on belongs to the next state.
      await settled(page);
      await changedParts(page);
    };

    // The longest page has seven states.
    test.slow();
    await page.setViewportSize({ width: 390, height });
    await open(page, subject);
    await changedParts(page);
    const turned = await turnToLast(page);
    const opened = await openDisclosures(page);
    if (turned + opened > 0) await checkState('last slide, everything open');
    for (const { name, enter } of statesOn(subject)) {
      await enter(page);
      await checkState(name);
    }
  });
}
