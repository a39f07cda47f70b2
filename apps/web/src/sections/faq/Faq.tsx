import { ActionLink } from '../../blocks/action-link/ActionLink.tsx';
import { markUp, markUpLabel } from '../../blocks/mark-up/mark-up.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { questionsOf } from '../../site/questions.ts';

/** Native disclosures: they open without scripts, and the browser's page search finds their content. */
export function Faq({ section: { answers } }: SectionProps<'faq'>) {
  return (
    <>
      {questionsOf(answers).map(({ question, answer, action }) => (
        <details key={question} className="disclosure">
          <summary>{markUpLabel(question)}</summary>
          <p className="muted">{markUp(answer)}</p>
          {action && <ActionLink action={action} look="text" />}
        </details>
      ))}
    </>
  );
}
