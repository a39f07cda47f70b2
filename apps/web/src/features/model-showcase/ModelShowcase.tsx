import { SectionFrame } from '../../sections/frame/SectionFrame.tsx';
import type { SectionProps } from '../../sections/section-map.tsx';

export function ModelShowcase({ section: { id, tone, ...heading } }: SectionProps<'model-showcase'>) {
  return <SectionFrame heading={heading} id={id} tone={tone} />;
}
