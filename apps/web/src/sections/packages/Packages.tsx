import { ActionLink } from '../../blocks/action-link/ActionLink.tsx';
import { Carousel } from '../../blocks/carousel/Carousel.tsx';
import { MorePoints } from '../../blocks/frame/MoreList.tsx';
import { markUp } from '../../blocks/mark-up/mark-up.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { StepRings } from '../../ui/gauge/StepRings.tsx';
import * as styles from './Packages.module.css';

/** Features of an offer that a small screen shows at first. */
const MOBILE_FEATURES = 5;

/** Offers by business size: each tree is a few years older than the previous one. */
export function Packages({ section: { title, items, action } }: SectionProps<'packages'>) {
  return (
    <Carousel label={title} className={styles.packages} hint>
      {Object.entries(items).map(([name, { audience, text, features, impact, popular }], index) => (
        <li key={name} className="panel lifts card-body" data-tone={popular ? 'night' : undefined}>
          <div className={styles.head}>
            <StepRings total={index * 2 + 2} className={styles.rings} />
            {popular && <p className="pill">{popular}</p>}
          </div>
          <h3>{markUp(name)}</h3>
          <p className="accented">{audience}</p>
          <p className="muted">{markUp(text)}</p>
          <MorePoints items={features} limit={MOBILE_FEATURES} about={name} />
          {impact && <p className="conclusion">{impact}</p>}
          <ActionLink action={action} look={popular ? 'primary' : 'secondary'} about={name} />
        </li>
      ))}
    </Carousel>
  );
}
