import * as z from 'zod';
import { hasInteractiveDemo } from '../../../site/projects.ts';
import { action, framed, list, text } from '../base.ts';
import { project } from '../project.ts';

/** Projects selected for this page. A page imports only those that it shows. */
export const portfolioTeaser = framed('portfolio-teaser', {
  projects: list({
    project: project.refine(
      hasInteractiveDemo,
      'ce projet n’a pas de démo à essayer : choisissez-en un autre, ou retirez cette section',
    ),
    /** What can be done in its interactive demo. */
    gesture: text,
  }).length(3, 'trois projets, ni plus ni moins'),
  /** The demo that plays in place of a picture. */
  demo: z.strictObject({ play: text, close: text, name: text }),
  action,
});
