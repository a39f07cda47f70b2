import type { ComponentType } from 'react';
import type { SectionProps } from '../blocks/section-props.ts';
import type { Section, SectionKind } from '../content/schema/page.ts';
import { type Resource, ready, resource } from '../lib/resource.ts';
import { loadDrawing } from '../ui/drawing/Drawing.tsx';
import { CallToAction } from './call-to-action/CallToAction.tsx';
import { Cards } from './cards/Cards.tsx';
import { Comparison } from './comparison/Comparison.tsx';
import { Faq } from './faq/Faq.tsx';
import { Hero } from './hero/Hero.tsx';
import { Metrics } from './metrics/Metrics.tsx';
import { Packages } from './packages/Packages.tsx';
import { Process } from './process/Process.tsx';
import { Prose } from './prose/Prose.tsx';
import { Skills } from './skills/Skills.tsx';
import { Story } from './story/Story.tsx';
import { Teams } from './teams/Teams.tsx';
import { Tiles } from './tiles/Tiles.tsx';

type SectionComponent<Kind extends SectionKind> = ComponentType<SectionProps<Kind>>;

/**
 * Every kind of section and its component: a kind without a line here, or with a component that does not take its content,
 * does not compile. Sections are in the first script; a feature, and a section of one page, has a script of its own, which the
 * pages that name it load.
 * A component is in a folder named after its kind: the build finds a page's style sheets through it.
 */
const components: { readonly [Kind in SectionKind]: Resource<SectionComponent<Kind>> } = {
  'call-to-action': ready(CallToAction),
  cards: ready(Cards),
  comparison: ready(Comparison),
  faq: ready(Faq),
  hero: ready(Hero),
  metrics: ready(Metrics),
  packages: ready(Packages),
  process: ready(Process),
  prose: ready(Prose),
  skills: ready(Skills),
  story: ready(Story),
  teams: ready(Teams),
  tiles: ready(Tiles),
  'ai-demos': resource(async () => (await import('../features/ai-demos/AiDemos.tsx')).AiDemos),
  'ai-roi': resource(async () => (await import('../features/ai-roi/AiRoi.tsx')).AiRoi),
  certifications: resource(async () => (await import('./certifications/Certifications.tsx')).Certifications),
  'claims-register': resource(async () => (await import('./claims-register/ClaimsRegister.tsx')).ClaimsRegister),
  'co2-calculator': resource(async () => (await import('../features/co2-calculator/Co2Calculator.tsx')).Co2Calculator),
  'contact-form': resource(async () => (await import('../features/contact-form/ContactForm.tsx')).ContactForm),
  counters: resource(async () => (await import('../features/counters/Counters.tsx')).Counters),
  'eco-notice': resource(async () => (await import('../features/eco-notice/EcoNotice.tsx')).EcoNotice),
  'energy-comparison': resource(
    async () => (await import('./energy-comparison/EnergyComparison.tsx')).EnergyComparison,
  ),
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
  'project-list': resource(async () => (await import('./project-list/ProjectList.tsx')).ProjectList),
  project: resource(async () => (await import('./project/Project.tsx')).Project),
  'quote-form': resource(async () => (await import('../features/quote-form/QuoteForm.tsx')).QuoteForm),
  rgesn: resource(async () => (await import('./rgesn/Rgesn.tsx')).Rgesn),
  'sector-tabs': resource(async () => (await import('./sector-tabs/SectorTabs.tsx')).SectorTabs),
  'site-plan': resource(async () => (await import('./site-plan/SitePlan.tsx')).SitePlan),
  'site-search': resource(async () => (await import('../features/site-search/SiteSearch.tsx')).SiteSearch),
};

/** Drawings that a section shows: its own, and the core sample that every process is laid along. */
function drawingsOf(section: Section): (string | undefined)[] {
  if (section.kind === 'process') return ['phases'];
  return 'drawing' in section ? [section.drawing] : [];
}

/** Loads the components and drawings of these sections, so that rendering them never waits. */
export async function loadSections(sections: readonly Section[]): Promise<void> {
  await Promise.all([
    ...sections.map(({ kind }) => components[kind].load()),
    ...sections.flatMap(drawingsOf).map((name) => name && loadDrawing(name)),
  ]);
}

export function SectionView({ section }: { readonly section: Section }) {
  // The type of the map pairs each kind with its component; TypeScript cannot follow that through a union.
  const Component = components[section.kind].read() as ComponentType<{ section: Section }>;
  return <Component section={section} />;
}
