/**
 * The component of every kind of section, by its kind: `SectionView.tsx` reads their types. The build imports those of a page's
 * sections by this convention: `<kind>/<Kind>.tsx`, in `sections/` or `features/`.
 */
export { AiDemos as 'ai-demos' } from '../features/ai-demos/AiDemos.tsx';
export { AiRoi as 'ai-roi' } from '../features/ai-roi/AiRoi.tsx';
export { Co2Calculator as 'co2-calculator' } from '../features/co2-calculator/Co2Calculator.tsx';
export { ContactForm as 'contact-form' } from '../features/contact-form/ContactForm.tsx';
export { Counters as 'counters' } from '../features/counters/Counters.tsx';
export { EcoNotice as 'eco-notice' } from '../features/eco-notice/EcoNotice.tsx';
export { FaqBot as 'faq-bot' } from '../features/faq-bot/FaqBot.tsx';
export { FinanceRoi as 'finance-roi' } from '../features/finance-roi/FinanceRoi.tsx';
export { HeaderCheck as 'header-check' } from '../features/header-check/HeaderCheck.tsx';
export { IndustryForm as 'industry-form' } from '../features/industry-form/IndustryForm.tsx';
export { IndustryQuiz as 'industry-quiz' } from '../features/industry-quiz/IndustryQuiz.tsx';
export { LiveHeaders as 'live-headers' } from '../features/live-headers/LiveHeaders.tsx';
export { Loi96Test as 'loi96-test' } from '../features/loi96-test/Loi96Test.tsx';
export { ModelShowcase as 'model-showcase' } from '../features/model-showcase/ModelShowcase.tsx';
export { PageProof as 'page-proof' } from '../features/page-proof/PageProof.tsx';
export { PageWeights as 'page-weights' } from '../features/page-weights/PageWeights.tsx';
export { PortfolioGrid as 'portfolio-grid' } from '../features/portfolio-grid/PortfolioGrid.tsx';
export { PortfolioTeaser as 'portfolio-teaser' } from '../features/portfolio-teaser/PortfolioTeaser.tsx';
export { QuoteForm as 'quote-form' } from '../features/quote-form/QuoteForm.tsx';
export { SectorTabs as 'sector-tabs' } from '../features/sector-tabs/SectorTabs.tsx';
export { SiteSearch as 'site-search' } from '../features/site-search/SiteSearch.tsx';
export { SiteWeighing as 'site-weighing' } from '../features/site-weighing/SiteWeighing.tsx';
export { Teams as 'teams' } from '../features/teams/Teams.tsx';
export { CallToAction as 'call-to-action' } from './call-to-action/CallToAction.tsx';
export { Cards as 'cards' } from './cards/Cards.tsx';
export { Certifications as 'certifications' } from './certifications/Certifications.tsx';
export { ClaimsRegister as 'claims-register' } from './claims-register/ClaimsRegister.tsx';
export { Comparison as 'comparison' } from './comparison/Comparison.tsx';
export { EnergyComparison as 'energy-comparison' } from './energy-comparison/EnergyComparison.tsx';
export { Faq as 'faq' } from './faq/Faq.tsx';
export { Hero as 'hero' } from './hero/Hero.tsx';
export { Metrics as 'metrics' } from './metrics/Metrics.tsx';
export { Packages as 'packages' } from './packages/Packages.tsx';
export { People as 'people' } from './people/People.tsx';
export { Process as 'process' } from './process/Process.tsx';
export { Project as 'project' } from './project/Project.tsx';
export { ProjectList as 'project-list' } from './project-list/ProjectList.tsx';
export { Prose as 'prose' } from './prose/Prose.tsx';
export { Rgesn as 'rgesn' } from './rgesn/Rgesn.tsx';
export { SitePlan as 'site-plan' } from './site-plan/SitePlan.tsx';
export { Skills as 'skills' } from './skills/Skills.tsx';
export { Story as 'story' } from './story/Story.tsx';
export { Tiles as 'tiles' } from './tiles/Tiles.tsx';
