import { Facts } from '../../ui/facts/Facts.tsx';
import styles from './Co2Calculator.module.css';

interface Props {
  readonly comparisons: Readonly<Record<string, { readonly value: string; readonly label: string }>>;
  /** Marks the figures as the visitor's result. */
  readonly own?: boolean;
}

/** Equivalents of the total: kilometres, trees, dollars. */
export function Comparisons({ comparisons, own = false }: Props) {
  const facts = Object.entries(comparisons).map(([name, fact]) => ({ ...fact, name: own ? name : undefined }));
  return <Facts className={styles.comparisons} facts={facts} />;
}
