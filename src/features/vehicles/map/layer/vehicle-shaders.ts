import { EQUAL_LUMINANCE } from '../../../../lib/colors/color.ts';
import { LABEL_SCALES, SYMBOL } from '../../vehicle-style.ts';

/** Formats a number as a GLSL float. */
const float = (value: number) => value.toFixed(1);

/** Points per path; each is a texel `x, y, fraction, heading`. */
export const PATH_TEXELS = 16;
/** Paths per row of the texture. With one per row, 5,000 paths would exceed some GPUs' texture height. */
export const PATHS_PER_ROW = 64;

/**
 * Places a quad around each vehicle. The GPU interpolates the motion, so that a frame costs the CPU
 * the same with one vehicle and with five thousand.
 */
export const VERTEX_SHADER = `#version 300 es
precision highp float;
precision highp int;

uniform mat4 u_matrix;
uniform vec2 u_viewport;
uniform float u_ratio;
uniform float u_scale;
uniform float u_now;
uniform bool u_isStill;
uniform highp sampler2D u_paths;

in vec2 a_corner;
in vec2 a_place;
in vec4 a_motion;
in vec4 a_fill;
in vec3 a_look;

out vec2 v_point;
flat out vec3 v_beak;
flat out vec4 v_fill;
flat out vec3 v_look;

vec4 texelOf(int index) {
  int width = ${PATH_TEXELS * PATHS_PER_ROW};
  return texelFetch(u_paths, ivec2(index % width, index / width), 0);
}

vec4 pathAt(int row, float fraction) {
  int first = row * ${PATH_TEXELS};
  vec4 a = texelOf(first);
  vec4 b = a;
  for (int index = 1; index < ${PATH_TEXELS}; index++) {
    b = texelOf(first + index);
    if (b.z >= fraction) break;
    a = b;
  }
  float span = b.z - a.z;
  return mix(a, b, span > 0.0 ? clamp((fraction - a.z) / span, 0.0, 1.0) : 1.0);
}

void main() {
  vec2 place = a_place;
  float heading = a_motion.w;
  float elapsed = u_now - a_motion.x;
  bool isMoving = elapsed < a_motion.y;
  if (isMoving) {
    vec4 point = pathAt(int(a_motion.z), smoothstep(0.0, 1.0, elapsed / a_motion.y));
    place = point.xy;
    heading = radians(point.w);
  }

  vec4 center = u_matrix * vec4(place, 0.0, 1.0);
  if (center.w <= 0.0) {
    gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    return;
  }
  vec2 at = center.xy / center.w;
  v_beak = vec3(0.0);
  if (heading > -100.0) {
    vec4 ahead = u_matrix * vec4(place + 30.0 * vec2(sin(heading), -cos(heading)), 0.0, 1.0);
    v_beak = vec3(normalize((ahead.xy / ahead.w - at) * u_viewport), 1.0);
  }
  // Whole pixels make labels sharp. In motion, snapping would make symbols jitter.
  vec2 pixel = (at * 0.5 + 0.5) * u_viewport;
  if (u_isStill && !isMoving) pixel = floor(pixel + 0.5);

  // The quad reaches as far as the shadow, or the selected vehicle's halo, around a tip.
  vec2 corner = a_corner * (a_look.y > 1.5 ? 32.0 : 26.0);
  v_point = corner;
  v_fill = a_fill;
  v_look = a_look;
  gl_Position = vec4(
    (pixel + corner * u_scale * u_ratio) / u_viewport * 2.0 - 1.0,
    0.0,
    1.0
  );
}
`;

/** Draws the symbol from a distance field: sharp at any density and any rotation, without images. */
export const FRAGMENT_SHADER = `#version 300 es
precision highp float;

uniform float u_ratio;
uniform float u_scale;
uniform sampler2D u_labels;
uniform vec2 u_atlas;
uniform vec3 u_ring;
uniform vec3 u_outline;
uniform vec3 u_halo;

in vec2 v_point;
flat in vec3 v_beak;
flat in vec4 v_fill;
flat in vec3 v_look;
out vec4 color;

const float RADIUS = ${float(SYMBOL.radius)};
const float TIP_RADIUS = ${float(SYMBOL.tipRadius)};
const float TIP_AT = ${float(SYMBOL.tipAt)};
const float RING = ${float(SYMBOL.ring)};
const float OUTLINE = ${float(SYMBOL.outline)};
const float HALO = ${float(SYMBOL.halo)};
const float GLOW = ${float(SYMBOL.glow)};

float disc(vec2 p) {
  return length(p) - RADIUS;
}

/* A disc that tapers to a rounded tip along +y. */
float drop(vec2 p) {
  p.x = abs(p.x);
  float b = (RADIUS - TIP_RADIUS) / TIP_AT;
  float a = sqrt(1.0 - b * b);
  float k = dot(p, vec2(-b, a));
  if (k < 0.0) return length(p) - RADIUS;
  if (k > a * TIP_AT) return length(p - vec2(0.0, TIP_AT)) - TIP_RADIUS;
  return dot(p, vec2(a, b)) - RADIUS;
}

float inside(float distance) {
  return clamp(0.5 - distance * u_ratio * u_scale, 0.0, 1.0);
}

vec4 over(vec4 below, vec3 paint, float alpha) {
  return vec4(paint * alpha, alpha) + below * (1.0 - alpha);
}

/* Black or white, whichever is easier to read. */
vec3 inkOn(vec3 fill) {
  vec3 linear = mix(fill / 12.92, pow((fill + 0.055) / 1.055, vec3(2.4)), step(0.04045, fill));
  return vec3(dot(linear, vec3(0.2126, 0.7152, 0.0722)) > ${EQUAL_LUMINANCE} ? 0.0 : 1.0);
}

void main() {
  vec3 fill = mix(u_ring, v_fill.rgb, v_fill.a);
  vec2 along = v_beak.xy;
  vec2 turned = vec2(dot(v_point, vec2(along.y, -along.x)), dot(v_point, along));
  float d = v_beak.z > 0.5 ? drop(turned) : disc(v_point);

  float shadow = 0.30 * (1.0 - smoothstep(-2.0, 8.0, d + v_point.y * 0.12));
  color = vec4(vec3(0.0), shadow * v_fill.a);
  if (v_look.y > 1.5) {
    color = over(color, u_halo, 0.28 * inside(d - HALO - GLOW));
    color = over(color, u_halo, inside(d - HALO));
  } else if (v_look.y > 0.5) {
    color = over(color, u_outline, inside(d - 5.0));
  }
  color = over(color, u_outline, 0.65 * v_fill.a * inside(d - RING - OUTLINE));
  color = over(color, u_ring, inside(d - RING));
  color = over(color, fill, inside(d));

  vec2 cell = vec2(mod(v_look.x, u_atlas.x), floor(v_look.x / u_atlas.x));
  vec2 uv = (cell + 0.5 + vec2(v_point.x, -v_point.y) / u_atlas.y) * vec2(1.0 / u_atlas.x);
  bool isInCell = max(abs(v_point.x), abs(v_point.y)) < RADIUS;
  float label = isInCell ? texture(u_labels, uv).a * smoothstep(${LABEL_SCALES.join()}, u_scale) : 0.0;
  vec3 ink = v_fill.a < 1.0 ? inkOn(fill) : vec3(v_look.z);
  color = over(color, ink, label);
}
`;
