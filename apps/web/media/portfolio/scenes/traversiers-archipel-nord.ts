import { face } from '../lib/scene.ts';
import { sceneOfScreen } from '../lib/screen.ts';

export default sceneOfScreen(
  'traversiers-archipel-nord',
  [face('B612 Mono', '@fontsource/b612-mono/files/b612-mono-latin-700-normal.woff2', '700')],
  { loop: { seconds: 4 } },
);
