import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { interfaceWords } from '../../content/interface.ts';
import { transferred } from '../../lib/transferred.ts';
import styles from './PageFootprint.module.css';

const words = interfaceWords.footprint;

/**
 * When the present view began, in milliseconds since the document was asked for: 0 for the document's own view. A page
 * reached inside the site begins to load when its link is first pointed at or focused (see `app/use-client-navigation.ts`).
 */
function useViewStart(): { readonly current: number } {
  const { pathname } = useLocation();
  const start = useRef(0);
  const shown = useRef(pathname);
  const asked = useRef(new Map<string, number>());

  useEffect(() => {
    function note({ target }: Event) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && !asked.current.has(link.pathname)) asked.current.set(link.pathname, performance.now());
    }
    const controller = new AbortController();
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      // Before the listener that starts the loading.
      document.addEventListener(type, note, { signal: controller.signal, passive: true, capture: true });
    }
    return () => controller.abort();
  }, []);

  useEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    start.current = asked.current.get(pathname) ?? performance.now();
    asked.current.clear();
  }, [pathname]);

  return start;
}

/** The measured footprint of this view: what it transferred, and the CO2 of that. The model is loaded when asked. */
export function PageFootprint() {
  const { pathname } = useLocation();
  const since = useViewStart();
  const [outcome, setOutcome] = useState<{ readonly pathname: string; readonly text: string }>();
  const [busy, setBusy] = useState(false);

  async function measure() {
    // The measure does not weigh itself, nor the scripts of the act that asked for it: the document's own view ends there.
    const act = performance.getEntriesByName('act')[0]?.startTime;
    const view = { since: since.current, until: (since.current === 0 && act) || performance.now() };
    setBusy(true);
    try {
      const { footprintOf } = await import('../../lib/footprint.ts');
      setOutcome({ pathname, text: footprintOf(transferred(view), words.result) });
    } catch (error) {
      console.error(error);
      setOutcome({ pathname, text: words.failure });
    }
    setBusy(false);
  }

  return (
    <div className={`${styles.footprint} needs-script`}>
      <button type="button" className={styles.button} aria-disabled={busy} onClick={() => busy || measure()}>
        {words.measure}
      </button>
      <p className={styles.outcome} role="status">
        {outcome?.pathname === pathname && outcome.text}
      </p>
    </div>
  );
}
