/** Writes a scene of three.js as a compact binary glTF. */
import { type Document, NodeIO, PropertyType } from '@gltf-transform/core';
import {
  EXTTextureWebP,
  KHRMaterialsClearcoat,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsSheen,
  KHRMeshQuantization,
} from '@gltf-transform/extensions';
import { dedup, prune, quantize, weld } from '@gltf-transform/functions';
import { type AnimationClip, type BufferGeometry, Group, type Material, Mesh, type Object3D, Vector3 } from 'three';
import { GLTFExporter } from 'three/examples/jsm/exporters/GLTFExporter.js';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { Point } from './geometry.ts';

export interface Model {
  /** In millimetres. */
  readonly root: Object3D;
  readonly animation?: AnimationClip;
  /** A WebP picture of one material, by its name: its colour, or the light that it emits. */
  readonly picture?: { readonly webp: Buffer; readonly material: string; readonly emissive?: boolean };
}

/** The clock of a loop: its samples, and a wave that ends as it began. */
export const loop = (seconds: number) => ({
  times: Array.from({ length: 25 }, (_, index) => (index / 24) * seconds),
  wave: (time: number, turns = 1, start = 0) => Math.sin((time / seconds) * turns * 2 * Math.PI + start),
});

/** A part of the scene that an animation can move, with its own parts. */
export function group(name: string, at: Point, ...parts: readonly Object3D[]): Group {
  const made = new Group().add(...parts);
  made.name = name;
  made.position.set(...at);
  return made;
}

/** Geometries of one material, as one mesh. Throws if some have other attributes, or if triangles face inwards. */
export function mesh(material: Material, ...geometries: readonly BufferGeometry[]): Mesh {
  const geometry = mergeGeometries([...geometries]);
  assertOutward(geometry, material.name);
  return new Mesh(geometry, material);
}

/** Throws if triangles are wound against their normals: they would be culled, and the hole is easy to miss. */
function assertOutward(geometry: BufferGeometry, label: string): void {
  const { position, normal } = geometry.attributes;
  const index = geometry.getIndex();
  if (!position || !normal || !index) throw new Error(`${label}: give its geometries positions, normals and an index.`);
  let wrong = 0;
  for (let i = 0; i < index.count; i += 3) {
    const corners = [index.getX(i), index.getX(i + 1), index.getX(i + 2)];
    const [a, b, c] = corners.map((at) => new Vector3().fromBufferAttribute(position, at)) as [
      Vector3,
      Vector3,
      Vector3,
    ];
    const face = b.sub(a).cross(c.sub(a));
    const mean = new Vector3();
    for (const at of corners) mean.add(new Vector3().fromBufferAttribute(normal, at));
    if (face.lengthSq() > 1e-12 && face.normalize().dot(mean.normalize()) < -0.1) wrong += 1;
  }
  if (wrong > 0)
    throw new Error(`${label}: ${wrong} of ${index.count / 3} triangles face inwards: reverse their vertices.`);
}

/** What GLTFExporter needs of a browser: it reads its own blobs. */
class BlobReader {
  result: ArrayBuffer | undefined;
  onloadend: (() => void) | undefined;
  async readAsArrayBuffer(blob: Blob): Promise<void> {
    this.result = await blob.arrayBuffer();
    this.onloadend?.();
  }
}

/** Moves the primitives of unnamed nodes, one for each mesh of a group, into one mesh of their parent. */
function gather(document: Document): void {
  for (const node of document.getRoot().listNodes()) {
    const parts = node.listChildren().filter((child) => child.getName() === '');
    if (parts.length === 0) continue;
    const whole = document.createMesh(node.getName());
    for (const part of parts) {
      for (const primitive of part.getMesh()?.listPrimitives() ?? []) whole.addPrimitive(primitive);
      part.dispose();
    }
    node.setMesh(whole);
  }
}

/** Encodes a model. Positions take 14 bits, normals 8, colours 8: finer than the eye can see at this size, and no decoder is needed. */
export async function encodeModel({ root, animation, picture }: Model): Promise<Uint8Array> {
  const unit = group('unit', [0, 0, 0], root);
  unit.scale.setScalar(0.001);
  Object.assign(globalThis, { FileReader: BlobReader });
  const exported = await new GLTFExporter().parseAsync(unit, {
    binary: true,
    trs: true,
    animations: animation ? [animation] : [],
  });
  const io = new NodeIO().registerExtensions([
    KHRMeshQuantization,
    KHRMaterialsClearcoat,
    KHRMaterialsSheen,
    KHRMaterialsEmissiveStrength,
    EXTTextureWebP,
  ]);
  const document = await io.readBinary(new Uint8Array(exported as ArrayBuffer));
  gather(document);
  if (picture) {
    document.createExtension(EXTTextureWebP).setRequired(true);
    const texture = document.createTexture(picture.material).setImage(picture.webp).setMimeType('image/webp');
    const material = document
      .getRoot()
      .listMaterials()
      .find((one) => one.getName() === picture.material);
    if (!material) throw new Error(`No mesh has the material ${picture.material}, which has a picture.`);
    if (picture.emissive) material.setEmissiveTexture(texture);
    else material.setBaseColorTexture(texture);
  }
  await document.transform(
    // Drops the texture coordinates of materials without a picture, which would keep the vertices of a seam apart.
    prune(),
    quantize({ quantizePosition: 14, quantizeNormal: 8, quantizeColor: 8, quantizeTexcoord: 12 }),
    // Merge after rounding, so that the vertices of a seam become one.
    weld(),
    dedup({ propertyTypes: [PropertyType.ACCESSOR, PropertyType.MATERIAL, PropertyType.MESH] }),
  );
  return io.writeBinary(document);
}
