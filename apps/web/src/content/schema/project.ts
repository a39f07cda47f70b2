import * as z from 'zod';
import { categories, type ProjectCategory } from '../projects/categories.ts';
import { description, fact, text } from './base.ts';

/** A project of the portfolio. Clients are fictional, as the legal notices state. */
export const project = z.strictObject({
  /** Name of its file, its scene and its pictures, and last segment of its address. */
  slug: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'une adresse s’écrit en minuscules sans accent, avec des traits d’union'),
  category: z.enum(Object.keys(categories) as [ProjectCategory, ...ProjectCategory[]]),
  title: text.max(40, 'le titre d’un projet dépasse 40 caractères'),
  /** For the page of the project and search results. */
  description,
  /** For its card in the portfolio: two lines. */
  summary: text.max(60, 'le résumé dépasse 60 caractères'),
  alt: text.max(160, 'la description de l’image dépasse 160 caractères'),
  /** The card shows the first two. */
  tags: z.array(text).min(2).max(5).readonly(),
  client: text,
  technologies: z.array(text).min(2).max(5).readonly(),
  featured: z.literal(true).optional(),
  status: z.literal('En développement').optional(),
  /** `site`: the interactive demo in `demos/<slug>/`. `screen`: its screen at full size, in `demos/screens/<slug>/`. */
  website: z.enum(['site', 'screen']).optional(),
  /** One sentence: what the interactive demo shows of our work. */
  demo: text.max(200, 'ce que la démonstration montre dépasse 200 caractères').optional(),
  /** The silent film beside the picture, `<slug>.webm` and `.mp4`. Its button announces the weight of the heavier file. */
  loop: z.strictObject({ kilobytes: z.int().positive().max(200, 'un film dépasse 200 ko') }).optional(),
  /** The problem, the decision, and a figure of the client's trade, for the project's own page. */
  problem: text.max(200, 'le problème dépasse 200 caractères'),
  decision: text.max(200, 'la décision dépasse 200 caractères'),
  figure: fact,
});
export type Project = z.infer<typeof project>;

/** What the file of a project says: its name is the slug. */
export type ProjectContent = Omit<Project, 'slug'>;

/** The part of a project that cards show. Lists load nothing else. */
export type ProjectCard = Pick<
  Project,
  'slug' | 'category' | 'title' | 'summary' | 'alt' | 'tags' | 'client' | 'status' | 'loop'
>;
