import * as z from 'zod';
import { action, heading, sectionBase, text, title } from './base.ts';

/** Short named points: tools, sectors, objectives, channels. */
export const tiles = z.strictObject({
  kind: z.literal('tiles'),
  ...sectionBase,
  ...heading,
  items: z.array(z.strictObject({ title, text })).min(2),
  /** Items shown at 768 px or less; « +N autres » reveals the rest. */
  mobileItems: z.int().min(1).optional(),
});

/** Proficiency of a team with its tools, by category: levels from 0 to 100, each with an explanation. */
export const skills = z.strictObject({
  kind: z.literal('skills'),
  ...sectionBase,
  ...heading,
  /** Label before the number, such as « Maîtrise ». */
  levelLabel: text,
  categories: z
    .array(
      z.strictObject({
        name: text,
        technologies: z.array(z.strictObject({ name: text, level: z.int().min(0).max(100), description: text })).min(1),
      }),
    )
    .min(1),
});

/** Every page of the site, grouped by kind, with the title of each group in display order. */
export const sitePlan = z.strictObject({
  kind: z.literal('site-plan'),
  groups: z.strictObject({ page: text, service: text, sector: text, article: text, legal: text }),
});

const claimKind = z.strictObject({ title: text, text });

/** The claims of the site, each with its basis. They are in `content/claims/`. */
export const claimsRegister = z.strictObject({
  kind: z.literal('claims-register'),
  legend: title,
  kinds: z.strictObject({
    measured: claimKind,
    public: claimKind,
    estimate: claimKind,
    own: claimKind,
  }),
  strings: z.strictObject({ limits: text, source: text, sources: text, pages: text, all: text }),
});

/** The ecodesign declaration. Its criteria are in `content/declarations/rgesn.ts`; the build fills in the placeholders in braces. */
export const rgesn = z.strictObject({
  kind: z.literal('rgesn'),
  ...sectionBase,
  ...heading,
  /** With `{score}`, `{met}`, `{notMet}` and `{notApplicable}`. */
  counts: text,
  /** With `{title}`, `{met}` and `{count}`. */
  theme: text,
  states: z.strictObject({ met: text, 'not-met': text, 'not-applicable': text }),
  levels: z.strictObject({ priority: text, recommended: text, moderate: text }),
});

const side = z.strictObject({ name: text, points: z.array(text).min(2) });

/** Two ways of doing the same thing, compared point by point. Ours is the second. */
export const comparison = z.strictObject({
  kind: z.literal('comparison'),
  ...sectionBase,
  ...heading,
  criteria: z.array(text).min(2),
  theirs: side,
  ours: side,
});

/** One tab per team: its people, tools and projects. */
export const teams = z.strictObject({
  kind: z.literal('teams'),
  ...sectionBase,
  ...heading,
  specialistsTitle: text,
  technologiesTitle: text,
  projectsTitle: text,
  tabs: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+$/),
        type: text,
        description: text,
        specialists: z.array(text).min(1),
        technologies: z.array(text).min(1),
        projects: text,
      }),
    )
    .min(2),
  action: action.optional(),
});

/** People of the agency, from `team` in `agency.ts`. */
export const people = z.strictObject({
  kind: z.literal('people'),
  ...sectionBase,
  ...heading,
  items: z
    .array(
      z.strictObject({
        name: text,
        role: text,
        picture: z.string().regex(/^[a-z0-9-]+\.(?:avif|webp|jpg)$/, 'le nom de la photo : prenom-nom.avif'),
        pictureText: text,
      }),
    )
    .min(1),
});

const measure = z.strictObject({ value: z.number().positive(), display: text });

/** Two services compared by their energy: the general one, then ours. The areas of the squares are to scale. */
export const energyComparison = z.strictObject({
  kind: z.literal('energy-comparison'),
  ...sectionBase,
  ...heading,
  labels: z.strictObject({ consumption: text, co2: text, cost: text, efficiency: text }),
  cards: z
    .array(
      z.strictObject({
        type: text,
        consumption: measure,
        co2: measure,
        cost: measure,
        efficiency: text,
        colour: z.enum(['forest', 'larch', 'river', 'berry']),
      }),
    )
    .length(2),
  saving: text,
  note: text,
});

/** Guidelines that the agency follows; none is a certificate. The logo is our own drawing, in `public/media/certifications/`. */
export const certifications = z.strictObject({
  kind: z.literal('certifications'),
  ...sectionBase,
  ...heading,
  items: z
    .array(
      z.strictObject({
        name: text,
        abbreviation: text,
        /** Degree of compliance: « Lignes directrices suivies », never « certifié ». */
        description: text,
        logo: z.string().regex(/^[a-z0-9-]+$/),
        logoAlt: text,
        colour: z.enum(['forest', 'larch', 'river', 'berry']),
      }),
    )
    .length(4),
});

const sectorTab = z.strictObject({ title: text, solutions: z.array(text).length(4) });

/** One tab per sector of the AI page. The return is the calculator's. */
export const sectorTabs = z.strictObject({
  kind: z.literal('sector-tabs'),
  ...sectionBase,
  ...heading,
  /** With `{turn}`, the percentage of a full ring. */
  roiLabel: text,
  solutionsTitle: text,
  tabs: z.strictObject({
    services: sectorTab,
    manufacturing: sectorTab,
    health: sectorTab,
    commerce: sectorTab,
  }),
});
