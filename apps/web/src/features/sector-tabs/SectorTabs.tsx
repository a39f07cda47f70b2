import { aiSectorRoi, aiSectors } from '@agency/shared/ai';
import { formatPercent } from '@agency/shared/format';
import { Figure } from '../../blocks/claims/Figure.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { fill } from '../../lib/fill.ts';
import { Gauge } from '../../ui/gauge/Gauge.tsx';
import { smallRings } from '../../ui/gauge/small-rings.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import * as styles from './SectorTabs.module.css';

/** Percent for a full turn of the ring: slightly more than the highest return. */
const FULL_TURN = 500;

/** One tab per sector: four uses, and the average return of the calculator. */
export function SectorTabs({ section: { title, tabs, roiLabel } }: SectionProps<'sector-tabs'>) {
  return (
    <Tabs
      label={title}
      panelClass={styles.sector}
      tabs={aiSectors.map(({ code }) => ({
        id: code,
        label: tabs[code].title,
        panel: (
          <>
            <div className={styles.roi}>
              <Gauge rings={smallRings} value={aiSectorRoi[code]} max={FULL_TURN} />
              <p>
                <Figure className="display" value={formatPercent(aiSectorRoi[code])} />{' '}
                {fill(roiLabel, { turn: formatPercent(FULL_TURN) })}
              </p>
            </div>
            <div className="stack">
              <h3>{tabs[code].title}</h3>
              <ul className={styles.uses}>
                {tabs[code].solutions.map((solution) => (
                  <li className="ruled" key={solution}>
                    {solution}
                  </li>
                ))}
              </ul>
            </div>
          </>
        ),
      }))}
    />
  );
}
