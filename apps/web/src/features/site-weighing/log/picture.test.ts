import fc from 'fast-check';
import { expect, it } from 'vitest';
import { logsOf } from './markup.ts';
import { pictureOf } from './picture.ts';

const yours = [
  { kind: 'image', bytes: 2_783_000 },
  { kind: 'script', bytes: 412_000 },
] as const;

const pictureNamed = (title: string) =>
  pictureOf(logsOf(yours, [{ kind: 'html', bytes: 60_000 }]), yours, {
    title,
    figures: '3 195 ko · 0,473 g de CO₂',
    grade: 'F',
    yours: '3 195 ko',
    ours: 'Agence, 60 ko',
    times: ['53 fois', 'la nôtre'],
    lines: ['Un cerne pour 100 ko.', 'D’après un enregistrement.'],
  });

it('a picture is a share image by itself: it refers to nothing but its own outline', () => {
  const svg = pictureNamed('Ma page');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1200" height="630"/);
  expect(new Set(svg.match(/(?:href|src)="[^"]*"/g))).toEqual(new Set(['href="#cerne"']));
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\(|@import|<style|<script/);
});

it('a name is a text of the picture, whatever its characters', () => {
  const tags = (svg: string) => svg.match(/<[^>]*>/g);
  const names = fc.string({ unit: fc.constantFrom(...'<>&"\'/ aé') });
  fc.assert(
    fc.property(names, (name) => {
      const svg = pictureNamed(name);
      expect(tags(svg)).toEqual(tags(pictureNamed('Ma page')));
      const read = svg.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
      expect(read).toContain(`>${name}</text>`);
    }),
  );
});
