import { type ComponentProps, useState } from 'react';
import { weighingStrings } from '../../content/tools/site-weighing.ts';
import { openerProps, useLazyValue } from '../../hooks/use-lazy-value.ts';
import { lazyValue } from '../../lib/lazy-value.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import type { LogFigure } from './log/LogFigure.tsx';

const figure = lazyValue(async () => (await import('./log/LogFigure.tsx')).LogFigure);

/** The log of the visitor's page: its script loads for the press. */
export function LogOpener(props: ComponentProps<typeof LogFigure>) {
  const [isOpen, setOpen] = useState(false);
  const Figure = useLazyValue(figure, isOpen);
  if (Figure) return <Figure {...props} />;
  return (
    <button
      type="button"
      className={`${buttonClass('secondary')} no-print`}
      onClick={() => setOpen(true)}
      {...openerProps(figure, isOpen)}
    >
      {weighingStrings.log.open}
    </button>
  );
}
