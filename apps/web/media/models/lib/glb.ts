/** Writes a scene described as data to a compact binary glTF. */
import { type Accessor, Document, type Material, type Node, NodeIO, PropertyType } from '@gltf-transform/core';
import {
  EXTTextureWebP,
  KHRMaterialsClearcoat,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsSheen,
  KHRMeshQuantization,
} from '@gltf-transform/extensions';
import { dedup, prune, quantize, weld } from '@gltf-transform/functions';
import { BufferAttribute, type BufferGeometry, Color, type ColorRepresentation, Vector3 } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';

export interface MaterialSpec {
  readonly color?: ColorRepresentation;
  readonly metallic?: number;
  readonly roughness?: number;
  readonly emissive?: ColorRepresentation;
  readonly emissiveStrength?: number;
  readonly clearcoat?: { readonly factor: number; readonly roughness: number };
  readonly sheen?: { readonly color: ColorRepresentation; readonly roughness: number };
  /** A WebP picture, used as colour or as emitted light. */
  readonly texture?: { readonly webp: Buffer; readonly use: 'color' | 'emissive' };
  /** The geometry carries vertex colours. */
  readonly painted?: boolean;
}

export interface NodeSpec<M extends string> {
  readonly name: string;
  readonly translation?: readonly [number, number, number];
  readonly rotation?: readonly [number, number, number, number];
  readonly scale?: readonly [number, number, number];
  readonly parts?: readonly { readonly material: M; readonly geometry: BufferGeometry }[];
  readonly children?: readonly NodeSpec<M>[];
}

export interface ChannelSpec {
  readonly node: string;
  readonly path: 'translation' | 'rotation' | 'scale';
  /** Seconds. */
  readonly times: readonly number[];
  readonly values: readonly (readonly number[])[];
}

export interface ModelSpec<M extends string = string> {
  /** Metres per unit of the geometry. */
  readonly unit: number;
  readonly materials: Readonly<Record<M, MaterialSpec>>;
  readonly root: NodeSpec<M>;
  readonly animation?: { readonly name: string; readonly channels: readonly ChannelSpec[] };
}

type Triple = [number, number, number];

function linear(color: ColorRepresentation): Triple {
  const { r, g, b } = new Color(color);
  return [r, g, b];
}

/** Encodes a model. Positions take 14 bits, normals 8, colours 8: finer than the eye can see at this size, and no decoder is needed. */
export async function encodeModel<M extends string>(model: ModelSpec<M>): Promise<Uint8Array> {
  const document = new Document();
  document.createBuffer();
  const nodes = new Map<string, Node>();
  const materials = new Map<string, Material>();
  const scene = document.createScene();
  const root = document.createNode('unit').setScale([model.unit, model.unit, model.unit]);
  scene.addChild(root);

  const materialOf = (name: M): Material => {
    const known = materials.get(name);
    if (known) return known;
    const made = createMaterial(document, name, model.materials[name]);
    materials.set(name, made);
    return made;
  };

  const addNode = (spec: NodeSpec<M>, parent: Node): void => {
    const node = document.createNode(spec.name);
    if (spec.translation) node.setTranslation([...spec.translation]);
    if (spec.rotation) node.setRotation([...spec.rotation]);
    if (spec.scale) node.setScale([...spec.scale]);
    nodes.set(spec.name, node);
    parent.addChild(node);
    const byMaterial = new Map<M, BufferGeometry[]>();
    for (const { material, geometry } of spec.parts ?? []) {
      byMaterial.set(material, [...(byMaterial.get(material) ?? []), geometry]);
    }
    if (byMaterial.size > 0) {
      const mesh = document.createMesh(spec.name);
      for (const [name, parts] of byMaterial) {
        const geometry = join(parts, model.materials[name], `${spec.name}/${name}`);
        mesh.addPrimitive(createPrimitive(document, geometry).setMaterial(materialOf(name)));
      }
      node.setMesh(mesh);
    }
    for (const child of spec.children ?? []) addNode(child, node);
  };
  addNode(model.root, root);
  if (model.animation) addAnimation(document, model.animation, nodes);

  document.createExtension(KHRMeshQuantization).setRequired(true);
  await document.transform(
    quantize({ quantizePosition: 14, quantizeNormal: 8, quantizeColor: 8, quantizeTexcoord: 12 }),
    // Merge after rounding, so that the vertices of a seam become one.
    weld(),
    dedup({ propertyTypes: [PropertyType.ACCESSOR, PropertyType.MATERIAL, PropertyType.MESH] }),
    prune(),
  );
  const io = new NodeIO().registerExtensions([
    KHRMeshQuantization,
    KHRMaterialsClearcoat,
    KHRMaterialsSheen,
    KHRMaterialsEmissiveStrength,
    EXTTextureWebP,
  ]);
  return io.writeBinary(document);
}

function createMaterial(document: Document, name: string, spec: MaterialSpec): Material {
  const emissive = spec.emissive ?? (spec.texture?.use === 'emissive' ? '#ffffff' : '#000000');
  const material = document
    .createMaterial(name)
    .setBaseColorFactor([...linear(spec.color ?? '#ffffff'), 1])
    .setMetallicFactor(spec.metallic ?? 0)
    .setRoughnessFactor(spec.roughness ?? 0.6)
    .setEmissiveFactor(linear(emissive));
  if (spec.texture) {
    document.createExtension(EXTTextureWebP).setRequired(true);
    const texture = document.createTexture(name).setImage(spec.texture.webp).setMimeType('image/webp');
    if (spec.texture.use === 'color') material.setBaseColorTexture(texture);
    else material.setEmissiveTexture(texture);
  }
  if (spec.emissiveStrength !== undefined) {
    const strength = document.createExtension(KHRMaterialsEmissiveStrength).createEmissiveStrength();
    material.setExtension('KHR_materials_emissive_strength', strength.setEmissiveStrength(spec.emissiveStrength));
  }
  if (spec.clearcoat) {
    const coat = document.createExtension(KHRMaterialsClearcoat).createClearcoat();
    coat.setClearcoatFactor(spec.clearcoat.factor).setClearcoatRoughnessFactor(spec.clearcoat.roughness);
    material.setExtension('KHR_materials_clearcoat', coat);
  }
  if (spec.sheen) {
    const sheen = document.createExtension(KHRMaterialsSheen).createSheen();
    sheen.setSheenColorFactor(linear(spec.sheen.color)).setSheenRoughnessFactor(spec.sheen.roughness);
    material.setExtension('KHR_materials_sheen', sheen);
  }
  return material;
}

/** Merges the parts of one material, and keeps only the attributes that the material uses. */
function join(parts: readonly BufferGeometry[], material: MaterialSpec, label: string): BufferGeometry {
  const wanted = new Set(['position', 'normal']);
  if (material.texture) wanted.add('uv');
  if (material.painted) wanted.add('color');
  const trimmed = parts.map((part) => {
    const copy = part.clone();
    for (const name of Object.keys(copy.attributes)) if (!wanted.has(name)) copy.deleteAttribute(name);
    return copy;
  });
  const merged = mergeGeometries(trimmed);
  if (!merged) throw new Error(`${label}: give its parts the same attributes.`);
  for (const name of wanted) if (!merged.hasAttribute(name)) throw new Error(`${label}: no part has ${name}.`);
  assertOutward(merged, label);
  return merged;
}

/** Throws if triangles are wound against their normals: they would be culled, and the hole is easy to miss. */
function assertOutward(geometry: BufferGeometry, label: string): void {
  const position = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  const index = geometry.getIndex();
  if (!index) throw new Error(`${label}: give its geometry an index (merge its vertices).`);
  const [a, b, c, n] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];
  let wrong = 0;
  for (let i = 0; i < index.count; i += 3) {
    const [i0, i1, i2] = [index.getX(i), index.getX(i + 1), index.getX(i + 2)];
    a.fromBufferAttribute(position, i0);
    b.fromBufferAttribute(position, i1).sub(a);
    c.fromBufferAttribute(position, i2).sub(a);
    const face = b.cross(c);
    const mean = new Vector3();
    for (const vertex of [i0, i1, i2]) mean.add(n.fromBufferAttribute(normal, vertex));
    if (face.lengthSq() > 1e-12 && face.normalize().dot(mean.normalize()) < -0.1) wrong += 1;
  }
  if (wrong > 0)
    throw new Error(`${label}: ${wrong} of ${index.count / 3} triangles face inwards: reverse their vertices.`);
}

function createPrimitive(document: Document, geometry: BufferGeometry) {
  const buffer = document.getRoot().listBuffers()[0] ?? null;
  const accessor = (array: Float32Array | Uint16Array, type: 'SCALAR' | 'VEC2' | 'VEC3'): Accessor =>
    document.createAccessor().setArray(array).setType(type).setBuffer(buffer);
  const values = (name: string): Float32Array => {
    const attribute = geometry.getAttribute(name);
    if (!(attribute instanceof BufferAttribute))
      throw new Error(`${name} is interleaved: give it an array of its own.`);
    return Float32Array.from(attribute.array);
  };
  const index = geometry.getIndex();
  if (!index) throw new Error('The geometry has no index: merge its vertices.');
  if (geometry.getAttribute('position').count > 65_535)
    throw new Error('The geometry has over 65,535 vertices, too many for its index: use fewer.');
  const primitive = document
    .createPrimitive()
    .setIndices(accessor(Uint16Array.from(index.array), 'SCALAR'))
    .setAttribute('POSITION', accessor(values('position'), 'VEC3'))
    .setAttribute('NORMAL', accessor(values('normal'), 'VEC3'));
  if (geometry.hasAttribute('uv')) primitive.setAttribute('TEXCOORD_0', accessor(values('uv'), 'VEC2'));
  if (geometry.hasAttribute('color')) primitive.setAttribute('COLOR_0', accessor(values('color'), 'VEC3'));
  return primitive;
}

function addAnimation(
  document: Document,
  spec: NonNullable<ModelSpec['animation']>,
  nodes: ReadonlyMap<string, Node>,
): void {
  const animation = document.createAnimation(spec.name);
  const buffer = document.getRoot().listBuffers()[0] ?? null;
  for (const { node, path, times, values } of spec.channels) {
    const target = nodes.get(node);
    if (!target) throw new Error(`The animation moves ${node}, which is not in the scene.`);
    const input = document.createAccessor().setArray(Float32Array.from(times)).setType('SCALAR').setBuffer(buffer);
    const output = document
      .createAccessor()
      .setArray(Float32Array.from(values.flat()))
      .setType(path === 'rotation' ? 'VEC4' : 'VEC3')
      .setBuffer(buffer);
    const sampler = document.createAnimationSampler().setInput(input).setOutput(output).setInterpolation('LINEAR');
    const channel = document.createAnimationChannel().setTargetNode(target).setTargetPath(path).setSampler(sampler);
    animation.addSampler(sampler).addChannel(channel);
  }
}
