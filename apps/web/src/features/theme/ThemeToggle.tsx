import styles from './ThemeToggle.module.css';

/** A pressed button means dark: one label, one state, which `theme.ts` stores in the attribute. */
export function ThemeToggle({ label }: { readonly label: string }) {
  return (
    <button
      type="button"
      className={`${styles.toggle} needs-script`}
      data-inline="theme"
      aria-pressed="false"
      aria-label={label}
    />
  );
}
