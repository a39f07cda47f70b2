import { SectionFrame } from '../../sections/frame/SectionFrame.tsx';
import type { SectionProps } from '../../sections/section-map.tsx';

export function Co2Calculator({ section: { id, tone, ...heading } }: SectionProps<'co2-calculator'>) {
  return <SectionFrame heading={heading} id={id} tone={tone} />;
}
