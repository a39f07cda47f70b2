/** The demos of sliders and buttons: an audiogram, a bell, and the start of the clinic, which `demo-in-place.spec.ts` visits. */
import { hrefOfDemo } from '../src/site/projects.ts';
import { announced, countSounds, drag, openAsWritten, openDemo, out, press, soundsOf } from './support/demos.ts';
import { pointOf } from './support/pointer.ts';
import { recorded } from './support/recorded.ts';
import { phone } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('clinique-marche-douce starts as its page shows it without scripts, and a double press answers one question', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openAsWritten(page, 'clinique-marche-douce');
  const zones = page.locator('.zone');
  await expect(zones).not.toHaveCount(0);
  for (const zone of await zones.all()) {
    await zone.dblclick();
    await expect(page.locator('main')).toHaveAttribute('data-screen', 'when');
    await page.getByRole('button', { name: 'Changer d’endroit' }).click();
  }
});

test('a page comes back as it is written: what a visitor did is not kept', async ({ page }) => {
  await openAsWritten(page, 'bottes-tourbiere');
  const calf = page.getByLabel(/Mollet/);
  await calf.press('End');
  await expect(out(page, 'calf-fit')).toHaveText('serre');
  await page.goto(hrefOfDemo('fonderie-clair-timbre'));
  await page.goBack();
  await expect(out(page, 'calf-fit')).toHaveText('juste');
  await expect(calf).toHaveValue('38');
});

test.describe('audiologie-oreille-fine', () => {
  test('a point of the audiogram moves by keyboard and by mouse, and the sentence loses its consonants', async ({
    page,
  }) => {
    await openAsWritten(page, 'audiologie-oreille-fine');
    await page.getByRole('button', { name: 'Vingt ans' }).click();
    await expect(out(page, 'lost')).toHaveText('Les 11\u00a0sons de la phrase passent la table.');
    await press(page.getByLabel(/^4.000/), 'ArrowDown', 10);
    await page.getByLabel(/^8.000/).press('End');
    await expect(out(page, 'lost')).toContainText('«\u00a0f\u00a0»');
    await expect(announced(page)).toContainText('ne passent pas la table');
    await drag(page.getByLabel(/^4.000/), [0.5, 0.62], [0.5, 0.97]);
    await expect(page.getByLabel(/^4.000/)).toHaveValue('100');
    await expect(out(page, 'degree')).toHaveText('perte légère');
  });

  test('the sentence is heard through the curve, at a press and not before', async ({ page }) => {
    await countSounds(page);
    // The filter of a press, as its level at 8,000 Hz and at 500 Hz, in decibels.
    await page.addInitScript(() => {
      const levels: number[][] = [];
      Object.assign(window, { levels });
      window.ConvolverNode = class extends ConvolverNode {
        override set buffer(filter: AudioBuffer | null) {
          const samples = filter?.getChannelData(0) ?? new Float32Array();
          const rate = filter?.sampleRate ?? 1;
          const levelAt = (hertz: number) => {
            const along = (wave: (angle: number) => number) =>
              samples.reduce((sum, sample, index) => sum + sample * wave((2 * Math.PI * hertz * index) / rate), 0);
            // Not -0.
            return Math.round(20 * Math.log10(Math.hypot(along(Math.cos), along(Math.sin)))) + 0;
          };
          levels.push([levelAt(8000), levelAt(500)]);
          super.buffer = filter;
        }
      };
    });
    await openDemo(page, 'audiologie-oreille-fine');
    await page.getByRole('button', { name: 'Trente ans de scierie' }).click();
    await page.getByLabel(/^8.000/).press('End');
    expect(await soundsOf(page)).toEqual([]);
    await page.evaluate(() => {
      const outlined: (string | null)[] = [];
      Object.assign(window, { outlined });
      new MutationObserver((changes) => {
        for (const { target } of changes)
          if (target instanceof Element && target.matches('.now')) outlined.push(target.textContent);
      }).observe(document.body, { subtree: true, attributeFilter: ['class'] });
    });
    await page.getByRole('button', { name: 'Écouter avec cette oreille' }).press('Enter');
    await expect.poll(() => soundsOf(page)).toEqual(['running']);
    // Each letter is outlined in its turn, the lost ones too.
    await expect.poll(async () => (await recorded<string[]>(page, 'outlined')).join('')).toBe('Passe-moi les fraises.');
    await expect(page.locator('#sentence .now')).toHaveCount(0);
    await page.getByRole('button', { name: 'Écouter sans perte' }).click();
    await expect
      .poll(() => recorded(page, 'levels'))
      .toEqual([
        [-100, -10],
        [0, 0],
      ]);
  });

  test('another sentence interrupts the one that plays', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const stop = OscillatorNode.prototype.stop;
      const stops: (number | undefined)[] = [];
      Object.assign(window, { stops });
      OscillatorNode.prototype.stop = function (when) {
        stops.push(when);
        stop.call(this, when);
      };
    });
    await openDemo(page, 'audiologie-oreille-fine');
    await page.getByRole('button', { name: 'Écouter avec cette oreille' }).click();
    await page.clock.runFor(300);
    await expect(page.locator('#sentence .now')).toHaveCount(1);
    await page.getByRole('button', { name: 'Une autre phrase' }).click();
    await page.clock.runFor(300);
    await expect(page.locator('#sentence .now')).toHaveCount(0);
    expect((await recorded<(number | null)[]>(page, 'stops')).slice(1)).toEqual([undefined]);
  });
});

test.describe('fonderie-clair-timbre', () => {
  test('a lower note weighs more, a muted partial stops, and the bell sounds when it is struck, not before', async ({
    page,
  }) => {
    await countSounds(page);
    await page.addInitScript(() => {
      const start = OscillatorNode.prototype.start;
      const strokes: number[] = [];
      Object.assign(window, { strokes });
      OscillatorNode.prototype.start = function (when) {
        strokes.push(Math.round(this.frequency.value));
        start.call(this, when);
      };
    });
    await openAsWritten(page, 'fonderie-clair-timbre');
    await press(page.getByLabel(/hauteur/), 'ArrowLeft', 12);
    await expect(out(page, 'weight')).toHaveText('3\u00a0360');
    await page.getByRole('button', { name: 'Quinte' }).press('Enter');
    await expect(out(page, 'says')).toHaveText('On entend\u00a0: bourdon, fondamentale, tierce mineure, nominale.');
    expect(await soundsOf(page), 'the page is silent until a press').toEqual([]);
    await page.getByRole('button', { name: 'Sonner la 2' }).click();
    await expect.poll(() => soundsOf(page)).toEqual(['running']);
    await expect(announced(page)).toHaveText('la 2 sonne.');
    expect(await recorded(page, 'strokes')).toEqual([110, 220, 264, 440]);
    // The same sentence is announced again.
    const said = await page.locator('#ring').evaluate((ring: HTMLButtonElement) => {
      ring.click();
      return document.querySelector('[role="status"]')?.textContent;
    });
    expect(said).toBe('');
    await expect(announced(page)).toHaveText('la 2 sonne.');
    await drag(page.getByLabel(/hauteur/), [0.03, 0.5], [0.97, 0.5]);
    await expect(out(page, 'note')).toHaveText('la 5');

    // The bell itself is struck too, and is heard again after the system has stopped the page's sound.
    await page.evaluate('stopSounds()');
    expect(await soundsOf(page)).toEqual(['suspended']);
    await page.mouse.click(...(await pointOf(page.locator('#bell .hollow'))));
    await expect(page.locator('#bell.ringing')).toBeVisible();
    await expect(announced(page)).toHaveText('la 5 sonne.');
    await expect.poll(() => soundsOf(page)).toEqual(['running']);
    // Another bell is silent.
    await page.getByLabel(/hauteur/).press('ArrowLeft');
    await expect(page.locator('#bell.ringing')).toHaveCount(0);
  });

  test('the mallet comes down from where it rests, at each stroke', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await openDemo(page, 'fonderie-clair-timbre');
    // The bell rings for as long as this test lasts.
    await page.clock.pauseAt(Date.now() + 60_000);
    const arm = page.locator('#bell .arm');
    const place = () => arm.evaluate((one) => getComputedStyle(one).transform);
    const rest = await place();
    for (const stroke of ['first', 'second']) {
      await page.locator('#ring').click();
      const down = await arm.evaluate((one) => {
        const [animation] = one.getAnimations();
        if (!animation) return [];
        animation.pause();
        return [0, 60, 120].map((milliseconds) => {
          animation.currentTime = milliseconds;
          return getComputedStyle(one).transform;
        });
      });
      expect(new Set(down).size, stroke).toBe(3);
      expect(down, stroke).toEqual([
        rest,
        expect.any(String),
        expect.stringMatching(/^(?:none|matrix\(1, 0, 0, 1, 0, 0\))$/),
      ]);
    }
  });
});
