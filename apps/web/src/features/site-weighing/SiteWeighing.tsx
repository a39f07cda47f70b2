import { LateTool } from '../../blocks/late-tool/LateTool.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { Steps } from '../../blocks/steps/Steps.tsx';
import { lazyValue } from '../../lib/lazy-value.ts';
import { weighingNames } from './input-names.ts';

const scale = lazyValue(async () => (await import('./WeighingTool.tsx')).WeighingTool);

/** Rates the visitor's own page from the figures of a browser's tools. */
export function SiteWeighing({ section: { id, steps, open, withoutScript } }: SectionProps<'site-weighing'>) {
  return (
    <>
      <Steps steps={steps} className="no-print" />
      <LateTool of={scale} props={{ anchor: id }} owner="site-weighing" names={weighingNames} open={open}>
        <p className="without-script">{withoutScript}</p>
      </LateTool>
    </>
  );
}
