import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BarChart } from './BarChart.tsx';
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
    expect(markup).not.toContain('NaN');
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
    const markup = renderToStaticMarkup(<LineChart points={points} />);
    expect(heights(markup)).toEqual([50, 8]);
    for (const { label, display } of points) expect(markup).toContain(`<dt>${label}</dt><dd>${display}</dd>`);
  });

  it('shows a loss below the zero line', () => {
    const points = [
      { label: 'Départ', value: -10, display: '−10 $' },
      { label: 'An 1', value: 10, display: '10 $' },
    ];
    const markup = renderToStaticMarkup(<LineChart points={points} />);
    expect(markup).toContain('d="M0 50H100"');
    expect(heights(markup)).toEqual([92, 8]);
  });
});
