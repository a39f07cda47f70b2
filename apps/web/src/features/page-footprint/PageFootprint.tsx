import { useEffect, useRef, useState } from 'react';
import { markUp } from '../../blocks/mark-up/mark-up.tsx';
import { interfaceStrings } from '../../content/interface.ts';
import { bytesTransferred, currentView, startView } from '../../lib/transferred.ts';
import * as styles from './PageFootprint.module.css';

const strings = interfaceStrings.footprint;

/** Files whose sizes a long visit of the portfolio can read; by default, browsers remember 250. */
const MAX_FILES = 2000;

/** The view of a page reached inside the site starts at the press of its link, or of Back. */
function useViews(pathname: string): void {
  const shown = useRef(pathname);
  const asked = useRef(0);

  useEffect(() => {
    performance.setResourceTimingBufferSize(MAX_FILES);
    function note() {
      asked.current = performance.now();
    }
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true };
    document.addEventListener('click', note, options);
    window.addEventListener('popstate', note, options);
    return () => controller.abort();
  }, []);

  useEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    startView(pathname, asked.current);
  }, [pathname]);
}

/**
 * The measured footprint of this view, and of the press itself: transferred bytes and their CO2. The formula loads on demand.
 * @param pathname path of the page, even below an overlay
 */
export function PageFootprint({ pathname }: { readonly pathname: string }) {
  const [outcome, setOutcome] = useState<{ readonly pathname: string; readonly text: string }>();
  const [busy, setBusy] = useState(false);
  useViews(pathname);

  async function measured(): Promise<string> {
    const view = currentView();
    const { footprintOf } = await import('../../lib/footprint.ts');
    const received = bytesTransferred(view);
    // Everything received after the view's end: the scripts of the interaction, the formula included.
    const press = bytesTransferred({ since: view.until, until: performance.now() });
    if (received === undefined || press === undefined) return strings.hidden;
    const cost =
      press > 0 ? footprintOf(press, view.since > 0 ? strings.press : strings.firstPress) : strings.pressFree;
    return `${footprintOf(received, strings.result)}. ${cost}`;
  }

  async function measure() {
    setBusy(true);
    try {
      setOutcome({ pathname, text: await measured() });
    } catch (error) {
      console.error(error);
      setOutcome({ pathname, text: strings.failure });
    }
    setBusy(false);
  }

  return (
    <div className="cluster loose">
      <button
        type="button"
        className="capsule needs-script"
        aria-disabled={busy || undefined}
        onClick={() => busy || measure()}
      >
        {strings.measure}
      </button>
      <p className={`${styles.outcome} needs-script`} role="status">
        {outcome?.pathname === pathname && markUp(outcome.text)}
      </p>
    </div>
  );
}
