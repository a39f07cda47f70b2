import * as styles from './ThemeToggle.module.css';

/** The button has one label. It is pressed while the theme is dark, which `theme.ts` stores in the attribute. */
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
