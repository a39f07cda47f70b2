import { SectionFrame } from '../../sections/frame/SectionFrame.tsx';
import type { SectionProps } from '../../sections/section-map.tsx';

export function Counters({ section: { id, tone, ...heading } }: SectionProps<'counters'>) {
  return <SectionFrame heading={heading} id={id} tone={tone} />;
}
