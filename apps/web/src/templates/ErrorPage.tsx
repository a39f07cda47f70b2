import { href } from '../site/pages.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import styles from './ErrorPage.module.css';
import { mainId } from './main-id.ts';

interface Props {
  readonly words: { readonly title: string; readonly text: string; readonly retry: string; readonly home: string };
  readonly onRetry: () => void;
}

export function ErrorPage({ words, onRetry }: Props) {
  return (
    <main id={mainId} tabIndex={-1}>
      <section className={styles.error} role="alert">
        <h1 tabIndex={-1}>{words.title}</h1>
        <p>{words.text}</p>
        <p className={styles.actions}>
          <button type="button" className={buttonClass('primary')} onClick={onRetry}>
            {words.retry}
          </button>
          <a className={buttonClass('secondary')} href={href('home')}>
            {words.home}
          </a>
        </p>
      </section>
    </main>
  );
}
