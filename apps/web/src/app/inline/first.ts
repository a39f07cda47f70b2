/**
 * Runs before the first paint: sets the theme without a flash, and a class for visitors who save data. The build inlines it at the
 * top of the body.
 */
import { showStoredTheme } from '../../features/theme/theme.ts';

const { connection } = navigator as { connection?: { saveData?: boolean } };
document.documentElement.classList.toggle('save-data', Boolean(connection?.saveData));
showStoredTheme();

// A skipped transition between documents is not an error of the page.
for (const type of ['pageswap', 'pagereveal'] as const) {
  window.addEventListener(type, ({ viewTransition }) => viewTransition?.ready.catch(() => undefined));
}
