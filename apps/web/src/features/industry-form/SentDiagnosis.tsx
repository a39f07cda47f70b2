import { NBSP, yesCount } from '@agency/shared/format';
import { type QuizVerdict, quizFocus, quizNextSteps } from '@agency/shared/industry';
import { useState } from 'react';
import type { SectionOf } from '../../content/schema/page.ts';
import { fill } from '../../lib/fill.ts';
import { Gauge } from '../../ui/gauge/Gauge.tsx';
import { largeRings } from '../../ui/gauge/large-rings.ts';

interface Props {
  readonly strings: SectionOf<'industry-form'>['sentDiagnosis'];
  readonly quiz: QuizVerdict;
}

/** The submitted self-assessment: its score, the first step of its level, and the topics that the agency prepares. */
export function SentDiagnosis({ strings, quiz }: Props) {
  // The quiz above can still change: this is the submitted result.
  const [sent] = useState(quiz);
  const focus = quizFocus(sent);
  return (
    <div className="media">
      <Gauge
        rings={largeRings}
        value={sent.score}
        max={sent.total}
        centre={{ value: String(sent.score), unit: fill(strings.outOf, { total: String(sent.total) }) }}
      />
      <div className="stack">
        <h3>{strings.title}</h3>
        <p>{`${sent.name}${NBSP}: ${yesCount(sent)}`}</p>
        <dl>
          <dt className="note">{strings.firstStep}</dt>
          <dd>{strings.steps[quizNextSteps[sent.level][0]]}</dd>
          <dt className="note">{strings.beforeCall}</dt>
          <dd>{fill(strings[focus.text], focus)}</dd>
        </dl>
      </div>
    </div>
  );
}
