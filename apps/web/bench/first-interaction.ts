import type { Browser } from '@playwright/test';
import { recorded } from '../e2e/support/recorded.ts';
import { pageOf } from '../src/site/pages.ts';
import { onPhone, throttle } from './speed.ts';

/** Duration of the first interaction of a visit, in milliseconds from it. Tests weigh what it loads. */
export interface InteractionCost {
  /** Until the page shows feedback. */
  readonly feedback: number;
  /** Until the requested result is painted. */
  readonly result: number;
}

/** Interactions that change the calculator's figures. Their announcement follows half a second later. */
const changed = 'figures';

interface Interaction {
  readonly path: string;
  readonly name: string;
  readonly control: string;
  readonly key?: string;
  /** Matches once the interaction is done; or `changed`. */
  readonly done: string;
}

export const interactions: readonly Interaction[] = [
  { path: pageOf('home').path, name: 'open the calculator', control: '#calculateur button', done: '#calculateur form' },
  {
    path: pageOf('contact').path,
    name: 'send, refused',
    control: 'form[data-contact] [type=submit]',
    done: '[role=alert] a[href^="#"]',
  },
  {
    path: pageOf('quote').path,
    name: 'next step, refused',
    control: 'form[method=dialog] [type=submit]',
    done: '[role=alert] a[href^="#"]',
  },
  {
    path: pageOf('financeAutomation').path,
    name: 'first key on a slider',
    control: 'input[type=range]',
    key: 'ArrowRight',
    done: changed,
  },
];

interface Observed {
  start: number;
  feedback: number;
  result: number;
}

/** Runs in the page before its own scripts. */
function observe([done, figuresChange]: readonly [string, string]): void {
  const times: Observed = { start: 0, feedback: 0, result: 0 };
  Object.assign(window, { times });
  let before = '';
  let pressed: HTMLElement | undefined;
  const sheet = () => [...document.querySelectorAll('main :has(> output) > :not(output)')];
  const figures = () =>
    sheet()
      .map((part) => part.textContent)
      .join();
  const value = () => (pressed instanceof HTMLInputElement ? pressed.value : '');
  let valueBefore = '';
  const painted = (note: (now: number) => void) =>
    requestAnimationFrame(() => setTimeout(() => note(performance.now())));
  function look() {
    const found = done === figuresChange ? figures() !== before : document.querySelector(done)?.checkVisibility();
    // A slider's feedback is its thumb, which the browser itself moves.
    if (!times.feedback && (found || document.querySelector('[aria-busy=true]') || value() !== valueBefore)) {
      times.feedback = -1;
      painted((now) => {
        times.feedback = now;
      });
    }
    if (!found) return void requestAnimationFrame(look);
    painted((now) => {
      times.result = now;
    });
  }
  for (const type of ['click', 'keydown']) {
    document.addEventListener(
      type,
      ({ timeStamp, target }) => {
        if (times.start) return;
        times.start = timeStamp;
        pressed = target as HTMLElement;
        before = figures();
        valueBefore = value();
        look();
      },
      true,
    );
  }
}

/** One cold visit and its first interaction. */
export function timeInteraction(
  browser: Browser,
  origin: string,
  interaction: Interaction,
  throttled: boolean,
): Promise<InteractionCost> {
  return onPhone(browser, async (page) => {
    await page.addInitScript(observe, [interaction.done, changed] as const);
    if (throttled) await throttle(page);
    await page.goto(origin + interaction.path, { waitUntil: 'networkidle' });
    const target = page.locator(interaction.control).last();
    await target.scrollIntoViewIfNeeded();
    // At this point of the page, a visitor has loaded the pictures above.
    await page.waitForLoadState('networkidle');
    // A key follows the focus on its field: press it immediately, like a visitor who tabs through.
    if (interaction.key) await target.press(interaction.key);
    else await target.tap();
    await page.waitForFunction(() => Reflect.get(window, 'times').result > 0);
    const { start, feedback, result } = await recorded<Observed>(page, 'times');
    return { feedback: feedback - start, result: result - start };
  });
}
