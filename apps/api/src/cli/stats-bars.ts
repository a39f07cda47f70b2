import { styleText } from 'node:util';
import { formatDate, formatNumber, formatPercent } from '@agency/shared/format';
import { escapeControlsAndBreaks } from './output.ts';
import { type Counts, type Dimension, measures, type PeriodStats } from './stats-report.ts';

export interface Screen {
  /** Number of characters on a line. */
  readonly width: number;
  readonly isColoured: boolean;
}

interface Column {
  readonly title: string;
  readonly cells: readonly string[];
  readonly colour?: Colour | undefined;
}

/** The bars of one period, then its numbers. */
interface Series {
  readonly title: string;
  readonly values: readonly number[];
  readonly columns: readonly Column[];
}

interface Chart {
  readonly title: string;
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  readonly last?: Column;
}

type Colour = 'bold' | 'dim' | 'cyan' | 'magenta' | 'yellow' | 'red';
type Paint = (colour: Colour | undefined, text: string) => string;

const MIN_WIDTH = 40;
const MIN_BAR_WIDTH = 8;
/** Share of the width that labels may take. */
const LABEL_SHARE = 0.35;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
const SERIES_COLOURS = ['cyan', 'magenta'] as const;
const GAP = '  ';
const colours: Partial<Record<keyof Counts, Colour>> = { sent: 'dim', pending: 'yellow', dead: 'red' };

const titles: Readonly<Record<Dimension, string>> = {
  week: 'Par semaine',
  service: 'Par service',
  budget: 'Par budget',
  hour: 'Par heure du jour',
};

/** The charts of one period, or of two side by side, as wide as the screen. */
export function statsBars(periods: readonly PeriodStats[], screen: Screen): string {
  const paint: Paint = (colour, text) => {
    // The last spaces of a line stay without colour: a terminal would show it beyond the text.
    const visible = text.trimEnd();
    if (!screen.isColoured || !colour || visible === '') return text;
    return styleText(colour, visible, { validateStream: false }) + text.slice(visible.length);
  };
  const width = Math.max(screen.width, MIN_WIDTH);
  const [period] = periods;
  if (!period) return '';
  const heading = `Demandes reçues ${periods.map(periodText).join('\nà côté de celles reçues ')} (heure de Québec)`;
  const totals: Chart = {
    title: 'Ensemble',
    labels: measures.map(([, label]) => label),
    ...seriesOf(periods, ({ totals: counts }) => measures.map(([measure]) => counts[measure])),
  };
  const charts = (Object.keys(titles) as Dimension[]).map((dimension) => chartOf(periods, dimension));
  const drawn = [totals, ...charts].filter(({ labels }) => labels.length > 0).map((chart) => draw(chart, width, paint));
  return `${[paint('bold', heading), ...drawn].join('\n\n')}\n`;
}

function periodText({ from, to }: PeriodStats): string {
  return `du ${formatDate(from)} au ${formatDate(to)}`;
}

function chartOf(periods: readonly PeriodStats[], dimension: Dimension): Chart {
  const [first, second] = periods;
  const rows = first?.rows[dimension] ?? [];
  const others = second?.rows[dimension] ?? [];
  const isDated = dimension === 'week' && second !== undefined;
  const labels = rows.map(({ label }, index) =>
    escapeControlsAndBreaks(isDated ? `${label} | ${others[index]?.label}` : label),
  );
  const title = titles[dimension];
  if (second) {
    return {
      title,
      labels,
      ...seriesOf(periods, ({ rows: all }) => all[dimension].map(({ counts }) => counts.received)),
    };
  }
  const cells = (measure: keyof Counts) => rows.map(({ counts }) => numberText(counts[measure]));
  const columns: Column[] = measures
    .filter(([measure]) => measure !== 'held')
    .map(([measure, label]) => ({ title: label.toLowerCase(), cells: cells(measure), colour: colours[measure] }));
  return { title, labels, series: [{ title: '', values: rows.map(({ counts }) => counts.received), columns }] };
}

/** One number per bar; and for two periods, the difference. */
function seriesOf(
  periods: readonly PeriodStats[],
  valuesOf: (period: PeriodStats) => readonly number[],
): Pick<Chart, 'series' | 'last'> {
  const series = periods.map((period) => {
    const values = valuesOf(period);
    // Without colours, the first day tells two periods apart.
    return {
      title: periods.length > 1 ? period.from : '',
      values,
      columns: [{ title: '', cells: values.map(numberText) }],
    };
  });
  const [first, second] = series;
  if (!first || !second) return { series };
  const cells = first.values.map((value, index) => differenceText(value, second.values[index] ?? 0));
  return { series, last: { title: 'écart', cells, colour: 'dim' } };
}

/** A zero is a dot, so that the other numbers are seen. */
function numberText(value: number): string {
  return value === 0 ? '·' : formatNumber(value);
}

function differenceText(value: number, other: number): string {
  if (other === 0) return value === 0 ? '·' : 'nouveau';
  const percent = Math.round(((value - other) / other) * 100);
  return `${percent > 0 ? '+' : ''}${formatPercent(percent)}`;
}

/** A bar of at most `width` characters, in steps of an eighth; anything above zero is visible. */
function barOf(value: number, max: number, width: number): string {
  if (value <= 0 || max <= 0) return '';
  const eighths = Math.max(1, Math.round((value / max) * width * EIGHTHS.length));
  return '█'.repeat(Math.floor(eighths / EIGHTHS.length)) + EIGHTHS[eighths % EIGHTHS.length];
}

function draw(chart: Chart, width: number, paint: Paint): string {
  const { labels, last } = chart;
  const labelWidth = Math.min(Math.max(chart.title.length, ...labels.map(lengthOf)), Math.floor(width * LABEL_SHARE));
  const lastWidth = last ? columnWidth(last) + GAP.length : 0;
  const fits = (series: readonly Series[]): number => {
    const taken = series
      .flatMap(({ columns }) => columns)
      .reduce((sum, column) => sum + columnWidth(column) + GAP.length, 0);
    return Math.floor((width - labelWidth - lastWidth - taken) / series.length) - GAP.length;
  };
  // On a narrow screen, only the number of the bar is left.
  const narrow = chart.series.map((series) => ({ ...series, columns: series.columns.slice(0, 1) }));
  const series = fits(chart.series) >= MIN_BAR_WIDTH ? chart.series : narrow;
  const barWidth = Math.max(1, fits(series));
  const max = Math.max(...series.flatMap(({ values }) => values));

  const cell = (column: Column, text: string, colour: Colour | undefined): string =>
    GAP + ' '.repeat(Math.max(0, columnWidth(column) - lengthOf(text))) + paint(colour, text);
  const head = [
    paint('bold', fitted(chart.title, labelWidth)),
    ...series.map(
      ({ title, columns }) =>
        GAP +
        paint('dim', fitted(title, barWidth)) +
        columns.map((column) => cell(column, column.title, 'dim')).join(''),
    ),
    last ? cell(last, last.title, 'dim') : '',
  ];
  const lines = labels.map((label, row) =>
    [
      fitted(label, labelWidth),
      ...series.map(({ values, columns }, index) => {
        const bar = barOf(values[row] ?? 0, max, barWidth);
        const numbers = columns.map((column) => {
          const text = column.cells[row] ?? '';
          return cell(column, text, text === '·' ? 'dim' : column.colour);
        });
        return GAP + paint(SERIES_COLOURS[index], bar) + ' '.repeat(barWidth - lengthOf(bar)) + numbers.join('');
      }),
      last ? cell(last, last.cells[row] ?? '', last.colour) : '',
    ].join(''),
  );
  return [head.join(''), ...lines].map((line) => line.trimEnd()).join('\n');
}

function columnWidth({ title, cells }: Column): number {
  return Math.max(lengthOf(title), ...cells.map(lengthOf));
}

function lengthOf(text: string): number {
  return [...text].length;
}

function fitted(text: string, width: number): string {
  const characters = [...text];
  if (characters.length <= width) return text + ' '.repeat(width - characters.length);
  return `${characters.slice(0, width - 1).join('')}…`;
}
