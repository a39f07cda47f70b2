import type { ComponentType } from 'react';
import type { SectionProps } from '../blocks/section-props.ts';
import type { CoreKind } from '../content/schema/core-kinds.ts';
import type { Section, SectionKind } from '../content/schema/page.ts';
import { loadDrawing } from '../ui/drawing/Drawing.tsx';
import { CallToAction } from './call-to-action/CallToAction.tsx';
import { Cards } from './cards/Cards.tsx';
import { Hero } from './hero/Hero.tsx';

type SectionComponent<Kind extends SectionKind> = ComponentType<SectionProps<Kind>>;
type FeatureKind = Exclude<SectionKind, CoreKind>;

const core: { readonly [Kind in CoreKind]: SectionComponent<Kind> } = {
  hero: Hero,
  cards: Cards,
  'call-to-action': CallToAction,
};

/**
 * The other kinds and their components: types only, the code comes with the pages that use it (`scripts/page-modules.ts`).
 * A kind without a line here, or with a component that does not take its content, does not compile.
 */
interface Features {
  tiles: typeof import('./tiles/Tiles.tsx').Tiles;
  story: typeof import('./story/Story.tsx').Story;
  prose: typeof import('./prose/Prose.tsx').Prose;
  process: typeof import('./process/Process.tsx').Process;
  packages: typeof import('./packages/Packages.tsx').Packages;
  metrics: typeof import('./metrics/Metrics.tsx').Metrics;
  faq: typeof import('./faq/Faq.tsx').Faq;
  skills: typeof import('./skills/Skills.tsx').Skills;
  comparison: typeof import('./comparison/Comparison.tsx').Comparison;
  rgesn: typeof import('./rgesn/Rgesn.tsx').Rgesn;
  'site-plan': typeof import('./site-plan/SitePlan.tsx').SitePlan;
  teams: typeof import('./teams/Teams.tsx').Teams;
  'co2-calculator': typeof import('../features/co2-calculator/Co2Calculator.tsx').Co2Calculator;
  'contact-form': typeof import('../features/contact-form/ContactForm.tsx').ContactForm;
  counters: typeof import('../features/counters/Counters.tsx').Counters;
  'eco-notice': typeof import('../features/eco-notice/EcoNotice.tsx').EcoNotice;
  'finance-roi': typeof import('../features/finance-roi/FinanceRoi.tsx').FinanceRoi;
  'model-showcase': typeof import('../features/model-showcase/ModelShowcase.tsx').ModelShowcase;
  'portfolio-teaser': typeof import('../features/portfolio-teaser/PortfolioTeaser.tsx').PortfolioTeaser;
  'quote-form': typeof import('../features/quote-form/QuoteForm.tsx').QuoteForm;
  'site-search': typeof import('../features/site-search/SiteSearch.tsx').SiteSearch;
}

type Complete<Map extends { readonly [Kind in FeatureKind]: SectionComponent<Kind> }> = Map;
export type FeatureComponents = Partial<Complete<Features>>;

const components: Partial<Record<SectionKind, unknown>> = { ...core };

/** Makes the components that came with a page known. */
export function provideSections(features: FeatureComponents): void {
  Object.assign(components, features);
}

/** Drawings that a section shows: its own, and the core sample that every process is laid along. */
function drawingsOf(section: Section): (string | undefined)[] {
  if (section.kind === 'process') return ['phases'];
  return 'drawing' in section ? [section.drawing] : [];
}

/** Loads the drawings that these sections show, so that rendering them never waits. */
export async function loadDrawings(sections: readonly Section[]): Promise<void> {
  await Promise.all(sections.flatMap(drawingsOf).map((name) => (name ? loadDrawing(name) : undefined)));
}

export function SectionView({ section }: { readonly section: Section }) {
  // The types above pair each kind with its component; TypeScript cannot follow that through a union.
  const Component = components[section.kind] as ComponentType<{ section: Section }> | undefined;
  if (!Component) throw new Error(`The component of the section kind "${section.kind}" has not been loaded.`);
  return <Component section={section} />;
}
