import { SectionFrame } from '../../sections/frame/SectionFrame.tsx';
import type { SectionProps } from '../../sections/section-map.tsx';

export function PortfolioTeaser({ section: { id, tone, ...heading } }: SectionProps<'portfolio-teaser'>) {
  return <SectionFrame heading={heading} id={id} tone={tone} />;
}
