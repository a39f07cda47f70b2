import { useEffect, useState } from 'react';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import styles from './PageWeights.module.css';
import { WeightsTable } from './WeightsTable.tsx';
import { builtWeighing } from './weighing.ts';

/** The weight of every page, measured by the build on its own output. */
export function PageWeights({
  section: { id, tone, eyebrow, title, lead, table, absent },
}: SectionProps<'page-weights'>) {
  const weighing = builtWeighing();
  return (
    <SectionFrame heading={{ eyebrow, title, lead }} id={id} tone={tone}>
      {import.meta.env.SSR && weighing ? (
        <div className={styles.weights} data-weighing="">
          <WeightsTable strings={table} weighing={weighing} />
        </div>
      ) : (
        <PrintedTable absent={absent} />
      )}
    </SectionFrame>
  );
}

const printedIn = (page: Document) => page.querySelector('[data-weighing]')?.innerHTML;

/**
 * No script contains the figures, because that would change the weights of the pages that load it. The prerendered table stays
 * unchanged, and a visitor from another page gets it from this page's document.
 */
function PrintedTable({ absent }: { readonly absent: string }) {
  const [printed, setPrinted] = useState(() => (import.meta.env.SSR ? undefined : printedIn(document)));
  useEffect(() => {
    if (printed) return;
    const controller = new AbortController();
    fetchPrinted(controller.signal).then(setPrinted, () => undefined);
    return () => controller.abort();
  }, [printed]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own build, from this page.
  if (printed) return <div className={styles.weights} data-weighing="" dangerouslySetInnerHTML={{ __html: printed }} />;
  return <p>{absent}</p>;
}

async function fetchPrinted(signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(window.location.pathname, { signal });
  return printedIn(new DOMParser().parseFromString(await response.text(), 'text/html'));
}
