import { agencyStats } from '../../src/site/agency.ts';
import { exampleGauge } from './example-gauge.ts';
import { checkedLog, plainLog, rayedLog, solidLog, twinLog } from './logs.ts';
import {
  closeKnots,
  core,
  flatBoard,
  homeTrunk,
  horizon,
  joinedBoards,
  logPile,
  lowBand,
  matchedCores,
  straightBoard,
} from './scenes.ts';

/** Slow growth, then faster once the tree gets light. */
const lateStart = (age: number) => (age < 0.5 ? 0.45 : 1.9);
const steady = () => 1;

/** Markup of every drawing, by its name in the content. To add one, add a line and run `npm run media -- drawings`. */
export const catalogue: Readonly<Record<string, string>> = {
  accueil: homeTrunk(agencyStats.projects),

  // Services: one log each, with a feature that illustrates the service.
  automatisation: rayedLog({ seed: 21, years: 15, growth: steady, contrast: 0.5, eccentricity: 0.06, late: 0.9 }, 24),
  'developpement-web': checkedLog(
    { seed: 17, years: 30, growth: steady, late: 0.85, detail: 0.6, eccentricity: 0.24 },
    [3.5, 4.4],
  ),
  'applications-mobile': twinLog(6, 15),
  'design-ux-ui': plainLog({
    seed: 42,
    years: 15,
    eccentricity: 0.12,
    lean: 2.4,
    knot: { angle: 3.5, distance: 0.45, radius: 0.16 },
  }),
  'modelisation-3d': solidLog({ seed: 33, years: 14 }),
  'marketing-digital': plainLog({ seed: 27, years: 17, growth: lateStart, eccentricity: 0.16, lean: 0.7 }, 'log high'),
  services: logPile(
    'pile',
    [
      [0, 190, 600, 150, 20],
      [1, 470, 590, 140, 80],
      [0, 745, 605, 136, 200],
      [1, 330, 350, 134, 190],
      [0, 610, 345, 146, 290],
      [1, 480, 110, 122, 30],
    ],
    '20 -30 880 800',
  ),

  // Sectors: one board each.
  'automatisation-financiere-pme-quebec': flatBoard({ seed: 15, spacing: 44, apexes: [0.46], steepness: 0.9 }),
  'conformite-loi-96-quebec': flatBoard({ seed: 31, spacing: 46, apexes: [0.25, 0.75], steepness: 0.7, ripple: 4 }),
  'sites-web-ecologiques-quebec': flatBoard({
    seed: 52,
    spacing: 92,
    apexes: [0.6],
    steepness: 0.55,
    late: 0.2,
    ripple: 26,
  }),
  'ia-entreprises-quebec': straightBoard({ seed: 44, spacing: 27, ripple: 17, waves: 11, taper: 0.2 }),
  'sites-web-sante-fintech-quebec': straightBoard({
    seed: 63,
    spacing: 24,
    ripple: 16,
    taper: 0.3,
    knots: [
      { x: 190, y: 250, radius: 36 },
      { x: 400, y: 590, radius: 52 },
    ],
  }),
  'industrie-4-0-quebec': straightBoard({ seed: 28, spacing: 30, ripple: 3, taper: 0.8 }),
  'ia-ecologique-chatbots-durables-quebec': flatBoard({
    seed: 71,
    spacing: 52,
    apexes: [0.5],
    steepness: 0.35,
    knots: [
      { x: 228, y: 330, radius: 44 },
      { x: 372, y: 560, radius: 44 },
    ],
  }),
  secteurs: joinedBoards([15, 28, 52, 44, 31]),

  // Articles: three sizes of log, two cores, three planks.
  'alternatives-chatbots-locaux': logPile(
    'pile',
    [
      [0, 300, 520, 190, 20],
      [1, 610, 590, 118, 110],
      [0, 800, 640, 66, 240],
    ],
    '60 290 880 460',
  ),
  'ia-locale-vs-globale': matchedCores([41, 19]),
  'solutions-ia-quebecoises': joinedBoards([44, 71, 63]),

  // Commitments: a plank for each declaration, a core for the figures, a band for the site plan.
  accessibilite: straightBoard({ seed: 37, spacing: 26, ripple: 7, taper: 0.5 }),
  'nos-chiffres': core(91, 'core', 200, { first: 46, last: 22 }),
  ecoconception: flatBoard({ seed: 23, spacing: 60, apexes: [0.35, 0.8], steepness: 0.5, ripple: 12 }),
  'plan-du-site': lowBand({ seed: 66, spacing: 26, ripple: 6 }),

  portfolio: lowBand({ seed: 28, spacing: 30, ripple: 10 }),
  'a-propos': core(77, 'core', 240),
  'approche-equipe': matchedCores([77, 12, 58]),

  // Contact pages and the not-found page: knots.
  contact: closeKnots({ seed: 5, spacing: 26, turn: 32, knots: [{ x: 380, y: 380, radius: 78 }] }),
  'rendez-vous': closeKnots({
    seed: 26,
    spacing: 25,
    turn: 8,
    knots: [
      { x: 240, y: 300, radius: 46 },
      { x: 540, y: 300, radius: 46 },
    ],
  }),
  devis: closeKnots({
    seed: 9,
    spacing: 24,
    turn: -24,
    knots: [
      { x: 300, y: 300, radius: 52 },
      { x: 470, y: 470, radius: 70 },
    ],
  }),
  introuvable: closeKnots({ seed: 14, spacing: 25, turn: 18, hole: true, knots: [{ x: 385, y: 375, radius: 92 }] }),

  // Details of the sections: the phases of a project, the trades, the end of the page.
  phases: core(77, 'detail', 120),
  // One log end, rotated and flattened six ways: the home page also contains the trunk.
  metiers: logPile(
    'detail',
    [
      [0, 250, 560, 170, 20],
      [0, 545, 545, 150, 95, -0.94],
      [0, 820, 575, 138, 200, 0.96],
      [0, 392, 300, 142, 250, -1],
      [0, 668, 305, 160, 300, 0.93],
      [0, 520, 62, 120, 160, 0.97],
    ],
    '60 -70 920 820',
  ),
  horizon: horizon(7),
  'exemple-co2': exampleGauge(),
};

/** Maximum size of a drawing in a page, in bytes of Brotli. The trunk is the only picture of the home page, so it may be larger. */
export const budget = (name: string): number => (name === 'accueil' ? 5000 : 2500);
