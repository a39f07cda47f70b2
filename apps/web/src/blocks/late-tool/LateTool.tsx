import { type ComponentType, useEffect, useRef, useState } from 'react';
import { openerProps, useLazyValue } from '../../hooks/use-lazy-value.ts';
import { inputsIn } from '../../lib/address.ts';
import { readDraft } from '../../lib/draft.ts';
import { focusUnlessElsewhere } from '../../lib/focus.ts';
import type { LazyValue } from '../../lib/lazy-value.ts';
import { buttonClass } from '../../ui/button/button-class.ts';

export interface ToolProps {
  /** Id of the section, the target of a shared address. */
  readonly anchor: string | undefined;
}

interface Props extends ToolProps {
  readonly of: LazyValue<ComponentType<ToolProps>>;
  /** Owner of the tool's draft: the tool reopens for a returning visitor. */
  readonly owner: string;
  /** Query parameters of the tool: an address with one of them loads React (`lib/asks-tool.ts`) and opens it. */
  readonly names?: readonly string[];
  /** Label of the button that opens the tool. */
  readonly open: string;
  /** Alternative without JavaScript. */
  readonly withoutScript: string;
}

/** A tool whose script and style sheet load when it is opened, not with the page. The focus moves to it, unless the visitor has gone on. */
export function LateTool({ of, anchor, owner, names, open, withoutScript }: Props) {
  const [state, setState] = useState<'closed' | 'pressed' | 'restored'>('closed');
  const Tool = useLazyValue(of, state !== 'closed');
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const shared = names !== undefined && Object.keys(inputsIn(window.location.search, names)).length > 0;
    if (shared || readDraft(owner) !== undefined) setState('restored');
  }, [owner, names]);

  useEffect(() => {
    // It is where its button was: nothing to scroll to.
    if (Tool && state === 'pressed') focusUnlessElsewhere(box.current, { preventScroll: true });
  }, [Tool, state]);

  return (
    <>
      <p className="without-script">{withoutScript}</p>
      <div className="needs-script" data-wake={owner} data-parameters={names?.join(' ')}>
        {Tool ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would name the fields, not the whole tool.
          <div ref={box} role="group" aria-label={open} tabIndex={-1}>
            <Tool anchor={anchor} />
          </div>
        ) : (
          <button
            type="button"
            className={buttonClass('primary')}
            onClick={() => setState('pressed')}
            {...openerProps(of, state !== 'closed')}
          >
            {open}
          </button>
        )}
      </div>
    </>
  );
}
