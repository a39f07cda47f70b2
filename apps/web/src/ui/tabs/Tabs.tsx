import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { isModified } from '../../lib/modified-click.ts';
import * as styles from './Tabs.module.css';

export interface Tab {
  /** Unique in its set. */
  readonly id: string;
  readonly label: string;
  readonly panel: ReactNode;
  /** Interactive content below the panel's text: it renders once the tab has been opened. */
  readonly tool?: ReactNode;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Layout of a panel's content. */
  readonly panelClass?: string | undefined;
  /** The tab that the page's address names, if any: read once, after hydration. */
  readonly askedFor?: () => string | undefined;
}

/**
 * Tabs with roving focus: ← → Home End move and select. The text of every panel is in the static HTML; without JavaScript all panels
 * are visible, one after the other.
 */
export function Tabs({ label, tabs, panelClass = '', askedFor }: Props) {
  const [selected, setSelected] = useState(0);
  const [opened, setOpened] = useState<readonly number[]>([0]);
  const set = useId();
  const list = useRef<HTMLDivElement>(null);

  function open(index: number) {
    setSelected(index);
    setOpened((before) => (before.includes(index) ? before : [...before, index]));
  }

  const openAsked = useEffectEvent(() => {
    const asked = askedFor?.();
    const index = tabs.findIndex(({ id }) => id === asked);
    if (index >= 0) open(index);
  });
  // Once, after hydration.
  useEffect(() => openAsked(), []);

  function select(index: number) {
    open(index);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  }

  function move(event: KeyboardEvent) {
    const last = tabs.length - 1;
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: selected === last ? 0 : selected + 1,
      ArrowLeft: selected === 0 ? last : selected - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined || isModified(event)) return;
    event.preventDefault();
    select(target);
  }

  return (
    <>
      <div className={styles.list} role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            className="capsule toggle"
            role="tab"
            id={`${set}-${tab.id}`}
            aria-controls={`${set}-${tab.id}-panel`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => open(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          className={`${styles.panel} ${panelClass}`}
          id={`${set}-${tab.id}-panel`}
          aria-labelledby={`${set}-${tab.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must follow its tab in the Tab order.
          tabIndex={0}
          data-inactive={index !== selected || undefined}
        >
          {tab.panel}
          {opened.includes(index) && tab.tool}
        </div>
      ))}
    </>
  );
}
