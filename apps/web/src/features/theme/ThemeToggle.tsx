import styles from './ThemeToggle.module.css';

/** A pressed button means dark: one label, one state, which the early script keeps in the attribute. */
export function ThemeToggle({ label }: { readonly label: string }) {
  return (
    <button
      type="button"
      className={styles.toggle}
      data-early="theme"
      aria-pressed="false"
      aria-label={label}
      suppressHydrationWarning
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle className={styles.disc} cx="12" cy="12" r="8" />
        <path className={styles.half} d="M12 4a8 8 0 0 1 0 16z" />
      </svg>
    </button>
  );
}
