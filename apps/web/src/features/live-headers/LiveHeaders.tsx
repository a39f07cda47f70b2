import { formatDate, formatTime } from '@agency/shared/format';
import { useState } from 'react';
import type { SectionProps } from '../../blocks/section-props.ts';
import { fill } from '../../lib/fill.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import { Button } from '../../ui/button/Button.tsx';
import * as styles from './LiveHeaders.module.css';

type Answer = { readonly status: string; readonly headers: Headers } | 'failed' | 'asking';

/** The security headers of this page: the browser requests it again and reads them. */
export function LiveHeaders({ section }: SectionProps<'live-headers'>) {
  const { headers, testsTitle, tests, caveat } = section;
  const [answer, setAnswer] = useState<Answer>();
  const read = typeof answer === 'object' ? answer : undefined;

  async function ask() {
    setAnswer('asking');
    try {
      const response = await withTimeout(
        fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store', credentials: 'omit' }),
      );
      // Day and hour come from one clock, the visitor's. The Swedish locale has the form that our formats read: 2026-11-22 03:55:00.
      const [day = '', clock = ''] = new Date().toLocaleString('sv').split(' ');
      const strings = {
        date: formatDate(day),
        time: formatTime(clock.slice(0, 5)),
        status: String(response.status),
      };
      setAnswer({ status: fill(section.asked, strings), headers: response.headers });
    } catch {
      setAnswer('failed');
    }
  }

  return (
    <div className="stack loose">
      <div className="needs-script">
        <Button
          aria-disabled={answer === 'asking' || undefined}
          onClick={() => answer !== 'asking' && ask()}
          label={section.ask}
        />
        <p role="status" className="kept-reply">
          {answer === 'asking' && section.asking}
          {answer === 'failed' && section.failure}
          {read?.status}
        </p>
      </div>
      <ul className={styles.headers}>
        {headers.map(({ name, text }) => {
          const value = read ? (read.headers.get(name) ?? section.absent) : section.waiting;
          return (
            <li key={name} data-present={read ? read.headers.has(name) : undefined}>
              <strong lang="en">{name}</strong>
              <p>{text}</p>
              <code className="code" data-header={name}>
                {value}
              </code>
            </li>
          );
        })}
      </ul>
      <div className="stack">
        <h3>{testsTitle}</h3>
        <ul className="stack tight listed">
          {tests.map((test) => (
            <li key={test}>{test}</li>
          ))}
        </ul>
        <p className="note">{caveat}</p>
      </div>
    </div>
  );
}
