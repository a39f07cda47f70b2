import { randomFrom } from './random.ts';

/**
 * The ragged upper edge of a dark section, as a CSS polygon over a strip: nearly level plates of bark, separated by
 * steps or splits.
 */
export function barkEdge(seed: number): string {
  const random = randomFrom(seed);
  const points = ['0 100%'];
  let x = 0;
  let y = 55;
  const level = () => `${Math.round(y)}%`;
  const keep = () => {
    y = Math.max(6, Math.min(88, y));
  };
  while (x < 100) {
    points.push(`${x === 0 ? 0 : `${Math.round(x)}%`} ${level()}`);
    x += 1 + random() * 3.6;
    y += (random() - 0.5) * 20;
    keep();
    points.push(`${Math.round(Math.min(100, x))}% ${level()}`);
    if (random() < 0.55) {
      y = 48 + (random() - 0.5) * 76;
      keep();
      x += 0.2 + random() * 0.5;
    }
  }
  points.push('100% 100%');
  return `polygon(${[...new Set(points)].join(', ')})`;
}
