import type { ComponentType } from 'react';
import type { SectionProps } from '../blocks/section-props.ts';
import type { Section, SectionKind } from '../content/schema/page.ts';
import { type LazyValue, lazyValue } from '../lib/lazy-value.ts';
import { loadDrawing } from '../ui/drawing/Drawing.tsx';
import { FeatureBoundary } from './FeatureBoundary.tsx';

type SectionComponent<Kind extends SectionKind> = ComponentType<SectionProps<Kind>>;

/** Types of sections that only render content. */
const sections = {
  'call-to-action': lazyValue(async () => (await import('./call-to-action/CallToAction.tsx')).CallToAction),
  cards: lazyValue(async () => (await import('./cards/Cards.tsx')).Cards),
  comparison: lazyValue(async () => (await import('./comparison/Comparison.tsx')).Comparison),
  faq: lazyValue(async () => (await import('./faq/Faq.tsx')).Faq),
  hero: lazyValue(async () => (await import('./hero/Hero.tsx')).Hero),
  metrics: lazyValue(async () => (await import('./metrics/Metrics.tsx')).Metrics),
  packages: lazyValue(async () => (await import('./packages/Packages.tsx')).Packages),
  process: lazyValue(async () => (await import('./process/Process.tsx')).Process),
  prose: lazyValue(async () => (await import('./prose/Prose.tsx')).Prose),
  skills: lazyValue(async () => (await import('./skills/Skills.tsx')).Skills),
  story: lazyValue(async () => (await import('./story/Story.tsx')).Story),
  tiles: lazyValue(async () => (await import('./tiles/Tiles.tsx')).Tiles),
  certifications: lazyValue(async () => (await import('./certifications/Certifications.tsx')).Certifications),
  'claims-register': lazyValue(async () => (await import('./claims-register/ClaimsRegister.tsx')).ClaimsRegister),
  'energy-comparison': lazyValue(
    async () => (await import('./energy-comparison/EnergyComparison.tsx')).EnergyComparison,
  ),
  'project-list': lazyValue(async () => (await import('./project-list/ProjectList.tsx')).ProjectList),
  project: lazyValue(async () => (await import('./project/Project.tsx')).Project),
  rgesn: lazyValue(async () => (await import('./rgesn/Rgesn.tsx')).Rgesn),
  'site-plan': lazyValue(async () => (await import('./site-plan/SitePlan.tsx')).SitePlan),
};

/** Types of sections with state or interaction. */
const features = {
  'ai-demos': lazyValue(async () => (await import('../features/ai-demos/AiDemos.tsx')).AiDemos),
  'ai-roi': lazyValue(async () => (await import('../features/ai-roi/AiRoi.tsx')).AiRoi),
  'co2-calculator': lazyValue(async () => (await import('../features/co2-calculator/Co2Calculator.tsx')).Co2Calculator),
  'contact-form': lazyValue(async () => (await import('../features/contact-form/ContactForm.tsx')).ContactForm),
  counters: lazyValue(async () => (await import('../features/counters/Counters.tsx')).Counters),
  'eco-notice': lazyValue(async () => (await import('../features/eco-notice/EcoNotice.tsx')).EcoNotice),
  'faq-bot': lazyValue(async () => (await import('../features/faq-bot/FaqBot.tsx')).FaqBot),
  'finance-roi': lazyValue(async () => (await import('../features/finance-roi/FinanceRoi.tsx')).FinanceRoi),
  'header-check': lazyValue(async () => (await import('../features/header-check/HeaderCheck.tsx')).HeaderCheck),
  'industry-form': lazyValue(async () => (await import('../features/industry-form/IndustryForm.tsx')).IndustryForm),
  'industry-quiz': lazyValue(async () => (await import('../features/industry-quiz/IndustryQuiz.tsx')).IndustryQuiz),
  'live-headers': lazyValue(async () => (await import('../features/live-headers/LiveHeaders.tsx')).LiveHeaders),
  'loi96-test': lazyValue(async () => (await import('../features/loi96-test/Loi96Test.tsx')).Loi96Test),
  'model-showcase': lazyValue(async () => (await import('../features/model-showcase/ModelShowcase.tsx')).ModelShowcase),
  'page-proof': lazyValue(async () => (await import('../features/page-proof/PageProof.tsx')).PageProof),
  'page-weights': lazyValue(async () => (await import('../features/page-weights/PageWeights.tsx')).PageWeights),
  'portfolio-grid': lazyValue(async () => (await import('../features/portfolio-grid/PortfolioGrid.tsx')).PortfolioGrid),
  'portfolio-teaser': lazyValue(
    async () => (await import('../features/portfolio-teaser/PortfolioTeaser.tsx')).PortfolioTeaser,
  ),
  'quote-form': lazyValue(async () => (await import('../features/quote-form/QuoteForm.tsx')).QuoteForm),
  'sector-tabs': lazyValue(async () => (await import('../features/sector-tabs/SectorTabs.tsx')).SectorTabs),
  'site-search': lazyValue(async () => (await import('../features/site-search/SiteSearch.tsx')).SiteSearch),
  'site-weighing': lazyValue(async () => (await import('../features/site-weighing/SiteWeighing.tsx')).SiteWeighing),
  teams: lazyValue(async () => (await import('../features/teams/Teams.tsx')).Teams),
};

/**
 * Every type of section and its component: a type without an entry here, or with a component that does not accept its content, does
 * not compile. A component's folder has the name of its type: the build finds a page's style sheets through it.
 */
const components: { readonly [Kind in SectionKind]: LazyValue<SectionComponent<Kind>> } = { ...sections, ...features };

/** Drawings of a section: its own, and the core sample of every process. */
function drawingsOf(section: Section): (string | undefined)[] {
  if (section.kind === 'process') return ['phases'];
  return 'drawing' in section ? [section.drawing] : [];
}

/** Loads the components and drawings of these sections, so that rendering never waits. */
export async function loadSections(shown: readonly Section[]): Promise<void> {
  await Promise.all([
    ...shown.map(({ kind }) => components[kind].load()),
    ...shown.flatMap(drawingsOf).map((name) => name && loadDrawing(name)),
  ]);
}

export function SectionView({ section }: { readonly section: Section }) {
  // The type of the map pairs each type with its component; TypeScript cannot follow that through a union.
  const Component = components[section.kind].read() as ComponentType<{ section: Section }>;
  if (!(section.kind in features)) return <Component section={section} />;
  return (
    <FeatureBoundary section={section}>
      <Component section={section} />
    </FeatureBoundary>
  );
}
