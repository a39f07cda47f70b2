import styles from './ThemeToggle.module.css';
import { useTheme } from './use-theme.ts';

/** A pressed button means dark: one label, one state. */
export function ThemeToggle({ label }: { readonly label: string }) {
  const { dark, toggle } = useTheme();
  return (
    <button type="button" className={styles.toggle} aria-pressed={dark} aria-label={label} onClick={toggle}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle className={styles.disc} cx="12" cy="12" r="8" />
        <path className={styles.half} d="M12 4a8 8 0 0 1 0 16z" />
      </svg>
    </button>
  );
}
