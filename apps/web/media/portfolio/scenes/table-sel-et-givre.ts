import { face } from '../lib/scene.ts';
import { sceneOfScreen } from '../lib/screen.ts';

export default sceneOfScreen('table-sel-et-givre', [
  face('Cormorant', '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2', '300 700'),
  face('Cormorant', '@fontsource-variable/cormorant/files/cormorant-latin-wght-italic.woff2', '300 700'),
]);
