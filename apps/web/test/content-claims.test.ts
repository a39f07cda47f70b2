import { readFileSync } from 'node:fs';
import { CALL_BACK_FIELD, timelines, validateContactForm } from '@agency/shared/contact';
import { validateIndustryForm } from '@agency/shared/industry';
import {
  emptyQuoteRequest,
  quoteBudgets,
  quoteFeatures,
  quoteIntegrations,
  quoteMaintenance,
  quoteSteps,
  validateQuoteStep,
} from '@agency/shared/quote';
import { describe, expect, it } from 'vitest';
import { claimBehind } from '../src/blocks/claims/claims.ts';
import { claimBasis } from '../src/content/claims/basis.built.ts';
import { claimsOf } from '../src/content/claims/page-claims.ts';
import { knowledge } from '../src/content/faq-knowledge.ts';
import privacy from '../src/content/legal/politique-confidentialite.ts';
import { readPageContents } from '../src/content/page-contents.ts';
import contact from '../src/content/pages/contact.ts';
import { promises } from '../src/content/promises.ts';
import { quoted } from '../src/content/quoted.ts';
import type { PageContent } from '../src/content/schema/page.ts';
import * as sending from '../src/content/tools/sending.ts';
import { promised } from '../src/site/agency.ts';
import { pageOf, pages as registered } from '../src/site/pages.ts';
import { targetsOf, textsOf } from './support/content-texts.ts';
import { withVariables } from './support/fresh-modules.ts';
import { plain } from './support/plain.ts';
import { sectionOf } from './support/section-of.ts';

const contents = await readPageContents();

const everything = (page: PageContent) => textsOf(page).join('\n');

describe('a promise of time', () => {
  const { reply, quote, team, audit, campaign } = promised;
  /** They say « 24h », which is true as long as both promises do. */
  const areFixedTrue = [reply, quote].every((promise) => promise.startsWith('24'));
  const spelled = [
    ...contents,
    ['bot', knowledge],
    ['forms', sending],
    ['register', claimBasis],
    ['options', timelines],
  ].flatMap(([file, content]) =>
    textsOf(content, ['target', 'url'])
      .filter((text) => !(areFixedTrue && quoted.includes(text)))
      .map((text) => ({ file, text })),
  );

  it('has one spelling, in working hours, except in fixed wordings', () => {
    const promise = new RegExp(
      `^(?:(?!(?:24|48)[ \u00a0]?h).|${[reply, quote, team, audit, campaign].join('|')})*$`,
      's',
    );
    const wrong = spelled.filter(({ text }) => !promise.test(text) || /jour[ \u00a0]ouvrable|ouvrable pour/.test(text));
    expect(
      wrong,
      'ces phrases ne disent pas ce que « promised » promet, dans site/agency.ts; content/quoted.ts répète les libellés fixes',
    ).toEqual([]);
  });

  it('is the same for an audit in the options of the form', () => {
    const label = timelines.find(({ code }) => code === 'audit-immediat')?.label;
    expect(label, 'packages/shared/src/contact/options.ts').toContain(audit);
  });

  it('is on the pages with a request form', () => {
    const mentioning = spelled.filter(({ text }) => text.includes(reply) || text.includes(quote));
    expect(mentioning.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['pages/contact', 'pages/devis', 'pages/accueil']),
    );
  });

  it('of a quote says its condition: a need may have to be made clear first', () => {
    const promise = new RegExp(`devis[^.;]* (?:parvien|en ${quote})`, 'i');
    const promising = spelled.filter(({ text }) => promise.test(text));
    expect(promising.length).toBeGreaterThanOrEqual(11);
    expect(promising.filter(({ text }) => !/une fois le besoin clair|suffit à le chiffrer/i.test(text))).toEqual([]);
  });
});

it('the logs without addresses of the policy are those of the proxy too, whose warnings describe the request', () => {
  expect(everything(privacy)).toContain('ne retiennent pas votre adresse IP');
  const [global = ''] = readFileSync('../../docker/Caddyfile', 'utf8').split('$SITE_ADDRESS:');
  expect(global).toMatch(/\n\tlog {\s+format filter {\s+wrap json\s+fields {\s+request delete\s/);
});

it('a promise of erasure says its condition: the API keeps what it could not deliver', () => {
  const promising = textsOf([[...contents.values()], knowledge]).filter((text) => text.includes('effacée d’elle'));
  expect(promising.length).toBeGreaterThanOrEqual(5);
  expect(promising.filter((text) => !text.includes('remise à notre équipe'))).toEqual([]);
});

describe('the figures of a page', () => {
  it.each(registered.map(({ id }) => id))('%s: have one name for each line of the register', (id) => {
    const names = claimsOf(id).map(({ figures }) => figures[0]);
    expect(names).toEqual([...new Set(names)]);
  });

  it('link the time for a quote to its own line', () => {
    for (const page of ['home', 'about', 'mobileApps'] as const)
      expect(claimBehind(claimsOf(page), promised.quoteFigure), page).toBe('devis-delai');
  });
});

describe('a figure has one nature, on its page and in the register', () => {
  const objectsIn = (value: unknown): object[] =>
    typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : [];

  it.each(['oui', 'non'])('VITE_DEMONSTRATION=%s', async (demonstration) => {
    withVariables({ VITE_DEMONSTRATION: demonstration });
    const { claimBasis: basis } = await import('../src/content/claims/basis.built.ts');
    const { ownData } = await import('../src/content/promises.ts');
    const read = await (await import('../src/content/page-contents.ts')).readPageContents();
    const natures = {
      [ownData]: 'own',
      'stimation de l’agence': 'estimate',
      'Ordres de grandeur de l’agence': 'estimate',
    } as const;
    /** Objects of a page, each with the lead of its section, which speaks of all its figures. */
    const objectsOf = (page?: PageContent) =>
      page?.sections.flatMap((section) =>
        objectsIn(section).map((object) => ({ ...('lead' in section && { lead: section.lead }), ...object })),
      ) ?? [];
    const named = registered.flatMap(({ id, content }) =>
      objectsOf(read.get(content)).flatMap((object) => {
        const { value, ...texts } = object as Readonly<Record<string, unknown>>;
        const said = Object.entries(natures).find(([words]) => Object.values(texts).join('\n').includes(words));
        if (!said || (typeof value !== 'string' && said[1] === 'estimate')) return [];
        const claim = claimBehind(claimsOf(id), `${value}`);
        return [{ id, value, nature: said[1], registered: claim && basis[claim].kind }];
      }),
    );
    expect(new Set(named.map(({ nature }) => nature)).size).toBe(2);
    expect(named.filter((claim) => claim.nature !== claim.registered)).toEqual([]);
  });

  it('is not public if the register multiplies to obtain it', () => {
    const computed = Object.entries(claimBasis).filter(([, { basis }]) => /[×÷]/.test(basis));
    expect(computed.filter(([, { kind }]) => kind === 'public').map(([id]) => id)).toEqual([]);
    expect(computed.length).toBeGreaterThan(0);
  });
});

/** Range of a duration: « 4 à 6 semaines » is [4, 6], « 1 semaine » is [1, 1]. */
function rangeOf(duration: string): [number, number] {
  const [from = Number.NaN, to = from] = [...duration.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  return [from, to];
}

const totalOf = (page: PageContent) =>
  Object.values(sectionOf(page, 'process').phases).reduce(
    (sum, { duration = '' }) => {
      const [from, to] = rangeOf(duration);
      return [sum[0] + from, sum[1] + to] as [number, number];
    },
    [0, 0] as [number, number],
  );

describe('the duration of a page is the sum of its phases', () => {
  const stated = [
    ['services/modelisation-3d', 'jours'],
    ['services/design-ux-ui', 'semaines'],
    ['sectors/ia-entreprises-quebec', 'semaines'],
  ].flatMap(([name = '', unit]) => {
    const page = contents.get(name);
    return page ? [{ name, page, unit }] : [];
  });

  it.each(stated)('$name', ({ page, unit }) => {
    const [from, to] = totalOf(page);
    expect(everything(page)).toMatch(new RegExp(`de ${from} à ${to}[ \u00a0]${unit}`, 'i'));
  });

  const asked = knowledge.flatMap(({ question, page: id, answer }) => {
    const page = contents.get(pageOf(id).content);
    return page && question.startsWith('Combien de temps prend') ? [{ question, page, answer }] : [];
  });

  it.each(asked)('the bot: $question', ({ page, answer }) => {
    const [from, to] = totalOf(page);
    expect(answer).toMatch(new RegExp(`de ${from} à ${to}\\b`, 'i'));
  });
});

it('questions about prices have one answer, with the ranges of the quote form, and the page links to it', () => {
  const [first, last] = [quoteBudgets[0], quoteBudgets.at(-2)].map((bracket) => bracket?.label.toLowerCase());
  expect(promises.price, 'content/promises.ts').toContain(`de «\u00a0${first}\u00a0» à «\u00a0${last}\u00a0»`);
  const named = [...contents].filter(([, content]) => everything(content).includes('fourchettes, de «'));
  for (const [file, content] of named) expect(everything(content), file).toContain(promises.price);
  expect(named.length).toBeGreaterThan(0);
  for (const [file, content] of named) expect(targetsOf(content), file).toContainEqual({ page: 'quote' });
});

it('the pages give the number of steps of the quote form, and each step has its title', () => {
  const devis = contents.get(pageOf('quote').content) as PageContent;
  const elsewhere = textsOf([[...contents.values()], knowledge]).filter((text) => text.includes('demande de devis'));
  const said = [...textsOf(devis), ...elsewhere].flatMap(
    (text) => text.toLowerCase().match(/\p{L}+(?= étapes)/gu) ?? [],
  );
  expect(said.length).toBeGreaterThanOrEqual(5);
  expect([...new Set(said)]).toEqual([['trois', 'quatre', 'cinq', 'six'][quoteSteps.length - 3]]);
  expect(sectionOf(devis, 'quote-form').titles).toHaveLength(quoteSteps.length);
});

describe('the bot lists what', () => {
  const answers = knowledge.map(({ answer }) => answer.toLowerCase());

  it.each(Object.entries({ quoteFeatures, quoteIntegrations, quoteMaintenance }))(
    'the quote form offers: %s',
    (_, options) => {
      const labels = options.filter(({ code }) => code !== 'other').map(({ label }) => label.toLowerCase());
      expect(answers.filter((answer) => labels.every((label) => answer.includes(label)))).toHaveLength(1);
    },
  );

  const offering = registered.filter(({ content }) =>
    contents.get(content)?.sections.some(({ kind }) => kind === 'packages'),
  );

  it.each(offering)('the packages of $path are, with their sizes', ({ id, content }) => {
    const { items } = sectionOf(contents.get(content) as PageContent, 'packages');
    const named = Object.entries(items).flatMap(([name, { audience }]) => [name, ...(audience.match(/\d+/g) ?? [])]);
    const here = knowledge.filter(({ page }) => page === id).map(({ answer }) => answer);
    expect(here.filter((answer) => named.every((word) => answer.includes(word)))).toHaveLength(1);
  });
});

describe('the privacy policy names the required fields, then the others, of', () => {
  const words: Readonly<Record<string, string>> = {
    additionalServices: 'services additionnels',
    budget: 'budget',
    [CALL_BACK_FIELD]: 'moment d’un appel',
    company: 'entreprise',
    competitors: 'sites de référence',
    currentSituation: 'situation actuelle',
    email: 'courriel',
    features: 'fonctions',
    hosting: 'hébergement',
    integrations: 'logiciels à relier',
    maintenance: 'entretien',
    message: 'message',
    name: 'nom',
    objectives: 'objectifs',
    phone: 'téléphone',
    productionType: 'type de production',
    projectType: 'type de projet',
    serviceType: 'service qui vous intéresse',
    timeline: 'échéancier',
    website: 'adresse de votre site',
  };
  const blankQuote = emptyQuoteRequest();
  const quoteErrors = quoteSteps.flatMap(({ step }) => Object.keys(validateQuoteStep(step, blankQuote)));
  const blankIndustry = { company: '', email: '', phone: '', productionType: '' };

  it.each([
    [
      'Le formulaire de contact demande trois renseignements',
      Object.keys(validateContactForm({})),
      [...Object.keys(sectionOf(contact, 'contact-form').fields), CALL_BACK_FIELD],
    ],
    ['La demande de devis en exige sept', quoteErrors, Object.keys(blankQuote)],
    [
      'Le formulaire de la page Industrie 4.0 en demande deux',
      Object.keys(validateIndustryForm(blankIndustry)),
      Object.keys(blankIndustry),
    ],
  ])('%s', (start, required, fields) => {
    const paragraph = textsOf(privacy).find((text) => plain(text).startsWith(start)) ?? '';
    /** « Sont facultatifs : téléphone et message. » */
    const lists = [...paragraph.matchAll(/\u00a0: ([^.]+)\./g)].map(([, list = '']) => list.split(/, | et /));
    const named = (some: readonly string[]) => some.map((field) => words[field] ?? field).sort();
    expect(
      lists.map((list) => list.map((item) => item.replace(/^(?:votre|le) |(?<=^type)s/g, '')).sort()),
      'content/legal/politique-confidentialite.ts',
    ).toEqual([named(required), named(fields.filter((field) => !required.includes(field)))]);
  });
});
