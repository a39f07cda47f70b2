import type { Page } from '@playwright/test';
import type { SectionKind, SectionOf } from '../../src/content/schema/page.ts';
import { forecastStrings, invoiceStrings } from '../../src/content/tools/ai-demos.built.ts';
import { successStrings, summaryStrings } from '../../src/content/tools/sending.ts';
import { weighingStrings } from '../../src/content/tools/site-weighing.ts';
import { wrongInvoice } from './ai-page.ts';
import { answer, fillRequired, json, sendButton } from './contact-form.ts';
import { harFile } from './har.ts';

/** Enters a state that a visitor can produce in a section. It must pass the same checks as the page itself. */
type Enter<Kind extends SectionKind> = (page: Page, section: SectionOf<Kind>) => Promise<void>;
type States<Kind extends SectionKind> = Readonly<Record<string, Enter<Kind>>>;

const fillIn = (page: Page, field: string, value: string) => page.locator(`main [name="${field}"]`).fill(value);

const choose = (page: Page, field: string, value: string) => page.locator(`main [name="${field}"]`).selectOption(value);

/** Presses a button of this name, and waits for what it shows. */
async function press(page: Page, name: string, shown: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.locator(shown).first().waitFor();
}

const nextStep = (page: Page) => page.locator('main form button[type="submit"]').click();

async function moveSlidersToEnd(page: Page): Promise<void> {
  for (const slider of await page.locator('main input[type=range]').all()) await slider.press('End');
}

async function answerYes(page: Page): Promise<void> {
  for (const yes of await page.locator('main input[type=radio][value="oui"]').all()) await yes.check();
}

async function askBot(page: Page, question: string, kind: 'known' | 'unknown'): Promise<void> {
  const field = page.locator('main [name="question"]').first();
  await field.fill(question);
  await field.press('Enter');
  await page.locator(`main [data-answer="${kind}"]`).first().waitFor();
}

/**
 * States of each kind of section that has some, in order. Menus, disclosures, tabs and carousels need none, because the tests find
 * them in the page. The 3D model, which is slow to render, has its own test.
 */
const statesOf: { readonly [Kind in SectionKind]?: States<Kind> } = {
  'portfolio-teaser': {
    'demo in place of its picture': async (page) => {
      await page.locator('[data-overlay] a').first().click();
      await page.locator('iframe[data-ready="true"]').waitFor();
    },
  },
  'portfolio-grid': {
    'one family': (page) => page.locator('#projets [aria-pressed]').nth(1).click(),
    'film paused': async (page) => {
      await page.locator('#projets [aria-pressed]').first().click();
      const film = page.locator('#projets li button').first();
      await film.click();
      await film.click();
    },
    overlay: async (page) => {
      await page.locator('#projets li a').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'ai-roi': {
    'sliders at their end': moveSlidersToEnd,
  },
  'industry-form': {
    errors: async (page) => {
      await page.locator('main form:has([name="productionType"]) [type="submit"]').click();
      await page.locator('main [aria-invalid="true"]').first().waitFor();
    },
  },
  'industry-quiz': {
    diagnosis: async (page, { show }) => {
      await answerYes(page);
      await press(page, show, '[data-result="quizLevel"]');
    },
  },
  'live-headers': {
    'response of the server': (page, { ask }) => press(page, ask, 'main li[data-present="true"]'),
  },
  'header-check': {
    'open example': (page, { open }) => press(page, open, 'main [data-result="headers"]'),
    'own headers': async (page) => {
      await fillIn(
        page,
        'headers',
        "HTTP/2 301\ncontent-security-policy: script-src * 'unsafe-inline'\nreferrer-policy: unsafe-url\nx-content-type-options: oui",
      );
      await page.locator('main li[data-header="Referrer-Policy"][data-state="weak"]').waitFor();
    },
    'invalid headers': (page) => fillIn(page, 'headers', 'Bonjour'),
  },
  'site-weighing': {
    open: (page, { open }) => press(page, open, 'main [name="poids"]'),
    'invalid fields': async (page) => {
      await fillIn(page, 'poids', '2,9');
      await fillIn(page, 'requetes', 'beaucoup');
      await page.locator('main [name="poids"][aria-invalid="true"]').waitFor();
    },
    'HAR read': async (page) => {
      await page.locator('main [name="har"]').setInputFiles(harFile);
      await page.locator('main [data-result="siteWeight"]').waitFor();
    },
    'everything counted, log drawn': async (page) => {
      await fillIn(page, 'elements', '1450');
      await page.locator('main [data-result="ecoIndex"]').filter({ hasText: 'note' }).waitFor();
      await press(page, weighingStrings.log.open, 'main [name="nom-image"]');
    },
  },
  'loi96-test': {
    'every answer is yes': async (page) => {
      await answerYes(page);
      await page.locator('[data-result="compliance"]').waitFor();
    },
  },
  'page-proof': {
    'view measured': (page, { measure }) => press(page, measure, 'main [role="status"]:not(:empty)'),
  },
  'eco-notice': {
    // The notice shows itself after two seconds. This sets the same attribute; `accueil.spec.ts` waits the two seconds.
    'notice shown': async (page, { accept }) => {
      await page.locator('eco-notice').evaluate((notice) => notice.setAttribute('data-state', 'shown'));
      await page.getByRole('button', { name: accept }).waitFor();
    },
  },
  'ai-demos': {
    discrepancy: async (page, { tabs }) => {
      await page.getByRole('tab', { name: tabs.ocr }).click();
      await press(page, wrongInvoice, '[data-result="totalsMatch"][data-value="false"]');
    },
    'file read, field being corrected': async (page, { tabs }) => {
      await page.getByRole('tab', { name: tabs.ocr }).click();
      await page.getByRole('button', { name: invoiceStrings.file.samples[0]?.name ?? '', exact: true }).click();
      await page.locator('[data-result="file"][data-value="read"]').waitFor();
      const { edit, apply } = invoiceStrings.correction;
      await page.getByRole('button', { name: edit }).last().click();
      await fillIn(page, 'correction-total', 'beaucoup');
      await page.getByRole('button', { name: apply }).click();
      await page.locator('main [name="correction-total"][aria-invalid]').waitFor();
    },
    'file refused': async (page, { tabs }) => {
      await page.getByRole('tab', { name: tabs.ocr }).click();
      await page.getByRole('button', { name: invoiceStrings.file.samples[2]?.name ?? '', exact: true }).click();
      await page.locator('[data-result="file"][data-value="refused"]').waitFor();
    },
    'three years of sales': async (page, { tabs }) => {
      await page.getByRole('tab', { name: tabs.analytics }).click();
      await press(page, forecastStrings.examples[1]?.name ?? '', '[data-result="season"][data-value="found"]');
    },
    'invalid and ambiguous sales': async (page, { tabs }) => {
      await page.getByRole('tab', { name: tabs.analytics }).click();
      await page.locator('main [name="sales"]').nth(1).fill('18 ventes');
      await page.locator('main [name="sales"]').nth(2).fill('1,200');
      await page.locator('main [name="decimals"]').first().waitFor();
    },
    dialog: async (page, { tabs, chatbot }) => {
      await page.getByRole('tab', { name: tabs.chatbot }).click();
      await page.getByRole('button', { name: chatbot.open }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'faq-bot': {
    'known and unknown answers': async (page) => {
      await askBot(page, 'Combien coûte un site Web?', 'known');
      await askBot(page, 'Qui a gagné la coupe Stanley en 1993?', 'unknown');
    },
  },
  'finance-roi': {
    'sliders at their end': moveSlidersToEnd,
  },
  'quote-form': {
    'first step with errors': (page) => nextStep(page),
    'second step with errors': async (page) => {
      await fillIn(page, 'company', 'Fonderie du Rang');
      await fillIn(page, 'name', 'Camille Tremblay');
      await fillIn(page, 'email', 'camille@exemple.ca');
      await nextStep(page);
      await nextStep(page);
    },
    'third step': async (page) => {
      await page.locator('main [name="projectType"][value="website"]').check();
      await choose(page, 'budget', 'unsure');
      await choose(page, 'timeline', 'asap');
      await nextStep(page);
    },
    'review before sending': async (page) => {
      await fillIn(page, 'objectives', 'Recevoir les commandes en ligne.');
      await nextStep(page);
    },
  },
  'site-search': {
    'something found': (page) => fillIn(page, 'recherche', 'contact'),
    'nothing found': (page) => fillIn(page, 'recherche', 'zzzz'),
  },
  'co2-calculator': {
    form: async (page, { open }) => {
      await page.getByRole('button', { name: open }).click();
      await choose(page, 'hasChatbot', 'oui');
      await choose(page, 'usesAI', 'oui');
      await page.locator('main [name="aiRequests"]').waitFor();
    },
    result: async (page) => {
      await fillIn(page, 'visitorsPerMonth', '10000');
      await choose(page, 'hostingLocation', 'us');
      await fillIn(page, 'chatbotConversations', '500');
      await fillIn(page, 'aiRequests', '2000');
      await page.locator('main form:has([name="visitorsPerMonth"]) [type="submit"]').click();
      await page.locator('[data-result="totalCO2"]').waitFor();
    },
  },
  'contact-form': {
    'moment of a call, errors': async (page) => {
      await fillIn(page, 'phone', '418 555-0199');
      await page.locator('main [name="callBack"]').last().check();
      await sendButton(page).click();
      await page.getByRole('heading', { name: summaryStrings.title }).waitFor();
    },
    failure: async (page) => {
      await answer(page, json(503, { success: false, message: 'Le serveur est en pause.' }));
      await fillRequired(page);
      await sendButton(page).click();
      await page.getByText('Le serveur est en pause.').first().waitFor();
    },
    success: async (page) => {
      await answer(page, json(201, { success: true, message: 'Bien reçu.', id: '0190-essai' }));
      await sendButton(page).click();
      await page.getByText(successStrings.title).first().waitFor();
    },
  },
};

/** Console messages that the states above provoke on purpose. */
export const provokedMessages = /Failed to load resource: the server responded with a status of 503/;

export function statesFor<Kind extends SectionKind>(section: SectionOf<Kind>) {
  const states: States<Kind> = statesOf[section.kind as Kind] ?? {};
  return Object.entries(states).map(([name, enter]) => ({
    name: `${section.kind}: ${name}`,
    enter: (page: Page) => enter(page, section),
  }));
}
