import { validateContactForm } from '@agency/shared/contact';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plain } from '../../../../test/support/plain.ts';
import { forecastStrings } from '../../../content/tools/ai-demos.built.ts';
import { forecastView } from './forecast-view.ts';

describe('the forecast of the page', () => {
  const outcomeOf = (sales: readonly (number | string)[], firstMonth = 0) => {
    const { outcome } = forecastView(sales.map(String), firstMonth);
    if (!outcome) throw new Error('Nothing was forecast.');
    return outcome;
  };

  it('continues a straight line, describes the chart, and never has an empty range', () => {
    const straight = outcomeOf(Array.from({ length: 12 }, (_, month) => 10 + 2 * month));
    expect(plain(straight.trend)).toBe('À la hausse : 2,0 de plus par mois');
    expect(straight.line).not.toBeNull();
    expect(straight.ahead.map(({ month, value }) => `${month} ${value}`)).toEqual([
      'janvier 34,0',
      'février 36,0',
      'mars 38,0',
    ]);
    for (const { value, range } of straight.ahead) expect(range).not.toBe(`${value} à ${value}`);
    expect(straight.seasonState).toBe('unknown');
  });

  it('says in the request what the page says, with the names of the months', () => {
    const { draft, trend, outliers, season } = outcomeOf([101, 99, '', 98, 100, 102, 400, 97, 101, 100, 99, 102], 3);
    const lines = draft.message.split('\n');
    expect(lines.map(plain)).toEqual([
      'Prévision faite avec l’outil de démonstration :',
      expect.stringMatching(/^12 mois de ventes : avril : 101,0; mai : 99,0; juin : –; .*; mars : 102,0$/),
      expect.stringMatching(/^Trois mois à venir : avril : \d+,\d \(\d+,\d à \d+,\d\); mai : .*; juin : [^;]*$/),
      plain(trend),
      expect.stringMatching(/^Octobre s’écarte /),
      plain(season),
    ]);
    expect(plain(outliers)).toBe(plain(lines[4] ?? ''));
  });

  it('makes a request that the contact form accepts, of any sales', () => {
    const sale = fc.oneof(fc.double({ min: -1e12, max: 1e12 }), fc.constantFrom(0, 1e12));
    fc.assert(
      fc.property(fc.array(sale, { minLength: 36, maxLength: 36 }), fc.nat(11), (sales, firstMonth) => {
        const cells = sales.map((value) => value.toFixed(2));
        const draft = forecastView(cells, firstMonth).outcome?.draft;
        expect(validateContactForm({ name: 'Camille', email: 'camille@exemple.ca', ...draft })).toEqual({});
      }),
    );
  });

  it('names the months of the axis as the Office québécois does, and numbers those whose name is unknown', () => {
    const sales = Array.from({ length: 15 }, (_, month) => 10 + 2 * month);
    const { monthLabel } = outcomeOf(sales);
    expect([0, 3, 6, 8, 9, 10, 11, 12].map(monthLabel).join(' ')).toBe('janv. avr. juill. sept. oct. nov. déc. janv.');
    const unknown = forecastView(sales.map(String), null).outcome;
    expect([0, 3, 6].map((step) => unknown?.monthLabel(step))).toEqual(['mois\u00a01', '4', '7']);
  });

  it('labels the chart in millions where whole figures have no room on a phone', () => {
    const large = outcomeOf(Array.from({ length: 12 }, (_, month) => 34_000_000 + 500_000 * month));
    expect(large.caption).toMatch(/, en millions$/);
    expect(large.shown(34_500_000)).toBe('34,5');
    expect(plain(large.ahead[0]?.value ?? '')).toBe('40 000 000');
    const { caption, shown } = outcomeOf(Array.from({ length: 12 }, (_, month) => 3_400_000 + 50_000 * month));
    expect(caption).toBe(forecastStrings.chart.caption);
    expect(plain(shown(3_450_000))).toBe('3 450 000');
  });

  it('draws no line without a trend', () => {
    for (const { sales } of forecastStrings.examples) {
      const { trend, line } = outcomeOf(sales);
      expect(line === null).toBe([forecastStrings.trend.unclear, forecastStrings.trend.randomWalk].includes(trend));
    }
  });

  it('describes growth by a constant share in percent', () => {
    const { trend, method } = outcomeOf(Array.from({ length: 24 }, (_, month) => Math.round(1000 * 1.05 ** month)));
    expect(plain(trend)).toBe('À la hausse : environ 5,0 % de plus chaque mois');
    expect(method).toContain(forecastStrings.method.growth);
  });

  it('names the level before a step, whatever method has the largest weight', () => {
    const sales = [1003, 980, 1031, 992, 1012, 967, 1017, 1003, 980, 1031, 992, 1012, 967, 1017, 1003, 280, 331, 292];
    const { trend, line } = outcomeOf(sales);
    expect(plain(trend)).toBe(
      'Vos ventes ont changé de niveau en avril de l’année 2 : environ 301 depuis, contre 1 000 avant',
    );
    expect(line?.[0]).toBeCloseTo(1000, -1);
  });

  it('says that a rise is that of the last months, and draws no line through the others', () => {
    const bend = [201, 204, 199, 201, 197, 199, 201, 204, 209, 221, 228, 227, 236, 244, 252, 263];
    const { trend, line } = outcomeOf(bend);
    expect(plain(trend)).toMatch(/^À la hausse : \d+,\d de plus par mois, sur les 6 derniers mois$/);
    expect(line).toBeNull();
  });

  it('never shows a small change, or a small error of its own, as 0', () => {
    const cents = (sale: (month: number) => number) =>
      outcomeOf(Array.from({ length: 36 }, (_, month) => sale(month).toFixed(2)));
    const growth = cents((month) => 100_000 * 1.0004 ** month);
    expect(plain(growth.trend)).toContain('environ 0,04 % de plus');
    expect(plain(growth.backtest)).toMatch(/erreur moyenne de 0,0*[1-9]/);
    const { season } = cents((month) => 1e6 + 1000 * Math.sin((month * Math.PI) / 6));
    expect(plain(season)).toMatch(/avril, 0,1 % au-dessus .*octobre, 0,1 % au-dessous/);
  });

  it('does not call a walk a rise', () => {
    const walk = [
      874, 864, 940, 969, 992, 1120, 1152, 1203, 1140, 1293, 1264, 1244, 1316, 1197, 1115, 1171, 1199, 1172, 1251, 1273,
      1282, 1298, 1332, 1344,
    ];
    expect(outcomeOf(walk).trend).toBe(forecastStrings.trend.randomWalk);
  });

  it('finds the season of both longer examples, and compares its error with both naive methods', () => {
    const [year, shop, campground] = forecastStrings.examples.map(({ sales }) => outcomeOf(sales));
    expect([year, shop, campground].map((outcome) => outcome?.seasonState)).toEqual(['unknown', 'found', 'found']);
    expect(plain(shop?.season)).toMatch(/Le plus fort : juillet, \d+ % .* Le plus creux : février, \d+ %/);
    expect(plain(shop?.backtest)).toMatch(
      /sur 12 mois de vos ventes.*erreur moyenne de \d,\d, contre \d,\d pour « comme le mois d’avant » et \d,\d pour « comme l’an dernier »/,
    );
    expect(plain(year?.backtest)).toMatch(/sur \d mois .*Rien à comparer/);
    expect(campground?.ahead.map(({ value }) => value)).toEqual(['0,0', '0,0', '0,0']);
  });

  it('names the closed months beside the strongest one, and no weakest one', () => {
    const campground = [0, 0, 0, 0, 20, 60, 90, 95, 50, 10, 0, 0];
    expect(plain(outcomeOf([...campground, ...campground]).season)).toBe(
      'Saison repérée. Le plus fort : août, 75 % au-dessus de la moyenne des mois ouverts. Aucune vente, chaque année, en janvier, février, mars, avril, novembre et décembre.',
    );
  });

  it('compares with last year only where there is one, and calls a step no slope', () => {
    const compare = 'comparez avec l’an dernier';
    const six = outcomeOf([10, 12, 9, 14, 13, 15]);
    expect([six.season.includes(compare), six.ahead.map(({ lastYear }) => lastYear)]).toEqual([
      false,
      Array(3).fill(forecastStrings.unknown),
    ]);
    expect(outcomeOf(Array(12).fill(5)).season).toContain(compare);
    const step = outcomeOf([100, 100, 100, 100, 100, 100, 100, 100, 200, 200, 200, 200]);
    expect(step.trend).toMatch(/^Vos ventes ont changé de niveau/);
    expect(step.season).toContain('Une pente ou un changement de niveau sur si peu de mois');
  });

  it('says that it repeats an accident that no other year contradicts, and leaves out one that another year does', () => {
    const months = [50, 54, 50, 5, 51, 54, 47, 51, 47, 49, 53, 50, 49, 54, 46];
    const repeated = outcomeOf(months);
    expect(repeated.ahead[0]?.value).toBe('5,0');
    expect(plain(repeated.outliers)).toBe(
      'La prévision répète avril de l’année 1, loin de ce qu’annoncent les autres mois : rien ne dit encore si c’est un accident.',
    );
    const contradicted = outcomeOf([47, 51, 48, 53, 49, 54, 53, 53, 49, 53, 48, 52, ...months]);
    expect(plain(contradicted.outliers)).toMatch(/^Avril de l’année 2 s’écarte .* ne le prolonge pas\.$/);
  });

  it('says that two years do not tell a slow change from a sudden one, three do', () => {
    const year = [12, 12, 14, 15, 16, 16, 15, 16, 18, 20, 30, 52];
    const grown = [1.5, 2.25].map((factor) => year.map((value) => value * factor));
    expect(outcomeOf([...year, ...(grown[0] ?? [])]).season).toContain(forecastStrings.season.twoYears);
    expect(outcomeOf([...year, ...grown.flat()]).season).not.toContain(forecastStrings.season.twoYears);
  });

  it('agrees with one held-out month', () => {
    const { backtest } = outcomeOf([100, 100, 100, 100, 200, 200]);
    expect(plain(backtest)).toMatch(/^Mise à l’épreuve sur 1 mois de vos ventes, caché puis prévu : /);
  });

  it('names the months from the first one', () => {
    expect(outcomeOf(Array(12).fill(5), 9).ahead.map(({ month }) => month)).toEqual([
      'octobre',
      'novembre',
      'décembre',
    ]);
  });

  it('names a step and its month; numbers the months if their names are unknown', () => {
    const sales = Array.from({ length: 24 }, (_, month) => String(month < 12 ? 100 : 200));
    expect(plain(outcomeOf(sales).trend)).toMatch(/^Vos ventes ont changé de niveau en janvier de l’année 2/);
    const unnamed = forecastView(sales, null).outcome;
    expect(plain(unnamed?.trend)).toMatch(/de niveau au mois 13/);
    expect(unnamed?.ahead.map(({ month }) => plain(month))).toEqual(['mois 25', 'mois 26', 'mois 27']);
    expect(unnamed?.seasonState).toBe('none');
  });

  it('requires six months, and handles sales of 0', () => {
    expect(forecastView(['1', '2', '', '3', '4', '5'], 0).outcome).toBeUndefined();
    const nothing = outcomeOf(Array(12).fill(0));
    expect(nothing.trend).toBe(forecastStrings.trend.nothing);
    expect(nothing.ahead.map(({ range }) => range)).toEqual(Array(3).fill(forecastStrings.rangeOfNothing));
  });

  it('reports an invalid number beside its field, and asks about an ambiguous one', () => {
    const cells = ['18 ventes', 'environ 20', '1,200', '', '14', '15', '16', '17', '18', '19', '20', '21'];
    const { problems, doubt, outcome } = forecastView(cells, 0);
    expect(problems.slice(0, 5).map(plain)).toEqual([
      '« 18 ventes » n’est pas un nombre : mois non compté.',
      '« environ 20 » n’est pas un nombre : mois non compté.',
      'Deux lectures possibles : répondez plus haut.',
      '',
      '',
    ]);
    expect(doubt?.choices.map(({ decimal, label }) => [decimal, plain(label)])).toEqual([
      ['.', '1 200'],
      [',', '1,2'],
    ]);
    expect(forecastView(['1,000', ...cells.slice(4)], 0).doubt?.choices.map(({ label }) => plain(label))).toEqual([
      '1 000',
      '1',
    ]);
    // The three fields are not months: the series starts with the fifth.
    expect(outcome?.past).toEqual([14, 15, 16, 17, 18, 19, 20, 21]);
    const answered = forecastView(cells, 0, '.');
    expect(answered.problems[2]).toBeUndefined();
    expect(answered.doubt).toBeDefined();
    expect(answered.outcome?.past[0]).toBe(1200);
  });
});

it('the year of a change is that of its field, even after blank months', () => {
  const cells = [...Array<string>(6).fill(''), ...Array<string>(10).fill('100'), ...Array<string>(8).fill('200')];
  expect(plain(forecastView(cells, 0).outcome?.trend ?? '')).toContain('mai de l’année 2');
});

it('an unusual month is named with the year of its field, where a name is there twice', () => {
  const months = fc.record({ years: fc.integer({ min: 2, max: 3 }), month: fc.integer({ min: 0, max: 23 }) });
  fc.assert(
    fc.property(
      months,
      fc.array(fc.integer({ min: 95, max: 105 }), { minLength: 36, maxLength: 36 }),
      (drawn, noise) => {
        const cells = noise
          .slice(0, drawn.years * 12)
          .map((value, index) => String(index === drawn.month ? 400 : value));
        const { outliers = '' } = forecastView(cells, 0).outcome ?? {};
        fc.pre(outliers !== '');
        const name = forecastStrings.months[drawn.month % 12] ?? '';
        expect(plain(outliers).toLowerCase()).toContain(`${name} de l’année ${Math.floor(drawn.month / 12) + 1}`);
      },
    ),
  );
});
