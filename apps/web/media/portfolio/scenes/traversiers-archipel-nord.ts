import { face } from '../lib/scene.ts';
import { sceneOfScreen } from '../lib/screen.ts';

export default sceneOfScreen('traversiers-archipel-nord', [face('B612 Mono', '700')], { loop: { seconds: 4 } });
