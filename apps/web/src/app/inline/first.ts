/** Runs before the first paint: sets the theme without a flash, and the platform's classes. The build inlines it at the top of the body. */
import { showStoredTheme } from '../../features/theme/theme.ts';

const agent = navigator.userAgent;
const ios = /iPhone|iPad|iPod/.test(agent) || (agent.includes('Macintosh') && navigator.maxTouchPoints > 1);
const android = agent.includes('Android');
const { classList } = document.documentElement;
classList.toggle('ios', ios);
classList.toggle('android', android);
classList.toggle('mobile', ios || android);
classList.toggle('save-data', Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData));
showStoredTheme();

// A skipped transition between documents is not an error of the page.
for (const type of ['pageswap', 'pagereveal'] as const) {
  window.addEventListener(type, ({ viewTransition }) => viewTransition?.ready.catch(() => undefined));
}
