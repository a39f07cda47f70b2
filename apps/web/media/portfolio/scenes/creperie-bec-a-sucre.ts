import { face } from '../lib/scene.ts';
import { sceneOfScreen } from '../lib/screen.ts';

export default sceneOfScreen('creperie-bec-a-sucre', [face('Titan One')]);
