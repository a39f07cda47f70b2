import { face } from '../lib/scene.ts';
import { sceneOfScreen } from '../lib/screen.ts';

export default sceneOfScreen('table-sel-et-givre', [
  face('Cormorant', '300 700'),
  face('Cormorant', '300 700', 'wght-italic'),
]);
