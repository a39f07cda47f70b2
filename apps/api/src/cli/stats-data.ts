import { TIME_ZONE } from '@agency/shared/format';
import { BYTE_ORDER_MARK, csvRecord } from './csv.ts';
import { escapedJson } from './output.ts';
import { type Dimension, measures, type PeriodStats, type StatsRow } from './stats-report.ts';

const dimensions: Readonly<Record<Dimension, string>> = {
  week: 'Semaine',
  service: 'Service',
  budget: 'Budget',
  hour: 'Heure',
};

export function statsJson(periods: readonly PeriodStats[]): string {
  const entries = (rows: readonly StatsRow[]) => rows.map(({ code, label, counts }) => ({ code, label, ...counts }));
  const shown = periods.map(({ from, to, totals, rows }) => ({
    from,
    to,
    totals,
    weeks: entries(rows.week),
    services: entries(rows.service),
    budgets: entries(rows.budget),
    hours: entries(rows.hour),
  }));
  return `${escapedJson({ timeZone: TIME_ZONE, periods: shown }, 2)}\n`;
}

/** One record per row of each period, with a record for the whole period before them. */
export function statsCsv(periods: readonly PeriodStats[], separator: string): string {
  const head = ['Du', 'Au', 'Répartition', 'Code', 'Libellé', ...measures.map(([, label]) => label)];
  const records = periods.flatMap(({ from, to, totals, rows }) => {
    const record = (name: string, { code, label, counts }: StatsRow): string =>
      csvRecord([from, to, name, code, label, ...measures.map(([measure]) => String(counts[measure]))], separator);
    return [
      record('Ensemble', { code: '', label: '', counts: totals }),
      ...Object.entries(dimensions).flatMap(([dimension, name]) =>
        rows[dimension as Dimension].map((row) => record(name, row)),
      ),
    ];
  });
  return BYTE_ORDER_MARK + csvRecord(head, separator) + records.join('');
}
