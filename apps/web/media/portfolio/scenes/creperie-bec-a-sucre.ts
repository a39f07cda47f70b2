import { face } from '../lib/scene.ts';
import { sceneOfScreen } from '../lib/screen.ts';

export default sceneOfScreen('creperie-bec-a-sucre', [
  face('Titan One', '@fontsource/titan-one/files/titan-one-latin-400-normal.woff2'),
]);
