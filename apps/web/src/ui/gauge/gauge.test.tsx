import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Gauge } from './Gauge.tsx';
import { largeRings } from './large-rings.ts';
import { StepRings } from './StepRings.tsx';

const lengths = (markup: string) =>
  [...markup.matchAll(/stroke-dasharray="([\d.]+) 100"/g)].map(([, value]) => Number(value));
const starts = (markup: string) =>
  [...markup.matchAll(/stroke-dashoffset="(-?[\d.]+)"/g)].map(([, value]) => Math.abs(Number(value)));

describe('a gauge', () => {
  it('draws its parts one after the other, each at its share of the whole', () => {
    const arcs = [
      { value: 75, hue: 'river' },
      { value: 150, hue: 'larch' },
    ] as const;
    const markup = renderToStaticMarkup(<Gauge rings={largeRings} arcs={arcs} max={300} />);
    expect(starts(markup)).toEqual([0, 25]);
    expect(lengths(markup)).toEqual([24.5, 49.5]);
  });

  it('never exceeds a full turn, nor is negative', () => {
    const markup = renderToStaticMarkup(
      <Gauge
        rings={largeRings}
        arcs={[
          { value: -4, hue: 'river' },
          { value: 250, hue: 'larch' },
          { value: 90, hue: 'berry' },
        ]}
        max={100}
      />,
    );
    expect(lengths(markup)).toEqual([0, 100, 0]);
    expect(markup.match(/visibility="hidden"/g)).toHaveLength(2);
  });

  it('is empty if the whole is zero', () => {
    expect(lengths(renderToStaticMarkup(<Gauge rings={largeRings} value={5} max={0} />))).toEqual([0]);
  });
});

it('step rings have a ring for each step: those done, then the current one', () => {
  const markup = renderToStaticMarkup(<StepRings current={3} total={4} />);
  expect(markup.match(/<path/g)).toHaveLength(4);
  expect(markup.match(/data-done/g)).toHaveLength(2);
  expect(markup.match(/data-current/g)).toHaveLength(1);
});
