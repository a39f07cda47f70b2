import type { ComponentType } from 'react';
import type { SectionProps } from '../blocks/section-props.ts';
import type { Section, SectionKind } from '../content/schema/page.ts';
import { type Resource, resource } from '../lib/resource.ts';
import { loadDrawing } from '../ui/drawing/Drawing.tsx';

type SectionComponent<Kind extends SectionKind> = ComponentType<SectionProps<Kind>>;

/** Kinds that draw content. */
const sections = {
  'call-to-action': resource(async () => (await import('./call-to-action/CallToAction.tsx')).CallToAction),
  cards: resource(async () => (await import('./cards/Cards.tsx')).Cards),
  comparison: resource(async () => (await import('./comparison/Comparison.tsx')).Comparison),
  faq: resource(async () => (await import('./faq/Faq.tsx')).Faq),
  hero: resource(async () => (await import('./hero/Hero.tsx')).Hero),
  metrics: resource(async () => (await import('./metrics/Metrics.tsx')).Metrics),
  packages: resource(async () => (await import('./packages/Packages.tsx')).Packages),
  process: resource(async () => (await import('./process/Process.tsx')).Process),
  prose: resource(async () => (await import('./prose/Prose.tsx')).Prose),
  skills: resource(async () => (await import('./skills/Skills.tsx')).Skills),
  story: resource(async () => (await import('./story/Story.tsx')).Story),
  tiles: resource(async () => (await import('./tiles/Tiles.tsx')).Tiles),
  certifications: resource(async () => (await import('./certifications/Certifications.tsx')).Certifications),
  'claims-register': resource(async () => (await import('./claims-register/ClaimsRegister.tsx')).ClaimsRegister),
  'energy-comparison': resource(
    async () => (await import('./energy-comparison/EnergyComparison.tsx')).EnergyComparison,
  ),
  'project-list': resource(async () => (await import('./project-list/ProjectList.tsx')).ProjectList),
  project: resource(async () => (await import('./project/Project.tsx')).Project),
  rgesn: resource(async () => (await import('./rgesn/Rgesn.tsx')).Rgesn),
  'site-plan': resource(async () => (await import('./site-plan/SitePlan.tsx')).SitePlan),
};

/** Kinds that hold state, or respond to the visitor. */
const features = {
  'ai-demos': resource(async () => (await import('../features/ai-demos/AiDemos.tsx')).AiDemos),
  'ai-roi': resource(async () => (await import('../features/ai-roi/AiRoi.tsx')).AiRoi),
  'co2-calculator': resource(async () => (await import('../features/co2-calculator/Co2Calculator.tsx')).Co2Calculator),
  'contact-form': resource(async () => (await import('../features/contact-form/ContactForm.tsx')).ContactForm),
  counters: resource(async () => (await import('../features/counters/Counters.tsx')).Counters),
  'eco-notice': resource(async () => (await import('../features/eco-notice/EcoNotice.tsx')).EcoNotice),
  'faq-bot': resource(async () => (await import('../features/faq-bot/FaqBot.tsx')).FaqBot),
  'finance-roi': resource(async () => (await import('../features/finance-roi/FinanceRoi.tsx')).FinanceRoi),
  'industry-form': resource(async () => (await import('../features/industry-form/IndustryForm.tsx')).IndustryForm),
  'industry-quiz': resource(async () => (await import('../features/industry-quiz/IndustryQuiz.tsx')).IndustryQuiz),
  'live-headers': resource(async () => (await import('../features/live-headers/LiveHeaders.tsx')).LiveHeaders),
  'loi96-test': resource(async () => (await import('../features/loi96-test/Loi96Test.tsx')).Loi96Test),
  'model-showcase': resource(async () => (await import('../features/model-showcase/ModelShowcase.tsx')).ModelShowcase),
  'page-proof': resource(async () => (await import('../features/page-proof/PageProof.tsx')).PageProof),
  'page-weights': resource(async () => (await import('../features/page-weights/PageWeights.tsx')).PageWeights),
  'portfolio-grid': resource(async () => (await import('../features/portfolio-grid/PortfolioGrid.tsx')).PortfolioGrid),
  'portfolio-teaser': resource(
    async () => (await import('../features/portfolio-teaser/PortfolioTeaser.tsx')).PortfolioTeaser,
  ),
  'quote-form': resource(async () => (await import('../features/quote-form/QuoteForm.tsx')).QuoteForm),
  'sector-tabs': resource(async () => (await import('../features/sector-tabs/SectorTabs.tsx')).SectorTabs),
  'site-search': resource(async () => (await import('../features/site-search/SiteSearch.tsx')).SiteSearch),
  teams: resource(async () => (await import('../features/teams/Teams.tsx')).Teams),
};

/**
 * Every kind of section and its component: a kind without a line here, or with a component that does not take its content,
 * does not compile. A component is in a folder named after its kind: the build finds a page's style sheets through it.
 */
const components: { readonly [Kind in SectionKind]: Resource<SectionComponent<Kind>> } = { ...sections, ...features };

/** Drawings that a section shows: its own, and the core sample that every process is laid along. */
function drawingsOf(section: Section): (string | undefined)[] {
  if (section.kind === 'process') return ['phases'];
  return 'drawing' in section ? [section.drawing] : [];
}

/** Loads the components and drawings of these sections, so that rendering them never waits. */
export async function loadSections(shown: readonly Section[]): Promise<void> {
  await Promise.all([
    ...shown.map(({ kind }) => components[kind].load()),
    ...shown.flatMap(drawingsOf).map((name) => name && loadDrawing(name)),
  ]);
}

export function SectionView({ section }: { readonly section: Section }) {
  // The type of the map pairs each kind with its component; TypeScript cannot follow that through a union.
  const Component = components[section.kind].read() as ComponentType<{ section: Section }>;
  return <Component section={section} />;
}
