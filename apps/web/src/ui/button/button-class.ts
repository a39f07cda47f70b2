import styles from './Button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

/** The class of a button or of a link that looks like one. */
export function buttonClass(look: ButtonLook = 'primary'): string {
  return `${styles.button} ${styles[look]}`;
}
