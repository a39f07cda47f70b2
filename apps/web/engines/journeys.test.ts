/** The most common visits, in stock Firefox and WebKit, on the built site behind its real server. */
import { quizQuestionIds } from '@agency/shared/industry';
import { expect, it } from 'vitest';
import { openCalculator } from '../e2e/support/home-page.ts';
import { receivedMails } from '../e2e/support/mail-sink.ts';
import { startAll } from '../e2e/support/servers.ts';
import { interfaceStrings } from '../src/content/interface.ts';
import { projectFilters, showsCategory } from '../src/content/projects/filters.ts';
import { projects } from '../src/content/projects/projects.ts';
import { href } from '../src/site/pages.ts';
import { hrefOfProject } from '../src/site/projects.ts';
import { hasProjects } from '../test/support/project-tests.ts';
import { demoJourneys } from './demos.ts';
import { PATIENCE_MS } from './visitor.ts';
import { describeVisitors, eventually, visitor } from './visitors.ts';

const field = (name: string) => `form [name="${name}"]`;
/** A button or link by its text; no-break spaces are written as spaces here. */
const saying = (tag: 'a' | 'button', text: string) =>
  `//${tag}[contains(normalize-space(translate(., '\u00a0', ' ')), "${text}")]`;

const textOf = (selector: string) =>
  `document.querySelector('${selector}')?.checkVisibility() ? document.querySelector('${selector}').textContent : ''`;
const result = (name: string) => eventually(textOf(`[data-result="${name}"]`));

async function expectMail(...texts: readonly string[]): Promise<void> {
  const found = async () => (await receivedMails()).some(({ text = '' }) => texts.every((one) => text.includes(one)));
  await expect.poll(found, { timeout: PATIENCE_MS }).toBe(true);
}

async function fillContact(name: string): Promise<void> {
  await visitor.type(field('name'), name);
  await visitor.type(field('email'), 'marie.tremblay@exemple.ca');
  await visitor.choose(field('serviceType'), 'automatisation');
}

describeVisitors(({ engine, arrive }) => {
  const name = `Visiteuse ${engine} ${Date.now()}`;

  it('reads the home page to its end: its pictures load, and no script file', async () => {
    await arrive('/');
    const pictures = 'document.querySelectorAll("main > section > :not([aria-roledescription]) img")';
    const count = Number(await visitor.read(`${pictures}.length`));
    for (let index = 0; index < count; index++) {
      await visitor.read(`${pictures}[${index}].scrollIntoView()`);
      await eventually(`${pictures}[${index}].naturalWidth > 0`).toBe(true);
    }
    await visitor.read('document.querySelector("footer").scrollIntoView()');
    await eventually("performance.getEntriesByType('resource').filter(({ name }) => /[.]js/.test(name)).length").toBe(
      0,
    );
  });

  it('opens a menu, closes it by Escape, and keeps the dark theme on the next page', async () => {
    await arrive('/');
    const menu = '[aria-controls="menu-services"]';
    await visitor.click(menu);
    await eventually(textOf('#menu-services a')).not.toBe('');
    await visitor.press('Escape');
    await eventually(textOf('#menu-services a')).toBe('');
    await visitor.click(`[aria-label="${interfaceStrings.theme}"]`);
    await visitor.open(href('contact'));
    await eventually('document.body.classList.contains("dark-mode")').toBe(true);
  });

  it('sends the contact form, and the agency gets a mail', async () => {
    await arrive(href('contact'));
    await fillContact(name);
    await visitor.click(saying('button', 'Envoyer ma demande'));
    await eventually(textOf('[role="alert"]')).toContain('Votre demande a été envoyée');
    await expectMail(name, 'Automatisation');
  });

  it('sends it without JavaScript too', async () => {
    await arrive(href('contact'), false);
    await fillContact(`${name} sans script`);
    await visitor.click(saying('button', 'Envoyer ma demande'));
    await expect.poll(() => visitor.address(), { timeout: PATIENCE_MS }).toContain('envoi=succes');
    await expectMail(`${name} sans script`);
  });

  it('requests a quote in four steps', async () => {
    await arrive(href('quote'));
    await visitor.type(field('company'), 'Fonderie Sous-le-Vent');
    await visitor.type(field('name'), `${name} devis`);
    await visitor.type(field('email'), 'camille@exemple.ca');
    await visitor.type(field('phone'), '418 555-0177');
    await visitor.click(saying('button', 'Suivant'));
    await visitor.click(`${field('projectType')}[value="website"]`);
    await visitor.choose(field('budget'), '5k-15k');
    await visitor.choose(field('timeline'), '3-6months');
    await visitor.click(saying('button', 'Suivant'));
    await visitor.type(field('objectives'), 'Recevoir les commandes en ligne.');
    await visitor.click(saying('button', 'Suivant'));
    await visitor.click(`${field('integrations')}[value="zapier"]`);
    await visitor.click(saying('button', 'Envoyer ma demande'));
    await expectMail(`${name} devis`, 'Recevoir les commandes en ligne.');
  });

  it('calculates the CO2 of a site', async () => {
    await arrive('/');
    await visitor.click(saying('button', openCalculator));
    await visitor.type('#calculateur [name="visitorsPerMonth"]', '10000');
    await visitor.choose('#calculateur [name="hostingLocation"]', 'us');
    await visitor.click("//button[normalize-space()='Calculer']");
    await result('totalCO2').toBe('414,0\u00a0kg');
  });

  it('moves a slider of the finance page, and the savings follow', async () => {
    await arrive(href('financeAutomation'));
    await result('annualSavings').toBe('20\u00a0550\u00a0$');
    await visitor.click('input[type="range"][name="monthlyInvoices"]');
    // The click itself moves the slider.
    await result('annualSavings').not.toBe('20\u00a0550\u00a0$');
    const before = await visitor.read(textOf('[data-result="annualSavings"]'));
    await visitor.press('ArrowRight');
    await result('annualSavings').not.toBe(before);
  });

  it('takes the test on Loi 96', async () => {
    await arrive(href('bill96'));
    await visitor.click('input[name="englishOnly"][value="oui"]');
    await eventually(`document.querySelector('[data-result="compliance"]')?.dataset.value`).toBe('non-compliant');
  });

  it('takes the quiz, and sends its diagnosis', async () => {
    await arrive(href('industry40'));
    for (const id of quizQuestionIds.slice(0, 5)) await visitor.click(`input[name="${id}"][value="oui"]`);
    await visitor.click(saying('button', 'VOIR MES RÉSULTATS'));
    await result('quizLevel').toBe('Modernisation partielle');
    const form = 'form:has([name="productionType"])';
    await visitor.type(`${form} [name="company"]`, `${name} usine`);
    await visitor.type(`${form} [name="email"]`, 'usine@exemple.ca');
    await visitor.click(`${form} button[type="submit"]`);
    await expectMail(`${name} usine`, 'Modernisation partielle');
  });

  it('filters the portfolio, opens a project over it, and returns to the filtered list', async ({ skip }) => {
    skip(!hasProjects);
    const shown = projects.filter(({ category }) => showsCategory('ai', category));
    const [project] = shown;
    const path = hrefOfProject(project?.slug ?? '');
    await arrive(href('portfolio'));
    await visitor.click(saying('button', projectFilters.ai.label));
    await eventually('location.search').toContain('ai');
    // The address changes a frame before the list.
    await eventually(`document.querySelectorAll('#projets li:not([hidden])').length`).toBe(shown.length);
    await visitor.click(`#projets a[href="${path}"]`);
    await eventually(textOf('dialog[open]')).toContain(project?.title);
    expect(await visitor.address()).toContain(path);
    await visitor.press('Escape');
    await eventually(textOf('dialog[open]')).toBe('');
    await eventually('location.search').toContain('ai');
    await visitor.click(`#projets a[href="${path}"]`);
    await eventually(textOf('dialog[open]')).toContain(project?.title);
    await visitor.back();
    await eventually(textOf('dialog[open]')).toBe('');
  });

  it('returns by Back to the place that it left, although the page loads again', async () => {
    const measure = async () => {
      await visitor.click(saying('button', interfaceStrings.footprint.measure));
      await eventually(textOf('footer [role="status"]')).toContain('ko');
    };
    const follow = async (id: 'about' | 'contact') => {
      await visitor.click(`footer a[href="${href(id)}"]`);
      await eventually('[location.pathname, document.activeElement.tagName].join()').toBe(`${href(id)},H1`);
    };
    await arrive(href('contact'));
    await measure();
    await follow('about');
    const title = await visitor.read('document.title');
    await visitor.read('document.querySelector("footer").scrollIntoView({ behavior: "instant" })');
    await follow('contact');
    await visitor.read('Object.assign(window, { leaving: true }).location.reload()');
    await eventually('!window.leaving && document.readyState').toBe('complete');
    await measure();
    await visitor.back();
    await eventually('document.title').toBe(title);
    await eventually('scrollY > 0 && document.querySelector("footer").getBoundingClientRect().top < innerHeight').toBe(
      true,
    );
  });

  it('asks the bot a question, and reads an answer with its source', async () => {
    await arrive(href('ecoChatbots'));
    await visitor.type('input[name="question"]', 'combien pour une soumission svp');
    await visitor.press('Enter');
    await eventually(textOf('[role="log"] [data-answer="known"]')).not.toBe('');
    await eventually(textOf('[role="log"] [data-answer="known"] a')).not.toBe('');
  });

  demoJourneys(arrive);
}, startAll);
