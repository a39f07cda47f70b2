/**
 * Defines `<model-viewer>` with the behaviours the site uses: loading, camera controls, lighting, shadow, turntable and
 * animation. Excluded: augmented reality, annotations, the scene-graph interface and `<extra-model>`.
 */
import { AnimationMixin } from '@google/model-viewer/lib/features/animation.js';
import { ControlsMixin } from '@google/model-viewer/lib/features/controls.js';
import { EnvironmentMixin } from '@google/model-viewer/lib/features/environment.js';
import { LoadingMixin } from '@google/model-viewer/lib/features/loading.js';
import { StagingMixin } from '@google/model-viewer/lib/features/staging.js';
import ModelViewerElementBase from '@google/model-viewer/lib/model-viewer-base.js';

const Composed = StagingMixin(EnvironmentMixin(ControlsMixin(LoadingMixin(AnimationMixin(ModelViewerElementBase)))));

class ModelViewerElement extends Composed {
  /** The scene reads these two from its element; the excluded scene-graph behaviour would declare them. */
  readonly orientation = '0 0 0';
  readonly scale = '1 1 1';
}

customElements.define('model-viewer', ModelViewerElement);
