import { ActionLink } from '../../blocks/action-link/ActionLink.tsx';
import { withBasis } from '../../blocks/claims/Figure.tsx';
import { markEnglish } from '../../blocks/english/mark-english.tsx';
import { MoreList } from '../../blocks/frame/MoreList.tsx';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { interfaceStrings } from '../../content/interface.ts';
import type { Card as CardContent } from '../../content/schema/sections.ts';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { Drawing } from '../../ui/drawing/Drawing.tsx';
import { Facts } from '../../ui/facts/Facts.tsx';
import styles from './Cards.module.css';

export function Cards({ section }: SectionProps<'cards'>) {
  const {
    id,
    tone,
    layout = 'grid',
    columns = 3,
    items,
    mobileFeatures,
    moreNoun,
    swipeHint,
    drawing,
    clickable,
    ...heading
  } = section;
  const cards = items.map((card) => (
    <Card key={card.title} card={card} mobileFeatures={mobileFeatures} moreNoun={moreNoun} clickable={clickable} />
  ));
  const ledger = `${styles.ledger} ${styles.rows}`;
  const grid = `${styles.grid} ${columns === 2 ? styles.two : styles.three}`;
  return (
    <SectionFrame heading={heading} id={id} tone={tone}>
      {layout === 'grid' || swipeHint ? (
        <Carousel
          label={heading.title}
          strings={interfaceStrings.carousel}
          className={layout === 'ledger' ? ledger : grid}
          hint={swipeHint}
        >
          {cards}
        </Carousel>
      ) : drawing ? (
        <div className={styles.ledger} data-illustrated="">
          <ul className={styles.rows}>{cards}</ul>
          <Drawing className={styles.drawing} name={drawing} />
        </div>
      ) : (
        <ul className={ledger}>{cards}</ul>
      )}
    </SectionFrame>
  );
}

interface CardProps {
  readonly card: CardContent;
  readonly mobileFeatures: number | undefined;
  readonly moreNoun: string | undefined;
  readonly clickable: boolean | undefined;
}

function Card({ card, mobileFeatures, moreNoun, clickable }: CardProps) {
  const { badge, title, subtitle, text, stats, featuresTitle, features, benefit, action, featured } = card;
  return (
    <li className={styles.card} data-featured={featured} data-clickable={clickable}>
      {badge && <p className={styles.badge}>{badge}</p>}
      <h3 className={styles.title}>{markEnglish(title)}</h3>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      <p className={styles.text}>{text}</p>
      {stats && <Facts className={styles.stats} facts={clickable ? stats : stats.map(withBasis)} />}
      {features && featuresTitle && <p className={styles.featuresTitle}>{featuresTitle}</p>}
      {features && (
        <MoreList
          className={styles.features}
          items={features}
          mobileLimit={mobileFeatures}
          about={title}
          noun={moreNoun}
        />
      )}
      {benefit && <p className={styles.benefit}>{benefit}</p>}
      {action && <ActionLink className={styles.action} action={action} look="text" about={title} />}
    </li>
  );
}
