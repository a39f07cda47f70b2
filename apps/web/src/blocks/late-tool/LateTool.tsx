import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useLazyValue } from '../../hooks/use-lazy-value.ts';
import { inputsIn } from '../../lib/address.ts';
import { readDraft } from '../../lib/draft.ts';
import { focusUnlessElsewhere } from '../../lib/focus.ts';
import type { LazyValue } from '../../lib/lazy-value.ts';
import { isModified } from '../../lib/modified-click.ts';
import { type ButtonLook, buttonClass } from '../../ui/button/button-class.ts';

export interface ToolProps {
  /** Id of the section, the target of a shared address. */
  readonly anchor: string | undefined;
}

/** The other properties are those of what is shown while the tool is closed, above its button. */
interface Props<Own extends object> extends ComponentProps<'div'> {
  readonly of: LazyValue<ComponentType<Own & { readonly onClose: () => void }>>;
  readonly props: Own;
  /** Owner of the tool's draft: the tool reopens for a returning visitor. */
  readonly owner?: string;
  /** Query parameters of the tool: an address with one of them loads React (`lib/asks-tool.ts`) and opens it, after Back too. */
  readonly names?: readonly string[];
  /** Id of the section: links to it, from anywhere on the page, open the tool. */
  readonly linked?: string | undefined;
  /** Label of the button that opens the tool. */
  readonly open: string;
  readonly look?: ButtonLook;
}

/** A tool whose script and style sheet load when it is opened, not with the page. The focus moves to it, unless the visitor has gone on. */
export function LateTool<Own extends object>(all: Props<Own>) {
  const { of, props, owner, names, linked, open, look, children, ...closed } = all;
  const [state, setState] = useState<'closed' | 'pressed' | 'restored'>('closed');
  const { search } = useLocation();
  const Tool = useLazyValue(of, state !== 'closed');
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const marks = { 'data-wake': owner, 'data-parameters': names?.join(' ') };

  useEffect(() => {
    const isAsked = names !== undefined && Object.keys(inputsIn(search, names)).length > 0;
    const isKept = owner !== undefined && readDraft(owner) !== undefined;
    if (isAsked || isKept) setState((before) => (before === 'closed' ? 'restored' : before));
  }, [search, owner, names]);

  useEffect(() => {
    if (!Tool || state !== 'pressed') return;
    const title = titleIn(box.current);
    // A tool without a title replaces its button: it is already on the screen, so do not scroll.
    focusUnlessElsewhere(title ?? box.current, { preventScroll: !title });
  }, [Tool, state]);

  useEffect(() => {
    if (linked === undefined) return;
    const follow = (event: MouseEvent) => {
      if (isModified(event)) return;
      if (!(event.target instanceof Element && event.target.closest(`a[href="#${linked}"]`))) return;
      // A jump to the section would move the focus away from the tool.
      event.preventDefault();
      document.getElementById(linked)?.scrollIntoView();
      setState('pressed');
      (titleIn(box.current) ?? opener.current)?.focus({ preventScroll: true });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [linked]);

  function close() {
    flushSync(() => setState('closed'));
    opener.current?.focus();
  }

  return Tool ? (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name the fields, not the whole tool.
    <div ref={box} role="group" aria-label={open} tabIndex={-1} {...marks}>
      <Tool {...props} onClose={close} />
    </div>
  ) : (
    <div {...closed} {...marks}>
      {children}
      <p className="needs-script no-print">
        <button
          type="button"
          className={buttonClass(look)}
          ref={opener}
          onClick={() => setState('pressed')}
          aria-busy={state !== 'closed' || undefined}
          // The script loads as soon as a visitor points at the button or focuses it.
          onPointerEnter={of.prefetch}
          onFocus={of.prefetch}
        >
          {open}
        </button>
      </p>
    </div>
  );
}

const titleIn = (tool: HTMLElement | null) => tool?.querySelector<HTMLElement>('h3[tabindex]');
