import { INSTANCE_FLOATS } from './vehicle-buffers.ts';
import type { VehicleBuffers } from './vehicle-buffers.ts';
import type { LabelAtlas } from './vehicle-labels.ts';
import { FRAGMENT_SHADER, PATHS_PER_ROW, PATH_TEXELS, VERTEX_SHADER } from './vehicle-shaders.ts';

/** The uniforms that can change with each frame. */
interface VehicleFrame {
  /** From the buffers' meters to clip space, column-major. */
  readonly matrix: Float32Array;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
  readonly scale: number;
  /** Milliseconds since the buffers' epoch. */
  readonly now: number;
  /** True while the map does not move, so that symbols can snap to whole pixels. */
  readonly isStill: boolean;
  readonly ring: readonly number[];
  readonly outline: readonly number[];
  readonly halo: readonly number[];
}

/** The vehicles' resources in one WebGL context. */
export interface VehicleProgram {
  load(buffers: VehicleBuffers): void;
  loadLabels(atlas: LabelAtlas): void;
  /** Draws the loaded buffers in one draw call. */
  draw(frame: VehicleFrame): void;
  dispose(): void;
}

function compiled(gl: WebGL2RenderingContext, type: GLenum, source: string): WebGLShader | null {
  const shader = gl.createShader(type);
  if (shader === null) return null;
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}

function linked(gl: WebGL2RenderingContext): WebGLProgram | null {
  const vertex = compiled(gl, gl.VERTEX_SHADER, VERTEX_SHADER);
  const fragment = compiled(gl, gl.FRAGMENT_SHADER, FRAGMENT_SHADER);
  const program = gl.createProgram();
  if (vertex === null || fragment === null) return null;
  gl.attachShader(program, vertex);
  gl.attachShader(program, fragment);
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) === true) return program;
  if (gl.isContextLost()) return null;
  const faults = [vertex, fragment].map((shader) => gl.getShaderInfoLog(shader));
  throw new Error(['vehicle shaders', gl.getProgramInfoLog(program), ...faults].join('\n'));
}

/** The attributes of an instance, in their order in the buffer, with their number of floats. */
const ATTRIBUTES: readonly [name: string, floats: number][] = [
  ['a_place', 2],
  ['a_motion', 4],
  ['a_fill', 4],
  ['a_look', 3],
];

/**
 * Creates shaders, buffers and textures in a context.
 *
 * @returns null if the context is lost; the map then creates another one
 * @throws Error with the driver's log if the shaders do not compile or link
 */
export function createVehicleProgram(gl: WebGL2RenderingContext): VehicleProgram | null {
  const program = linked(gl);
  if (program === null) return null;
  const layout = gl.createVertexArray();
  const [corners, instances] = [gl.createBuffer(), gl.createBuffer()];
  const [paths, labels] = [gl.createTexture(), gl.createTexture()];
  const uniform = (name: string) => gl.getUniformLocation(program, name);
  const uniforms = {
    matrix: uniform('u_matrix'),
    viewport: uniform('u_viewport'),
    ratio: uniform('u_ratio'),
    scale: uniform('u_scale'),
    now: uniform('u_now'),
    isStill: uniform('u_isStill'),
    paths: uniform('u_paths'),
    labels: uniform('u_labels'),
    atlas: uniform('u_atlas'),
    ring: uniform('u_ring'),
    outline: uniform('u_outline'),
    halo: uniform('u_halo'),
  };
  let count = 0;
  let atlas: { cells: number; cell: number } | null = null;

  gl.bindVertexArray(layout);
  gl.bindBuffer(gl.ARRAY_BUFFER, corners);
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'a_corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  gl.bindBuffer(gl.ARRAY_BUFFER, instances);
  let offset = 0;
  for (const [name, floats] of ATTRIBUTES) {
    const attribute = gl.getAttribLocation(program, name);
    gl.enableVertexAttribArray(attribute);
    gl.vertexAttribPointer(attribute, floats, gl.FLOAT, false, INSTANCE_FLOATS * 4, offset * 4);
    gl.vertexAttribDivisor(attribute, 1);
    offset += floats;
  }
  gl.bindVertexArray(null);

  function bindTexture(unit: number, texture: WebGLTexture) {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, texture);
  }
  for (const [unit, texture, filter] of [
    [0, paths, gl.NEAREST],
    [1, labels, gl.LINEAR],
  ] as const) {
    bindTexture(unit, texture);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  }

  return {
    load(buffers) {
      count = buffers.count;
      gl.bindBuffer(gl.ARRAY_BUFFER, instances);
      gl.bufferData(gl.ARRAY_BUFFER, buffers.instances, gl.DYNAMIC_DRAW);
      bindTexture(0, paths);
      const size: [number, number] = [PATHS_PER_ROW * PATH_TEXELS, buffers.pathRows];
      const { paths: texels } = buffers;
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA32F, ...size, 0, gl.RGBA, gl.FLOAT, texels);
    },
    loadLabels({ canvas, cells, cell }) {
      atlas = { cells, cell };
      bindTexture(1, labels);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, canvas);
    },
    draw(frame) {
      if (count === 0) return;
      gl.useProgram(program);
      gl.bindVertexArray(layout);
      bindTexture(0, paths);
      bindTexture(1, labels);
      gl.uniform1i(uniforms.paths, 0);
      gl.uniform1i(uniforms.labels, 1);
      gl.uniformMatrix4fv(uniforms.matrix, false, frame.matrix);
      gl.uniform2f(uniforms.viewport, gl.drawingBufferWidth, gl.drawingBufferHeight);
      gl.uniform1f(uniforms.ratio, frame.ratio);
      gl.uniform1f(uniforms.scale, frame.scale);
      gl.uniform1f(uniforms.now, frame.now);
      gl.uniform1i(uniforms.isStill, frame.isStill ? 1 : 0);
      gl.uniform2f(uniforms.atlas, atlas?.cells ?? 1, (atlas?.cell ?? 1) / frame.ratio);
      gl.uniform3fv(uniforms.ring, frame.ring);
      gl.uniform3fv(uniforms.outline, frame.outline);
      gl.uniform3fv(uniforms.halo, frame.halo);
      gl.disable(gl.DEPTH_TEST);
      gl.disable(gl.STENCIL_TEST);
      gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, count);
      gl.bindVertexArray(null);
    },
    dispose() {
      gl.deleteVertexArray(layout);
      for (const buffer of [corners, instances]) gl.deleteBuffer(buffer);
      for (const texture of [paths, labels]) gl.deleteTexture(texture);
      gl.deleteProgram(program);
    },
  };
}
