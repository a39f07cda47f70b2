import { face } from '../lib/scene.ts';
import { sceneOfScreen } from '../lib/screen.ts';

export default sceneOfScreen('theatre-de-la-marmotte', [face('Caprasimo')], { still: 1.9, loop: { seconds: 4 } });
