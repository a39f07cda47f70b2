import { ActionLink } from '../../blocks/action-link/ActionLink.tsx';
import { Carousel } from '../../blocks/carousel/Carousel.tsx';
import { withBasis } from '../../blocks/claims/Figure.tsx';
import { MorePoints } from '../../blocks/frame/MoreList.tsx';
import { markUp } from '../../blocks/mark-up/mark-up.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import type { Card as CardContent } from '../../content/schema/sections.ts';
import { Drawing } from '../../ui/drawing/Drawing.tsx';
import { Facts } from '../../ui/facts/Facts.tsx';
import * as styles from './Cards.module.css';

export function Cards({ section }: SectionProps<'cards'>) {
  const { title, layout, items, swipeHint, drawing } = section;
  const rows = layout === 'ledger';
  const cards = Object.entries(items).map((item) => <Card key={item[0]} item={item} section={section} />);
  return (
    <>
      {!rows || swipeHint ? (
        <Carousel label={title} className={rows ? styles.rows : styles.grid} hint={swipeHint}>
          {cards}
        </Carousel>
      ) : drawing ? (
        <div className={styles.illustrated}>
          <ul className={styles.rows}>{cards}</ul>
          <Drawing className={styles.drawing} name={drawing} />
        </div>
      ) : (
        <ul className={styles.rows}>{cards}</ul>
      )}
    </>
  );
}

interface CardProps extends SectionProps<'cards'> {
  readonly item: readonly [title: string, card: CardContent];
}

/** The parts of a row are each in a column of their own. */
function Card({ item: [title, card], section }: CardProps) {
  const { layout, featuresTitle, mobileFeatures, moreNoun, clickable } = section;
  const { badge, subtitle, text, stats, features, benefit, action = section.action, featured } = card;
  const rows = layout === 'ledger';
  const top = (
    <>
      {badge && <p className="pill">{badge}</p>}
      <h3>{markUp(title)}</h3>
      {subtitle && <p className="accented">{subtitle}</p>}
    </>
  );
  const aside = (
    <>
      {stats && <Facts className={styles.stats} facts={clickable ? stats : stats.map(withBasis)} />}
      {features && featuresTitle && <strong>{featuresTitle}</strong>}
      {features && <MorePoints items={features} limit={mobileFeatures} about={title} noun={moreNoun} />}
    </>
  );
  const end = (
    <>
      {benefit && <p className={rows ? undefined : 'conclusion'}>{benefit}</p>}
      {action && (
        <ActionLink className={rows || clickable ? 'cover' : undefined} action={action} look="text" about={title} />
      )}
    </>
  );
  return rows ? (
    <li className={styles.row}>
      <div>{top}</div>
      <div>
        <p className="muted">{markUp(text)}</p>
        {end}
      </div>
      {aside}
    </li>
  ) : (
    <li className={styles.plank} data-tone={featured ? 'night' : undefined}>
      {top}
      <p className="muted">{markUp(text)}</p>
      {aside}
      {end}
    </li>
  );
}
