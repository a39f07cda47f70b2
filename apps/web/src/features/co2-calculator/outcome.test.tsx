import { calculateCo2, parseCo2Form } from '@agency/shared/co2';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { plain } from '../../../test/support/plain.ts';
import { inputsIn } from '../../lib/address.ts';
import { draftIn } from '../../lib/contact-draft.ts';
import { Co2Outcome } from './Co2Outcome.tsx';
import { fields } from './fields.ts';
import { formOf } from './shared-form.ts';

/** What a visitor reads after these answers: the whole, its announcement, its gauge, and the requests that its links carry. */
function outcomeOf(answers: string) {
  const form = formOf(inputsIn(`?${answers}`, fields));
  if (!form) throw new Error(`${answers} has no answer.`);
  const result = calculateCo2(parseCo2Form(form));
  const drawn = parse(renderToStaticMarkup(<Co2Outcome form={form} result={result} onRestart={() => undefined} />));
  const links = drawn.querySelectorAll('a').map((link) => {
    const { hash } = new URL(link.getAttribute('href') ?? '', 'https://site.example');
    return { label: plain(link.textContent), message: plain(draftIn(hash).message) };
  });
  return {
    text: plain(drawn.textContent),
    announced: plain(drawn.querySelector('output')?.textContent),
    level: drawn.querySelector('[data-result=level]')?.textContent,
    gauge: plain(drawn.querySelector('progress')?.getAttribute('aria-valuetext')),
    lines: drawn.querySelectorAll('.lines li').map((line) => plain(line.textContent)),
    bars: drawn.querySelectorAll('rect[class*=bar]').map((bar) => Number.parseFloat(bar.getAttribute('width') ?? '')),
    links,
  };
}

it('a result repeats its inputs, names its largest source and its hosting, and reports a total beyond the scale', () => {
  const { announced, gauge, lines, bars } = outcomeOf(
    'visitorsPerMonth=2e4&hostingLocation=us&hasChatbot=oui&chatbotConversations=1500&usesAI=oui&aiRequests=3000',
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      'Visiteurs par mois : 20 000',
      'Lieu d’hébergement : États-Unis',
      'Conversations par mois : 1 500',
    ]),
  );
  expect(gauge).toBe('3 186,0 kg, au-delà de l’échelle de 300 kg');
  expect(announced).toMatch(/robot de clavardage, 71 % du total.*L’hébergement multiplie le tout par 3/);
  expect(bars.map(Math.round)).toEqual([26, 71, 3]);
});

it('a total just above a threshold looks above it everywhere, and a small share is not nothing', () => {
  const { announced, level, gauge, text, links } = outcomeOf(
    'visitorsPerMonth=1&hostingLocation=quebec&usesAI=oui&aiRequests=4167',
  );
  expect(level).toBe('moyen');
  for (const shown of [announced, gauge, ...links.map(({ message }) => message)]) expect(shown).toContain('50,02 kg');
  expect(text).toContain('0,01 kg (moins de 1 %)');
  expect(text).toContain('50,01 kg (plus de 99 %)');
});

it('of no visitor there is nothing to count, to compare or to reduce', () => {
  const { announced, level, text, links } = outcomeOf(
    'visitorsPerMonth=0&hostingLocation=quebec&hasChatbot=non&usesAI=non',
  );
  expect(level).toBe('excellent');
  expect(announced).toMatch(/0,0 kg.*rien à compter/);
  expect(announced).not.toContain('pousse léger');
  expect(text).toMatch(/0,0 km.*0,0 arbre /);
  expect(links.map(({ label }) => label)).toEqual(['En parler']);
});

it('the advice, the method and the request say that the factor of an unknown hosting is a lack of data', () => {
  const { announced, text, links } = outcomeOf('visitorsPerMonth=10000&hostingLocation=autre');
  expect(announced).toMatch(/pages vues, 100 % du total.*Le facteur de votre hébergement manque/);
  expect(text).toContain('multiplié par 1, faute de donnée');
  expect(links.map(({ message }) => message).join()).toContain('faute de donnée');
});

it('a chatbot or an AI without its answer or its number is said to be left out, in the result and in the request', () => {
  const site = 'visitorsPerMonth=1000&hostingLocation=quebec';
  // A number without its answer is not counted either.
  for (const answers of ['', '&aiRequests=500000'])
    expect(outcomeOf(`${site}&hasChatbot=non${answers}`).announced).toMatch(
      /, partiel.*au moins 13,8 kg.*sans réponse/,
    );
  for (const [answers, label] of [
    ['hasChatbot=oui&usesAI=non', 'Conversations par mois'],
    ['hasChatbot=non&usesAI=oui&aiRequests=', 'Requêtes d’IA par mois'],
  ]) {
    const { announced, lines, links } = outcomeOf(`${site}&${answers}`);
    expect(announced).toMatch(/au moins 13,8 kg.*sans nombre compte pour zéro/);
    expect(announced).not.toContain('pousse léger');
    for (const shown of [lines.join('\n'), ...links.map(({ message }) => message)])
      expect(shown).toContain(`${label} : non indiqué, compté pour 0`);
    for (const { message } of links) expect(message).toContain('au moins 13,8 kg');
  }
  const { announced } = outcomeOf('visitorsPerMonth=0&hostingLocation=us&hasChatbot=oui');
  expect(announced).toContain('sans nombre compte pour zéro');
  expect(announced).not.toContain('rien à compter');
  for (const answers of ['hasChatbot=non', 'hasChatbot=oui&chatbotConversations=0'])
    expect(outcomeOf(`${site}&usesAI=non&${answers}`).announced).not.toContain('sans nombre');
});

it('the parts that are shown add up to the total that is shown', () => {
  const { text } = outcomeOf(
    'visitorsPerMonth=3288&hostingLocation=quebec&hasChatbot=oui&chatbotConversations=142&usesAI=oui&aiRequests=1272',
  );
  const [total = 0, ...parts] = [...text.matchAll(/(\d+,\d) kg/g)].map(([, kg = '']) => Number(kg.replace(',', '')));
  expect(parts.slice(0, 3).reduce((sum, part) => sum + part, 0)).toBe(total);
});
