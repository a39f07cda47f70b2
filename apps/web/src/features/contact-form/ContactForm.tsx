import { SectionFrame } from '../../sections/frame/SectionFrame.tsx';
import type { SectionProps } from '../../sections/section-map.tsx';

export function ContactForm({ section: { id, tone, ...heading } }: SectionProps<'contact-form'>) {
  return <SectionFrame heading={heading} id={id} tone={tone} />;
}
