import styles from './Button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

/** The class of a button or of a link that looks like one. A compact one is not the main one of its place, and never as wide as it. */
export function buttonClass(look: ButtonLook = 'primary', size?: 'compact'): string {
  return [styles.button, styles[look], size && styles[size]].filter(Boolean).join(' ');
}
