import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BarChart } from './BarChart.tsx';
import { monthSteps, spreadLabels, valueTicks } from './forecast-axes.ts';
import { LineChart } from './LineChart.tsx';

describe('a bar chart', () => {
  it('has each label and value as text, and each bar at its share of the maximum', () => {
    const bars = [
      { label: 'Robot courant', value: 2.4, display: '2,4 kWh' },
      { label: 'Le nôtre', value: 0.6, display: '0,6 kWh' },
    ];
    const markup = renderToStaticMarkup(<BarChart bars={bars} />);
    for (const { label, display } of bars) expect(markup).toContain(`${label} <strong>${display}</strong>`);
    const widths = [...markup.matchAll(/<rect class="[^"]*bar[^"]*" width="([\d.]+)%"/g)].map(([, width]) =>
      Number(width),
    );
    expect(widths).toEqual([100, 25]);
  });

  it('draws empty bars if all values are 0', () => {
    const markup = renderToStaticMarkup(<BarChart bars={[{ label: 'Rien', value: 0, display: '0' }]} />);
    expect(markup).toMatch(/<rect class="[^"]*bar[^"]*" width="0%"/);
  });
});

describe('a line chart', () => {
  const heights = (markup: string) =>
    [...(/<path class="[^"]*line[^"]*" d="M([^"]*)"/.exec(markup)?.[1] ?? '').split('L')].map((point) =>
      Number(point.split(' ')[1]),
    );

  it('starts at zero and rises with the values, with their labels below', () => {
    const points = [
      { label: 'An 1', value: 10, display: '10 $' },
      { label: 'An 2', value: 20, display: '20 $' },
    ];
    const markup = renderToStaticMarkup(<LineChart caption="Gain" points={points} />);
    expect(heights(markup)).toEqual([50, 8]);
    for (const { label, display } of points) expect(markup).toContain(`<dt>${label}</dt><dd>${display}</dd>`);
  });

  it('shows a loss below the zero line', () => {
    const points = [
      { label: 'Départ', value: -10, display: '−10 $' },
      { label: 'An 1', value: 10, display: '10 $' },
    ];
    const markup = renderToStaticMarkup(<LineChart caption="Gain" points={points} />);
    expect(markup).toContain('d="M0 50H100"');
    expect(heights(markup)).toEqual([92, 8]);
  });
});

describe('the axes of a forecast', () => {
  it.each([
    [0, 1000, [0, 250, 500, 750, 1000]],
    [0, 37, [0, 10, 20, 30, 40]],
    [-5, 12, [-5, 0, 5, 10, 15]],
    [0, 0, [0, 0.1]],
  ])('from %d to %d have round values', (least, most, ticks) => {
    const shown = valueTicks(least, most);
    expect(shown).toHaveLength(ticks.length);
    for (const [index, tick] of ticks.entries()) expect(shown[index]).toBeCloseTo(tick);
  });

  it('contain both ends of every range, in two to five values', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(amount, amount, (loss, gain) => {
        const ticks = valueTicks(-loss, gain);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(ticks[0]).toBeLessThanOrEqual(-loss);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(gain);
      }),
    );
  });

  it('name every month, or one in two, three, six or twelve', () => {
    expect(monthSteps(4)).toEqual([0, 1, 2, 3]);
    expect(monthSteps(15)).toEqual([0, 3, 6, 9, 12]);
    expect(monthSteps(39)).toEqual([0, 12, 24, 36]);
  });

  it('have labels that do not overlap, nor leave the chart', () => {
    const at = (labels: readonly number[]) =>
      spreadLabels(labels.map((place) => ({ at: place }))).map((label) => label.at);
    expect(at([10, 50, 90])).toEqual([10, 50, 90]);
    expect(at([50, 51, 52])).toEqual([50, 61, 72]);
    expect(at([98, 99, 100])).toEqual([78, 89, 100]);
  });
});
