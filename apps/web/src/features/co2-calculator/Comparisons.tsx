import styles from './Co2Calculator.module.css';

interface Props {
  readonly comparisons: Readonly<Record<string, { readonly value: string; readonly label: string }>>;
  /** Marks the figures as the visitor's own result. */
  readonly own?: boolean;
}

/** What the total amounts to: kilometres, trees, dollars. */
export function Comparisons({ comparisons, own = false }: Props) {
  return (
    <dl className={styles.comparisons}>
      {Object.entries(comparisons).map(([name, { value, label }]) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd data-result={own ? name : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
