/**
 * The component of every kind of section, of which `SectionView.tsx` reads the types. The build imports those of a page's sections by
 * this convention: `<kind>/<Kind>.tsx`, in `sections/` or `features/`.
 */
export { AiDemos } from '../features/ai-demos/AiDemos.tsx';
export { AiRoi } from '../features/ai-roi/AiRoi.tsx';
export { Co2Calculator } from '../features/co2-calculator/Co2Calculator.tsx';
export { ContactForm } from '../features/contact-form/ContactForm.tsx';
export { Counters } from '../features/counters/Counters.tsx';
export { EcoNotice } from '../features/eco-notice/EcoNotice.tsx';
export { FaqBot } from '../features/faq-bot/FaqBot.tsx';
export { FinanceRoi } from '../features/finance-roi/FinanceRoi.tsx';
export { HeaderCheck } from '../features/header-check/HeaderCheck.tsx';
export { IndustryForm } from '../features/industry-form/IndustryForm.tsx';
export { IndustryQuiz } from '../features/industry-quiz/IndustryQuiz.tsx';
export { LiveHeaders } from '../features/live-headers/LiveHeaders.tsx';
export { Loi96Test } from '../features/loi96-test/Loi96Test.tsx';
export { ModelShowcase } from '../features/model-showcase/ModelShowcase.tsx';
export { PageProof } from '../features/page-proof/PageProof.tsx';
export { PageWeights } from '../features/page-weights/PageWeights.tsx';
export { PortfolioGrid } from '../features/portfolio-grid/PortfolioGrid.tsx';
export { PortfolioTeaser } from '../features/portfolio-teaser/PortfolioTeaser.tsx';
export { QuoteForm } from '../features/quote-form/QuoteForm.tsx';
export { SectorTabs } from '../features/sector-tabs/SectorTabs.tsx';
export { SiteSearch } from '../features/site-search/SiteSearch.tsx';
export { SiteWeighing } from '../features/site-weighing/SiteWeighing.tsx';
export { Teams } from '../features/teams/Teams.tsx';
export { CallToAction } from './call-to-action/CallToAction.tsx';
export { Cards } from './cards/Cards.tsx';
export { Certifications } from './certifications/Certifications.tsx';
export { ClaimsRegister } from './claims-register/ClaimsRegister.tsx';
export { Comparison } from './comparison/Comparison.tsx';
export { EnergyComparison } from './energy-comparison/EnergyComparison.tsx';
export { Faq } from './faq/Faq.tsx';
export { Hero } from './hero/Hero.tsx';
export { Metrics } from './metrics/Metrics.tsx';
export { Packages } from './packages/Packages.tsx';
export { People } from './people/People.tsx';
export { Process } from './process/Process.tsx';
export { Project } from './project/Project.tsx';
export { ProjectList } from './project-list/ProjectList.tsx';
export { Prose } from './prose/Prose.tsx';
export { Rgesn } from './rgesn/Rgesn.tsx';
export { SitePlan } from './site-plan/SitePlan.tsx';
export { Skills } from './skills/Skills.tsx';
export { Story } from './story/Story.tsx';
export { Tiles } from './tiles/Tiles.tsx';
