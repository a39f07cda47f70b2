import type { Page } from '@playwright/test';
import type { SectionKind, SectionOf } from '../../src/content/schema/page.ts';
import { weighingStrings } from '../../src/content/tools/site-weighing.ts';
import { aiStates } from './ai-states.ts';
import { answer, fillRequired, json, sendButton } from './contact-form.ts';
import { harFile } from './har.ts';
import { fillIn, type State, type States } from './state.ts';

const choose = (page: Page, field: string, value: string) => page.locator(`main [name="${field}"]`).selectOption(value);

const nextStep = (page: Page) => page.locator('main form button[type="submit"]').click();

async function moveSlidersToEnd(page: Page): Promise<void> {
  for (const slider of await page.locator('main input[type=range]').all()) await slider.press('End');
}

async function answerYes(page: Page): Promise<void> {
  for (const yes of await page.locator('main input[type=radio][value="oui"]').all()) await yes.check();
}

/**
 * States of each kind of section that has some, in order. Menus, disclosures, tabs and carousels need none, because the tests find
 * them in the page. The 3D model, which is slow to render, has its own test.
 */
const statesOf: Partial<States> = {
  'portfolio-teaser': [
    {
      name: 'demo in place of its picture',
      enter: async (page) => {
        await page.locator('[data-overlay] a').first().click();
        await page.locator('iframe[data-ready="true"]').waitFor();
      },
    },
  ],
  'portfolio-grid': [
    { name: 'one family', enter: (page) => page.locator('#projets [aria-pressed]').nth(1).click() },
    {
      name: 'film paused',
      enter: async (page) => {
        await page.locator('#projets [aria-pressed]').first().click();
        const film = page.locator('#projets li button').first();
        await film.click();
        await film.click();
      },
    },
    {
      name: 'overlay',
      enter: async (page) => {
        await page.locator('#projets li a').first().click();
        await page.getByRole('dialog').waitFor();
      },
    },
  ],
  'ai-roi': [
    {
      name: 'sliders at their end',
      enter: moveSlidersToEnd,
    },
  ],
  'industry-form': [
    {
      name: 'errors',
      enter: async (page) => {
        await page.locator('main form:has([name="productionType"]) [type="submit"]').click();
        await page.locator('main [aria-invalid="true"]').first().waitFor();
      },
    },
  ],
  'industry-quiz': [
    {
      name: 'diagnosis',
      enter: async (page, { show }) => {
        await answerYes(page);
        await page.getByRole('button', { name: show }).click();
        await page.locator('[data-result="quizLevel"]').waitFor();
      },
    },
  ],
  'live-headers': [
    {
      name: 'response of the server',
      enter: async (page, { ask }) => {
        await page.getByRole('button', { name: ask }).click();
        await page.locator('main li[data-present="true"]').first().waitFor();
      },
    },
  ],
  'header-check': [
    {
      name: 'open example',
      enter: async (page, { open }) => {
        await page.getByRole('button', { name: open }).click();
        await page.locator('main [data-result="headers"]').waitFor();
      },
    },
    {
      name: 'own headers',
      enter: async (page) => {
        await fillIn(
          page,
          'headers',
          "HTTP/2 301\ncontent-security-policy: script-src * 'unsafe-inline'\nreferrer-policy: oui",
        );
        await page.locator('main li[data-header="Referrer-Policy"][data-state="weak"]').waitFor();
      },
    },
    { name: 'invalid headers', enter: (page) => fillIn(page, 'headers', 'Bonjour') },
  ],
  'site-weighing': [
    {
      name: 'open',
      enter: async (page, { open }) => {
        await page.getByRole('button', { name: open }).click();
        await page.locator('main [name="poids"]').waitFor();
      },
    },
    {
      name: 'invalid fields',
      enter: async (page) => {
        await fillIn(page, 'poids', '2,9');
        await fillIn(page, 'requetes', 'beaucoup');
        await page.locator('main [name="poids"][aria-invalid="true"]').waitFor();
      },
    },
    {
      name: 'HAR read',
      enter: async (page) => {
        await page.locator('main [name="har"]').setInputFiles(harFile);
        await page.locator('main [data-result="siteWeight"]').waitFor();
      },
    },
    {
      name: 'everything counted',
      enter: async (page) => {
        await fillIn(page, 'elements', '1450');
        await page.locator('main [data-result="ecoIndex"]').filter({ hasText: 'note' }).waitFor();
      },
    },
    {
      name: 'log drawn',
      enter: async (page) => {
        await page.getByRole('button', { name: weighingStrings.log.open }).click();
        await page.locator('main [name="nom-image"]').waitFor();
      },
    },
  ],
  'loi96-test': [
    {
      name: 'every answer is yes',
      enter: async (page) => {
        await answerYes(page);
        await page.locator('[data-result="compliance"]').waitFor();
      },
    },
  ],
  'page-proof': [
    {
      name: 'view measured',
      enter: async (page, { measure }) => {
        await page.getByRole('button', { name: measure }).click();
        await page.locator('main [role="status"]:not(:empty)').first().waitFor();
      },
    },
  ],
  'eco-notice': [
    {
      name: 'notice shown',
      // The notice shows itself after two seconds. This sets the same attribute; `accueil.spec.ts` waits the two seconds.
      enter: async (page, { accept }) => {
        await page.locator('eco-notice').evaluate((notice) => notice.setAttribute('data-state', 'shown'));
        await page.getByRole('button', { name: accept }).waitFor();
      },
    },
  ],
  ...aiStates,
  'finance-roi': [
    {
      name: 'sliders at their end',
      enter: moveSlidersToEnd,
    },
  ],
  'quote-form': [
    { name: 'first step with errors', enter: (page) => nextStep(page) },
    {
      name: 'second step with errors',
      enter: async (page) => {
        await fillIn(page, 'company', 'Fonderie du Rang');
        await fillIn(page, 'name', 'Camille Tremblay');
        await fillIn(page, 'email', 'camille@exemple.ca');
        await nextStep(page);
        await nextStep(page);
      },
    },
    {
      name: 'third step',
      enter: async (page) => {
        await page.locator('main [name="projectType"][value="website"]').check();
        await choose(page, 'budget', 'unsure');
        await choose(page, 'timeline', 'asap');
        await nextStep(page);
      },
    },
    {
      name: 'review before sending',
      enter: async (page) => {
        await fillIn(page, 'objectives', 'Recevoir les commandes en ligne.');
        await nextStep(page);
      },
    },
  ],
  'site-search': [
    { name: 'something found', enter: (page) => fillIn(page, 'recherche', 'contact') },
    { name: 'nothing found', enter: (page) => fillIn(page, 'recherche', 'zzzz') },
  ],
  'co2-calculator': [
    {
      name: 'form',
      enter: async (page, { open }) => {
        await page.getByRole('button', { name: open }).click();
        await choose(page, 'hasChatbot', 'oui');
        await choose(page, 'usesAI', 'oui');
        await page.locator('main [name="aiRequests"]').waitFor();
      },
    },
    {
      name: 'result',
      enter: async (page) => {
        await fillIn(page, 'visitorsPerMonth', '10000');
        await choose(page, 'hostingLocation', 'us');
        await fillIn(page, 'chatbotConversations', '500');
        await fillIn(page, 'aiRequests', '2000');
        await page.locator('main form:has([name="visitorsPerMonth"]) [type="submit"]').click();
        await page.locator('[data-result="totalCO2"]').waitFor();
      },
    },
  ],
  'contact-form': [
    {
      name: 'call back',
      enter: async (page) => {
        await fillIn(page, 'phone', '418 555-0199');
        await page.locator('main [name="callBack"]').last().check();
      },
    },
    {
      name: 'errors',
      enter: async (page, { summary }) => {
        await sendButton(page).click();
        await page.getByRole('heading', { name: summary.title }).waitFor();
      },
    },
    {
      name: 'failure',
      enter: async (page) => {
        await answer(page, json(503, { success: false, message: 'Le serveur est en pause.' }));
        await fillRequired(page);
        await sendButton(page).click();
        await page.getByText('Le serveur est en pause.').first().waitFor();
      },
    },
    {
      name: 'success',
      enter: async (page, { success }) => {
        await answer(page, json(201, { success: true, message: 'Bien reçu.', id: '0190-essai' }));
        await sendButton(page).click();
        await page.getByText(success.title).first().waitFor();
      },
    },
  ],
};

/** Console messages that the states above provoke on purpose. */
export const provokedMessages = /Failed to load resource: the server responded with a status of 503/;

export function statesFor<Kind extends SectionKind>(section: SectionOf<Kind>) {
  const states: readonly State<Kind>[] = statesOf[section.kind as Kind] ?? [];
  return states.map(({ name, enter }) => ({
    name: `${section.kind}: ${name}`,
    enter: (page: Page) => enter(page, section),
  }));
}
