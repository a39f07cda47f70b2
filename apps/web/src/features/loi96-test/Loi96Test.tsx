import { loi96Flags } from '@agency/shared/loi96';
import { useRef } from 'react';
import type { SectionProps } from '../../blocks/section-props.ts';
import { YesNo } from '../../blocks/yes-no/YesNo.tsx';
import { useKept } from '../../hooks/use-kept.ts';
import { answersIn } from '../../lib/yes-no.ts';
import { Compliance } from './Compliance.tsx';
import * as styles from './Loi96Test.module.css';

/** Four yes/no statements, and the first action for each yes. There is no result before an answer. */
export function Loi96Test({ section }: SectionProps<'loi96-test'>) {
  const { id, flags } = section;
  const { inputs, change, clear, share } = useKept('loi96-test', loi96Flags);
  const answers = answersIn(loi96Flags, inputs);
  const test = useRef<HTMLDivElement>(null);

  function restart() {
    clear();
    // The pressed button disappears with the result.
    test.current?.querySelector('input')?.focus();
  }

  return (
    <div className={styles.test} data-wake="loi96-test" data-parameters={loi96Flags.join(' ')} ref={test}>
      <div className="stack loose">
        {loi96Flags.map((flag) => (
          <YesNo
            key={flag}
            name={flag}
            question={flags[flag].statement}
            hint={flags[flag].hint}
            answer={inputs[flag]}
            onAnswer={(answer) => change({ [flag]: answer })}
          />
        ))}
      </div>
      <Compliance section={section} answers={answers} onRestart={restart} address={() => share(id)} />
    </div>
  );
}
