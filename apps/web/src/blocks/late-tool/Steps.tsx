import styles from './LateTool.module.css';

/** What to do elsewhere before a tool can be used, in order. */
export function Steps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol className={`${styles.steps} no-print`}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
