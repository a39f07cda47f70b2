import { type RefObject, useEffect, useState } from 'react';
import { useReducedMotion } from '../../hooks/use-media.ts';
import { COUNT_STEPS, STEP_MS } from './count-up.ts';

/** How much of the element must be seen before counting starts. */
const VISIBLE_PART = 0.2;

/** The step of a count that starts once, when the element comes into view. Undefined before, after, and when motion is unwelcome. */
export function useCountUp(element: RefObject<HTMLElement | null>): number | undefined {
  const reduced = useReducedMotion();
  const [step, setStep] = useState<number>();

  useEffect(() => {
    const target = element.current;
    if (!target || reduced) return;
    let timer: number | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        let reached = 0;
        setStep(reached);
        timer = window.setInterval(() => {
          reached += 1;
          if (reached < COUNT_STEPS) return setStep(reached);
          window.clearInterval(timer);
          setStep(undefined);
        }, STEP_MS);
      },
      { threshold: VISIBLE_PART },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      window.clearInterval(timer);
      setStep(undefined);
    };
  }, [element, reduced]);

  return step;
}
