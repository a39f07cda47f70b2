import * as styles from './Button.module.css';

const looks = { primary: styles.primary, secondary: styles.secondary, quiet: styles.quiet };
export type ButtonLook = keyof typeof looks;

/** The class of a button or of a link that looks like one. A compact one is not the main one of its place, and never as wide as it. */
export function buttonClass(look: ButtonLook = 'primary', size?: 'compact'): string {
  return [styles.button, looks[look], size && styles.compact].filter(Boolean).join(' ');
}
