import { SectionFrame } from '../../sections/frame/SectionFrame.tsx';
import type { SectionProps } from '../../sections/section-map.tsx';

export function EcoNotice({ section: { id, tone, ...heading } }: SectionProps<'eco-notice'>) {
  return <SectionFrame heading={heading} id={id} tone={tone} />;
}
