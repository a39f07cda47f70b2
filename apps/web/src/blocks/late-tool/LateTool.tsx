import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLazyValue } from '../../hooks/use-lazy-value.ts';
import { inputsIn } from '../../lib/address.ts';
import { readDraft } from '../../lib/draft.ts';
import type { LazyValue } from '../../lib/lazy-value.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import styles from './LateTool.module.css';

interface Props {
  readonly of: LazyValue<ComponentType<{ anchor: string | undefined }>>;
  /** Id of the section: a shared address leads to it. */
  readonly anchor: string | undefined;
  /** Owner of the tool's draft: a visitor who comes back finds it open. */
  readonly owner: string;
  /** Inputs that an address may hold: one that does opens the tool. */
  readonly names?: readonly string[];
  /** Label of the button that opens it. */
  readonly open: string;
  /** How to manage without it, where scripts are off. */
  readonly withoutScript: string;
}

/** A tool whose script and sheet come when it is opened: the page does not carry them. The focus follows it. */
export function LateTool({ of, anchor, owner, names, open, withoutScript }: Props) {
  const [state, setState] = useState<'closed' | 'pressed' | 'restored'>('closed');
  const Tool = useLazyValue(of, state !== 'closed');
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const shared = names !== undefined && Object.keys(inputsIn(window.location.search, names)).length > 0;
    if (shared || readDraft(owner) !== undefined) setState('restored');
  }, [owner, names]);

  useEffect(() => {
    if (Tool && state === 'pressed') box.current?.focus();
  }, [Tool, state]);

  return (
    <>
      <p className="without-script">{withoutScript}</p>
      <div className="needs-script" data-wake={names ? `query ${owner}` : owner}>
        {Tool ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would name the fields, not the whole tool.
          <div className={styles.tool} ref={box} role="group" aria-label={open} tabIndex={-1}>
            <Tool anchor={anchor} />
          </div>
        ) : (
          <button
            type="button"
            className={buttonClass('primary')}
            aria-busy={state !== 'closed' || undefined}
            onClick={() => setState('pressed')}
          >
            {open}
          </button>
        )}
      </div>
    </>
  );
}
