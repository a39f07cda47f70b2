import { ActionList } from '../../blocks/action-link/ActionLink.tsx';
import { withBasis } from '../../blocks/claims/Figure.tsx';
import { headingText } from '../../blocks/frame/SectionFrame.tsx';
import { markUp } from '../../blocks/mark-up/mark-up.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { Drawing, drawingCut } from '../../ui/drawing/Drawing.tsx';
import { Facts } from '../../ui/facts/Facts.tsx';
import * as styles from './Hero.module.css';

/** A page's hero. Its layout depends on the cut of its drawing: a log is low on the right, a board upright, a core across. */
export function Hero({
  section: { eyebrow, title, lead, actions, compact, facts, drawing, tag },
}: SectionProps<'hero'>) {
  return (
    <header className={styles.hero} data-cut={drawingCut(drawing)} data-compact={compact}>
      <h1 className={styles.title} tabIndex={-1}>
        {headingText({ eyebrow, title }, 'eyebrow')}
      </h1>
      <p className={styles.lead}>{markUp(lead)}</p>
      {actions && <ActionList actions={actions} />}
      {facts && <Facts className={styles.facts} facts={facts.map(withBasis)} />}
      {drawing && (
        <div className={`${styles.scene} no-print`}>
          <Drawing className={styles.drawing} name={drawing} />
          {tag && (
            <p className={styles.tag}>
              {markUp(tag.text)} <strong>{tag.highlight}</strong>
            </p>
          )}
        </div>
      )}
    </header>
  );
}
