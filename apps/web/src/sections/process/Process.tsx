import { MorePoints } from '../../blocks/frame/MoreList.tsx';
import { markUp } from '../../blocks/mark-up/mark-up.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { Drawing } from '../../ui/drawing/Drawing.tsx';
import { processDrawing } from './drawing.ts';
import * as styles from './Process.module.css';

/** Activities of a phase that a small screen shows at first. */
const MOBILE_ACTIVITIES = 3;

/** Phases along a core sample, from the pith to the bark: the first years are the widest. */
export function Process({ section: { phases, deliverablesTitle } }: SectionProps<'process'>) {
  return (
    <>
      <Drawing className={styles.core} name={processDrawing} />
      <ol className={styles.phases}>
        {Object.entries(phases).map(([title, { text, duration, activities, deliverables }]) => (
          <li key={title} className={styles.phase}>
            <p className="accented">{duration}</p>
            <h3 className={styles.title}>{title}</h3>
            <p className="muted">{markUp(text)}</p>
            <MorePoints items={activities} limit={MOBILE_ACTIVITIES} about={title} />
            {deliverables && deliverablesTitle && (
              <p className={styles.deliverables}>
                <strong>{deliverablesTitle}</strong> {deliverables.join(', ')}.
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
