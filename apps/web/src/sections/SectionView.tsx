import type { ComponentType, ReactNode } from 'react';
import { FailureBoundary } from '../blocks/failure-boundary/FailureBoundary.tsx';
import { SectionFrame } from '../blocks/frame/SectionFrame.tsx';
import type { SectionProps } from '../blocks/section-props.ts';
import { interfaceStrings } from '../content/interface.ts';
import type { Section, SectionKind } from '../content/schema/page.ts';
import { loadDrawing } from '../ui/drawing/Drawing.tsx';
import { processDrawing } from './process/drawing.ts';
import type * as components from './section-map.ts';

/** A kind without a component, or with one that does not accept its content, does not compile. */
type Complete<Components extends { readonly [Kind in SectionKind]: ComponentType<SectionProps<Kind>> }> = Components;
export type SectionComponents = Complete<typeof components>;

function drawingsOf(section: Section): (string | undefined)[] {
  if (section.kind === 'process') return [processDrawing];
  return 'drawing' in section ? [section.drawing] : [];
}

/** Loads the drawings of these sections, so that rendering never waits. */
export async function loadDrawings(sections: readonly Section[]): Promise<void> {
  await Promise.all(sections.flatMap(drawingsOf).map((name) => name && loadDrawing(name)));
}

interface Props {
  readonly section: Section;
  /** Components of the page's types of sections. */
  readonly components: Partial<SectionComponents>;
}

/** Kinds that draw their own title, and what is around it. Of the others with a title, the component draws only what is below it. */
const ownFrames: readonly SectionKind[] = [
  'contact-form',
  'eco-notice',
  'hero',
  'industry-form',
  'model-showcase',
  'portfolio-teaser',
  'project-list',
  'quote-form',
];

/** Kinds whose heading has a column beside their content on wide screens. */
const asides: readonly SectionKind[] = ['co2-calculator', 'faq', 'faq-bot', 'site-search', 'story'];

/** If a section fails, its heading and its anchor stay. */
export function SectionView({ section, components }: Props) {
  // The type of the map pairs each type with its component; TypeScript cannot follow that through a union.
  const Component = components[section.kind] as ComponentType<{ section: Section }>;
  const component = <Component section={section} />;
  const framed = (content: ReactNode) => (
    <SectionFrame
      heading={'title' in section ? section : interfaceStrings.featureFailure}
      id={'id' in section ? section.id : undefined}
      tone={section.kind === 'call-to-action' ? 'dawn' : 'tone' in section ? section.tone : undefined}
      layout={asides.includes(section.kind) ? 'aside' : 'stack'}
    >
      {content}
    </SectionFrame>
  );
  const isFramed = 'title' in section && !ownFrames.includes(section.kind);
  return <FailureBoundary frame={framed}>{isFramed ? framed(component) : component}</FailureBoundary>;
}
