import { ActionList } from '../../sections/action-link/ActionLink.tsx';
import { SectionFrame } from '../../sections/frame/SectionFrame.tsx';
import type { SectionProps } from '../../sections/section-map.tsx';

export function PortfolioTeaser({ section: { id, tone, action, ...heading } }: SectionProps<'portfolio-teaser'>) {
  return (
    <SectionFrame heading={heading} id={id} tone={tone}>
      <ActionList actions={[action]} />
    </SectionFrame>
  );
}
