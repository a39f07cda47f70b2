import { SectionFrame } from '../../sections/frame/SectionFrame.tsx';
import type { SectionProps } from '../../sections/section-map.tsx';

export function FinanceRoi({ section: { id, tone, ...heading } }: SectionProps<'finance-roi'>) {
  return <SectionFrame heading={heading} id={id} tone={tone} />;
}
