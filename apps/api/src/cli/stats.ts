import { quebecTime } from '@agency/shared/format';
import { DAY_MS } from '../durations.ts';
import { countByGroup } from '../outbox/queries/statistics.ts';
import type { CommandContext } from './commands.ts';
import { startOfDay } from './day.ts';
import { print } from './output.ts';
import { withProgress } from './progress.ts';
import { statsBars } from './stats-bars.ts';
import { statsCsv, statsJson } from './stats-data.ts';
import { type PeriodOptions, periodsOf, summarise } from './stats-report.ts';

export interface StatsFormat {
  readonly format?: 'csv' | 'json';
  readonly separator: string;
}

/** `requests stats`: received requests and their states, by week, service, budget and hour. @throws CommandError */
export async function stats({ database }: CommandContext, options: PeriodOptions & StatsFormat): Promise<void> {
  const periods = periodsOf(options, Math.floor(quebecTime(Date.now()) / DAY_MS));
  const counted = await withProgress(
    () => 'Calcul en cours…',
    () =>
      Promise.all(
        periods.map(({ first, days }) => countByGroup(database.db, startOfDay(first), startOfDay(first + days))),
      ),
  );
  const found = summarise(periods, counted);
  if (options.format === 'json') await print(statsJson(found));
  else if (options.format === 'csv') await print(statsCsv(found, options.separator));
  else {
    // An output that is not a terminal has no width.
    const { columns = 80, isTTY } = process.stdout;
    await print(statsBars(found, { width: columns, isColoured: isTTY && process.stdout.hasColors() }));
  }
}
