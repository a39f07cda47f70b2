import { useEffect, useState } from 'react';
import { ActionList } from '../../blocks/action-link/ActionLink.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import * as styles from './PageWeights.module.css';
import { WeightsTable } from './WeightsTable.tsx';
import { builtWeighing } from './weighing.ts';

/** The weight of every page, measured by the build on its own output. */
export function PageWeights({ section: { table, actions, absent } }: SectionProps<'page-weights'>) {
  const weighing = builtWeighing();
  return (
    <>
      {import.meta.env.SSR && weighing ? (
        <div className={styles.weights} data-weighing="">
          <WeightsTable strings={table} weighing={weighing} />
        </div>
      ) : (
        <PrerenderedTable absent={absent} />
      )}
      <ActionList actions={actions} />
    </>
  );
}

const prerenderedIn = (page: Document) => page.querySelector('[data-weighing]')?.innerHTML;

/**
 * No script contains the figures, because that would change the weights of the pages that load it. The prerendered table stays
 * unchanged, and a visitor from another page gets it from this page's document.
 */
function PrerenderedTable({ absent }: { readonly absent: string }) {
  const [table, setTable] = useState(() => (import.meta.env.SSR ? undefined : prerenderedIn(document)));
  useEffect(() => {
    if (table) return;
    const controller = new AbortController();
    fetchPrerendered(controller.signal).then(setTable, () => undefined);
    return () => controller.abort();
  }, [table]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own build, from this page.
  if (table) return <div className={styles.weights} data-weighing="" dangerouslySetInnerHTML={{ __html: table }} />;
  return <p>{absent}</p>;
}

async function fetchPrerendered(signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(window.location.pathname, { signal });
  return prerenderedIn(new DOMParser().parseFromString(await response.text(), 'text/html'));
}
