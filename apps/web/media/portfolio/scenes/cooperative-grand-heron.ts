import { face } from '../lib/scene.ts';
import { sceneOfScreen } from '../lib/screen.ts';

export default sceneOfScreen('cooperative-grand-heron', [face('Marcellus')]);
