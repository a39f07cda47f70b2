import { formatNumber } from '@agency/shared/format';
import {
  checkHeaders,
  doubtOfPage,
  headersToContact,
  isOpen,
  linesToAsk,
  type ResponseHeaders,
  readHeaders,
} from '@agency/shared/headers';
import { headerCheckStrings as strings } from '../../content/tools/header-check.ts';
import { fill } from '../../lib/fill.ts';

/** All displayed findings about a text, in Quebec French. */
export function headersView(text: string, own: boolean) {
  const read = readHeaders(text);
  return typeof read === 'string' ? { problem: strings.problems[read] } : { outcome: outcomeOf(read, own) };
}

export type HeadersOutcome = ReturnType<typeof outcomeOf>;

function outcomeOf(read: ResponseHeaders, own: boolean) {
  const findings = checkHeaders(read);
  const pageDoubt = doubtOfPage(read);
  const code = read.status === undefined ? '' : fill(strings.code, { status: String(read.status) });
  const doubt = pageDoubt && fill(strings.pageDoubts[pageDoubt], { code });
  const { add, replace } = linesToAsk(findings);
  const count = findings.filter(({ state }) => state === 'good').length;
  const title = fill(own ? strings.result : strings.resultOfExample, {
    good: formatNumber(count),
    all: formatNumber(findings.length),
  });
  const open = findings.filter(isOpen);
  return {
    title,
    doubt,
    lines: findings.map(({ name, state, value, remarks }) => ({
      name,
      state,
      value,
      label: strings.states[state],
      comments: [
        ...(state === 'good' || state === 'absent' ? [strings.headers[name][state]] : []),
        ...remarks.map((remark) => strings.remarks[remark]),
      ],
    })),
    ask: [
      { title: strings.ask.add, lines: add },
      { title: strings.ask.replace, lines: replace },
    ].filter(({ lines }) => lines.length > 0),
    cares: open.flatMap(({ name }) => {
      const { care } = strings.headers[name];
      return care ? [{ name, care }] : [];
    }),
    /** The announcement: the count, what is in doubt, then each header with its state. */
    summary: [
      title,
      ...(doubt ? [doubt] : []),
      ...findings.map(({ name, state }) => `${name}, ${strings.states[state]}`),
    ].join('; '),
    draft: headersToContact(findings, pageDoubt, read.status),
    kept: keptText(read),
  };
}

/** What the tab may store: never a cookie or a password. */
const keptText = ({ status, fields }: ResponseHeaders): string =>
  [
    ...(status === undefined ? [] : [`HTTP/1.1 ${status}`]),
    ...[...fields]
      .filter(([name]) => !/cookie|^(?:proxy-)?authorization$/.test(name))
      .flatMap(([name, values]) => values.map((value) => `${name}: ${value}`)),
  ].join('\n');
