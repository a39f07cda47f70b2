import styles from './BotWindow.module.css';

interface Props {
  readonly title: string;
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
}

/** Questions that have an answer, each a button. */
export function Questions({ title, questions, onAsk }: Props) {
  if (questions.length === 0) return null;
  return (
    <div className={`${styles.questions} needs-script`}>
      <p>{title}</p>
      {questions.map((question) => (
        <button key={question} type="button" className={styles.question} onClick={() => onAsk(question)}>
          {question}
        </button>
      ))}
    </div>
  );
}
