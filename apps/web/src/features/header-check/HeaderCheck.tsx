import { LateTool } from '../../blocks/late-tool/LateTool.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { Steps } from '../../blocks/steps/Steps.tsx';
import { lazyValue } from '../../lib/lazy-value.ts';

const reader = lazyValue(async () => (await import('./HeaderReader.tsx')).HeaderReader);

/** The six headers of the visitor's own site, shown like those of this page above. */
export function HeaderCheck({ section: { steps, open, withoutScript } }: SectionProps<'header-check'>) {
  return (
    <>
      <Steps steps={steps} className="no-print" />
      <LateTool of={reader} props={{}} owner="header-check" open={open}>
        <p className="without-script">{withoutScript}</p>
      </LateTool>
    </>
  );
}
