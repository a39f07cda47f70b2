import type { ComponentType } from 'react';
import type { SectionProps } from '../blocks/section-props.ts';
import type { SectionKind } from '../content/schema/page.ts';

type Complete<Components extends { readonly [Kind in SectionKind]: ComponentType<SectionProps<Kind>> }> = Components;

/**
 * Every type of section and its component: a type without an entry here, or with a component that does not accept its content, does
 * not compile. The build imports the components of a page's sections by this convention: `<kind>/<Kind>.tsx`, in `sections/` or
 * `features/`.
 */
export type SectionComponents = Complete<{
  'ai-demos': typeof import('../features/ai-demos/AiDemos.tsx').AiDemos;
  'ai-roi': typeof import('../features/ai-roi/AiRoi.tsx').AiRoi;
  'call-to-action': typeof import('./call-to-action/CallToAction.tsx').CallToAction;
  cards: typeof import('./cards/Cards.tsx').Cards;
  certifications: typeof import('./certifications/Certifications.tsx').Certifications;
  'claims-register': typeof import('./claims-register/ClaimsRegister.tsx').ClaimsRegister;
  'co2-calculator': typeof import('../features/co2-calculator/Co2Calculator.tsx').Co2Calculator;
  comparison: typeof import('./comparison/Comparison.tsx').Comparison;
  'contact-form': typeof import('../features/contact-form/ContactForm.tsx').ContactForm;
  counters: typeof import('../features/counters/Counters.tsx').Counters;
  'eco-notice': typeof import('../features/eco-notice/EcoNotice.tsx').EcoNotice;
  'energy-comparison': typeof import('./energy-comparison/EnergyComparison.tsx').EnergyComparison;
  faq: typeof import('./faq/Faq.tsx').Faq;
  'faq-bot': typeof import('../features/faq-bot/FaqBot.tsx').FaqBot;
  'finance-roi': typeof import('../features/finance-roi/FinanceRoi.tsx').FinanceRoi;
  'header-check': typeof import('../features/header-check/HeaderCheck.tsx').HeaderCheck;
  hero: typeof import('./hero/Hero.tsx').Hero;
  'industry-form': typeof import('../features/industry-form/IndustryForm.tsx').IndustryForm;
  'industry-quiz': typeof import('../features/industry-quiz/IndustryQuiz.tsx').IndustryQuiz;
  'live-headers': typeof import('../features/live-headers/LiveHeaders.tsx').LiveHeaders;
  'loi96-test': typeof import('../features/loi96-test/Loi96Test.tsx').Loi96Test;
  metrics: typeof import('./metrics/Metrics.tsx').Metrics;
  'model-showcase': typeof import('../features/model-showcase/ModelShowcase.tsx').ModelShowcase;
  packages: typeof import('./packages/Packages.tsx').Packages;
  'page-proof': typeof import('../features/page-proof/PageProof.tsx').PageProof;
  'page-weights': typeof import('../features/page-weights/PageWeights.tsx').PageWeights;
  people: typeof import('./people/People.tsx').People;
  'portfolio-grid': typeof import('../features/portfolio-grid/PortfolioGrid.tsx').PortfolioGrid;
  'portfolio-teaser': typeof import('../features/portfolio-teaser/PortfolioTeaser.tsx').PortfolioTeaser;
  process: typeof import('./process/Process.tsx').Process;
  project: typeof import('./project/Project.tsx').Project;
  'project-list': typeof import('./project-list/ProjectList.tsx').ProjectList;
  prose: typeof import('./prose/Prose.tsx').Prose;
  'quote-form': typeof import('../features/quote-form/QuoteForm.tsx').QuoteForm;
  rgesn: typeof import('./rgesn/Rgesn.tsx').Rgesn;
  'sector-tabs': typeof import('../features/sector-tabs/SectorTabs.tsx').SectorTabs;
  'site-plan': typeof import('./site-plan/SitePlan.tsx').SitePlan;
  'site-search': typeof import('../features/site-search/SiteSearch.tsx').SiteSearch;
  'site-weighing': typeof import('../features/site-weighing/SiteWeighing.tsx').SiteWeighing;
  skills: typeof import('./skills/Skills.tsx').Skills;
  story: typeof import('./story/Story.tsx').Story;
  teams: typeof import('../features/teams/Teams.tsx').Teams;
  tiles: typeof import('./tiles/Tiles.tsx').Tiles;
}>;
