/** The demos that sound or move by themselves: a wheel of cheese, an audiogram, a bell, twelve buckets. */
import { announced, countSounds, drag, dragGrip, eachDemo, out, press, soundsOf } from './support/demos.ts';
import { pointOf } from './support/pointer.ts';
import { recorded } from './support/recorded.ts';
import { expect, test } from './support/test.ts';
import { stopClock } from './support/visit.ts';

test('a demo is silent until a press asks for its sound, which is the right one', async ({ page }) => {
  await countSounds(page);
  await page.addInitScript(() => {
    const noises: unknown[] = [];
    const startNoise = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (when) {
      noises.push(when);
      startNoise.call(this, when);
    };
    const strokes: number[] = [];
    const startTone = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      strokes.push(Math.round(this.frequency.value));
      startTone.call(this, when);
    };
    // The loudness of each filter, in decibels: `formula.test.ts` has its frequencies.
    const levels: number[] = [];
    window.ConvolverNode = class extends ConvolverNode {
      override set buffer(filter: AudioBuffer | null) {
        levels.push(Math.round(20 * Math.log10(Math.hypot(...(filter?.getChannelData(0) ?? [])))));
        super.buffer = filter;
      }
    };
    Object.assign(window, { noises, strokes, levels });
  });
  await eachDemo(page, {
    'fromagerie-brise-noire': async () => {
      const noises = async () => (await recorded<unknown[]>(page, 'noises')).length;
      const slider = page.getByLabel('Poids de la pointe');
      const cut = page.getByRole('button', { name: 'Couper' });
      const sound = page.getByRole('button', { name: 'Son' });
      await press(slider, 'ArrowRight', 7);
      await expect(out(page, 'weight')).toHaveText('250\u00a0g');
      await expect(announced(page)).toHaveText('250\u00a0g, 16,00\u00a0$');
      // A quarter of a turn to the left of the top.
      await dragGrip(page.locator('#knife'), [0.5, 0.5]);
      await drag(page.locator('#wheel'), [0.25, 0.5], [0.05, 0.5]);
      await expect(out(page, 'weight')).toHaveText('450\u00a0g');
      await cut.click();
      await expect(out(page, 'left')).toHaveText('1\u00a0350\u00a0g');
      expect(await soundsOf(page)).toEqual([]);
      await sound.press('Enter');
      await expect(sound).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText('la croûte de cendre craque')).toBeVisible();
      await expect.poll(() => soundsOf(page)).toEqual(['running']);
      const before = await noises();
      await cut.click();
      const after = await noises();
      expect(after).toBeGreaterThan(before);
      await sound.click();
      // The wheel is sold to the last wedge.
      await press(slider, 'End', 1);
      await press(slider, 'ArrowLeft', 1);
      await press(slider, 'ArrowRight', 1);
      await cut.press('Enter');
      expect(await noises()).toBe(after);
      await expect(out(page, 'total')).toHaveText('115,20\u00a0$');
      await expect(cut).toBeDisabled();
      await expect(page.getByRole('button', { name: 'Une meule neuve' })).toBeFocused();
    },

    'audiologie-oreille-fine': async () => {
      await page.getByRole('button', { name: 'Vingt ans' }).click();
      await expect(out(page, 'lost')).toHaveText('Les 11\u00a0sons de la phrase passent la table.');
      const point = page.getByLabel(/^4.000/);
      await point.press('ArrowDown');
      await expect(point).toHaveAttribute('aria-valuetext', 'décibels de perte\u00a0: 15');
      await page.getByLabel(/^8.000/).press('End');
      await drag(point, [0.5, 0.62], [0.5, 0.97]);
      await expect(point).toHaveValue('100');
      await expect(announced(page)).toContainText('ne passent pas la table');
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
      await expect
        .poll(async () => (await recorded<string[]>(page, 'outlined')).join(''))
        .toBe('Passe-moi les fraises.');
      await expect(page.locator('#sentence .now')).toHaveCount(0);
      await page.getByRole('button', { name: 'Écouter sans perte' }).click();
      await expect.poll(() => recorded(page, 'levels')).toEqual([-24, 0]);
    },

    'fonderie-clair-timbre': async () => {
      const pitch = page.getByLabel(/hauteur/);
      await press(pitch, 'ArrowLeft', 12);
      await page.getByRole('button', { name: 'Quinte' }).press('Enter');
      await expect(out(page, 'says')).toHaveText('On entend\u00a0: bourdon, fondamentale, tierce mineure, nominale.');
      expect(await soundsOf(page)).toEqual([]);
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
      await drag(pitch, [0.03, 0.5], [0.97, 0.5]);
      await expect(out(page, 'note')).toHaveText('la 5');

      // The bell itself is struck too, and is heard again after the system has stopped the page's sound.
      await page.evaluate('stopSounds()');
      expect(await soundsOf(page)).toEqual(['suspended']);
      await page.mouse.click(...(await pointOf(page.locator('#bell .hollow'))));
      await expect(page.locator('#bell.ringing')).toBeVisible();
      await expect(announced(page)).toHaveText('la 5 sonne.');
      await expect.poll(() => soundsOf(page)).toEqual(['running']);
      // Another bell is silent.
      await pitch.press('ArrowLeft');
      await expect(page.locator('#bell.ringing')).toHaveCount(0);

      // The mallet comes down from where it rests, at each stroke.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
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
    },
  });
});

test('what moves by itself can be interrupted, and ends', async ({ page }) => {
  await page.clock.install();
  await stopClock(page);
  await page.addInitScript(() => {
    const stop = OscillatorNode.prototype.stop;
    const stops: (number | undefined)[] = [];
    Object.assign(window, { stops });
    OscillatorNode.prototype.stop = function (when) {
      stops.push(when);
      stop.call(this, when);
    };
  });
  await eachDemo(page, {
    'audiologie-oreille-fine': async () => {
      await page.getByRole('button', { name: 'Écouter avec cette oreille' }).click();
      await page.clock.runFor(300);
      await expect(page.locator('#sentence .now')).toHaveCount(1);
      await page.getByRole('button', { name: 'Une autre phrase' }).click();
      await page.clock.runFor(300);
      await expect(page.locator('#sentence .now')).toHaveCount(0);
      expect((await recorded<(number | null)[]>(page, 'stops')).slice(1)).toEqual([undefined]);
    },

    'tresorerie-rive-sucre': async () => {
      await page.getByLabel('selon les factures').check();
      await expect(out(page, 'says')).toHaveText(/^Les douze seaux tiennent/);
      await page.getByLabel('parts égales').check();
      await press(page.getByLabel(/Sucre de la sève/), 'ArrowLeft', 1);
      await expect(out(page, 'brix')).toHaveText('1,9\u00a0°Brix');
      await press(page.getByLabel(/Sucre de la sève/), 'ArrowRight', 1);
      const empty = page.locator('.bucket.waits');
      await dragGrip(page.locator('#drop'), [-2, 0.5]);
      await expect(empty).not.toHaveCount(0);
      // The second bucket of the second row.
      await page.mouse.click(...(await pointOf(page.locator('#buckets'), [0.25, 0.85])));
      await expect(out(page, 'month')).toHaveText('jusqu’en novembre');
      await expect(empty).toHaveCount(4);
      await expect(page.locator('#buckets')).toHaveAccessibleName(/novembre à sec, manque 3\u00a0742\u00a0\$$/);
      await page.clock.runFor(1_000);
      await expect(announced(page)).toHaveText('novembre, manque 3\u00a0742\u00a0$');
      const month = page.getByLabel(/Versé/);
      await press(month, 'ArrowLeft', 1);
      await expect(out(page, 'month')).toHaveText('jusqu’en octobre');
      await month.press('Home');
      await expect(page.locator('#buckets')).toHaveAccessibleName(/Les douze seaux sont vides$/);
      await press(month, 'ArrowRight', 6);
      // A bucket fills once, not at each move of a slider.
      await expect(page.locator('.now')).toHaveCount(1);
      await page.getByLabel(/Entailles/).press('ArrowRight');
      await expect(page.locator('.now')).toHaveCount(0);
      // Without motion, a press pours one month.
      const pour = page.getByRole('button', { name: 'Verser' });
      await pour.press('Enter');
      await expect(out(page, 'month')).toHaveText('jusqu’en octobre');
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await pour.click();
      await expect(empty).not.toHaveCount(0);
      await page.clock.runFor(10_000);
      await expect(empty).toHaveCount(0);
      await expect(out(page, 'month')).toHaveText('jusqu’en mars');
    },
  });
});
