import type { ComponentType } from 'react';
import type { Section, SectionKind, SectionOf } from '../content/schema/page.ts';
import { type Resource, resource } from '../lib/resource.ts';
import { loadDrawing } from '../ui/drawing/Drawing.tsx';
import { CallToAction } from './call-to-action/CallToAction.tsx';
import { Cards } from './cards/Cards.tsx';
import { Faq } from './faq/Faq.tsx';
import { Hero } from './hero/Hero.tsx';
import { Metrics } from './metrics/Metrics.tsx';
import { Packages } from './packages/Packages.tsx';
import { Process } from './process/Process.tsx';
import { Prose } from './prose/Prose.tsx';
import { Story } from './story/Story.tsx';
import { Tiles } from './tiles/Tiles.tsx';

export interface SectionProps<Kind extends SectionKind> {
  readonly section: SectionOf<Kind>;
}

type SectionComponent<Kind extends SectionKind> = ComponentType<SectionProps<Kind>>;

/** Components that every page may need are in the first script; features come in their own chunk with the pages that use them. */
const components: {
  readonly [Kind in SectionKind]: SectionComponent<Kind> | Resource<SectionComponent<Kind>>;
} = {
  hero: Hero,
  metrics: Metrics,
  cards: Cards,
  process: Process,
  packages: Packages,
  'call-to-action': CallToAction,
  faq: Faq,
  prose: Prose,
  story: Story,
  tiles: Tiles,
  // Sections of a few pages only come with those pages.
  skills: resource(() => import('./skills/Skills.tsx').then((m) => m.Skills)),
  comparison: resource(() => import('./comparison/Comparison.tsx').then((m) => m.Comparison)),
  teams: resource(() => import('./teams/Teams.tsx').then((m) => m.Teams)),
  // A kind's component is in the folder of that name: the build makes one chunk a page of what only that page uses.
  'co2-calculator': resource(() => import('../features/co2-calculator/Co2Calculator.tsx').then((m) => m.Co2Calculator)),
  'contact-form': resource(() => import('../features/contact-form/ContactForm.tsx').then((m) => m.ContactForm)),
  counters: resource(() => import('../features/counters/Counters.tsx').then((m) => m.Counters)),
  'eco-notice': resource(() => import('../features/eco-notice/EcoNotice.tsx').then((m) => m.EcoNotice)),
  'finance-roi': resource(() => import('../features/finance-roi/FinanceRoi.tsx').then((m) => m.FinanceRoi)),
  'model-showcase': resource(() => import('../features/model-showcase/ModelShowcase.tsx').then((m) => m.ModelShowcase)),
  'portfolio-teaser': resource(() =>
    import('../features/portfolio-teaser/PortfolioTeaser.tsx').then((m) => m.PortfolioTeaser),
  ),
  'site-search': resource(() => import('../features/site-search/SiteSearch.tsx').then((m) => m.SiteSearch)),
};

/** Loads the chunks that these sections need, so that rendering them never waits. */
export async function loadSections(sections: readonly Section[]): Promise<void> {
  await Promise.all([
    ...sections.map(({ kind }) => {
      const entry = components[kind];
      return 'load' in entry ? entry.load() : undefined;
    }),
    ...sections.map((section) =>
      section.kind === 'hero' && section.drawing ? loadDrawing(section.drawing) : undefined,
    ),
  ]);
}

export function SectionView({ section }: { readonly section: Section }) {
  const entry = components[section.kind];
  // The map's type pairs each kind with its component; TypeScript cannot follow that through a union.
  const Component = ('read' in entry ? entry.read() : entry) as ComponentType<{ section: Section }>;
  return <Component section={section} />;
}
