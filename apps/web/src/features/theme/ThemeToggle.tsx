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
    />
  );
}
