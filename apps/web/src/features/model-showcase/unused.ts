/**
 * In place of the modules of the model viewer that the site's models never use (`scripts/model-viewer.ts`): the minimum that their
 * importers need.
 */
export class DRACOLoader {
  setDecoderPath() {}
}

export class KTX2Loader {
  setTranscoderPath() {}
  detectSupport() {}
  setWithCredentials() {}
}

export const MeshoptDecoder = {};

export class RGBELoader {}

export class HDRJPGLoader {}

export class ARRenderer {
  isPresenting = false;
  presentedScene = null;
  addEventListener() {}
  removeEventListener() {}
  updateTarget() {}
  onWebXRFrame() {}
}
