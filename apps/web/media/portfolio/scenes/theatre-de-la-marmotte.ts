import { face } from '../lib/scene.ts';
import { sceneOfScreen } from '../lib/screen.ts';

export default sceneOfScreen(
  'theatre-de-la-marmotte',
  [face('Caprasimo', '@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2')],
  { still: 1.9, loop: { seconds: 4 } },
);
