import { useEffect, useRef, useState } from 'react';
import { markUp } from '../../blocks/mark-up/mark-up.tsx';
import { interfaceStrings } from '../../content/interface.ts';
import { bytesTransferred, currentView, markView } from '../../lib/transferred.ts';
import styles from './PageFootprint.module.css';

const strings = interfaceStrings.footprint;

/**
 * Marks the start of each view. A page reached inside the site starts to load when its link is first hovered or focused (see
 * `blocks/link/SiteLink.tsx`).
 */
function useViewMarks(pathname: string): void {
  const shown = useRef(pathname);
  const asked = useRef(new Map<string, number>());

  useEffect(() => {
    function note({ target }: Event) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && !asked.current.has(link.pathname)) asked.current.set(link.pathname, performance.now());
    }
    const controller = new AbortController();
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      // Before the listener that starts the prefetch.
      document.addEventListener(type, note, { signal: controller.signal, passive: true, capture: true });
    }
    return () => controller.abort();
  }, []);

  useEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    markView(asked.current.get(pathname) ?? performance.now());
    asked.current.clear();
  }, [pathname]);
}

/**
 * The measured footprint of this view, and of the press itself: transferred bytes and their CO2. The formula loads on demand.
 * @param pathname path of the page, even below an overlay
 */
export function PageFootprint({ pathname }: { readonly pathname: string }) {
  const [outcome, setOutcome] = useState<{ readonly pathname: string; readonly text: string }>();
  const [busy, setBusy] = useState(false);
  useViewMarks(pathname);

  async function measure() {
    const view = currentView();
    setBusy(true);
    try {
      const { footprintOf } = await import('../../lib/footprint.ts');
      // Everything received after the view's end: the scripts of the interaction, the formula included.
      const press = bytesTransferred({ since: view.until, until: performance.now() });
      const cost = press > 0 ? footprintOf(press, strings.press) : strings.pressFree;
      setOutcome({ pathname, text: `${footprintOf(bytesTransferred(view), strings.result)}. ${cost}` });
    } catch (error) {
      console.error(error);
      setOutcome({ pathname, text: strings.failure });
    }
    setBusy(false);
  }

  return (
    <>
      <button type="button" className="capsule needs-script" aria-disabled={busy} onClick={() => busy || measure()}>
        {strings.measure}
      </button>
      <p className={`${styles.outcome} needs-script`} role="status">
        {outcome?.pathname === pathname && markUp(outcome.text)}
      </p>
    </>
  );
}
