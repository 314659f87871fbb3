import { luminance } from '../../../src/lib/colors/color.ts';

type Triple = readonly [number, number, number];

/** Kinds of color vision: normal, without one kind of cone, or without any hue. */
export const VISIONS = ['normal', 'protanopia', 'deuteranopia', 'tritanopia', 'greyscale'] as const;
export type Vision = (typeof VISIONS)[number];

/** Machado, Oliveira and Fernandes 2009, severity 1, for linear sRGB. */
const MATRICES: Readonly<Record<'protanopia' | 'deuteranopia' | 'tritanopia', readonly Triple[]>> =
  {
    protanopia: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
    deuteranopia: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
    tritanopia: [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  };

function linear(hex: string): Triple {
  const at = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [at(1), at(3), at(5)];
}

const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const clamped = (value: number) => Math.min(1, Math.max(0, value));

function asSeen(hex: string, vision: Vision): Triple {
  if (vision === 'greyscale') {
    const gray = luminance(hex);
    return [gray, gray, gray];
  }
  const color = linear(hex);
  if (vision === 'normal') return color;
  const [r, g, b] = MATRICES[vision].map((row) => clamped(dot(row, color)));
  return [r ?? 0, g ?? 0, b ?? 0];
}

/** Converts linear sRGB to CIE L*a*b* (D65). */
function lab(rgb: Triple): Triple {
  const f = (t: number) => (t > 216 / 24_389 ? Math.cbrt(t) : (t * (24_389 / 27) + 16) / 116);
  const x = f(dot([0.4124564, 0.3575761, 0.1804375], rgb) / 0.95047);
  const y = f(dot([0.2126729, 0.7151522, 0.072175], rgb));
  const z = f(dot([0.0193339, 0.119192, 0.9503041], rgb) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const hue = (b: number, a: number) =>
  a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/** The CIEDE2000 difference of two L*a*b* colors. */
function deltaE2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const meanC = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)));
  const [ap1, ap2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(ap1, b1), Math.hypot(ap2, b2)];
  const [h1, h2] = [hue(b1, ap1), hue(b2, ap2)];
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2));
  const c = (c1 + c2) / 2;
  const l = (l1 + l2) / 2;
  const h = c1 * c2 === 0 ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rt =
    -2 *
    Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) *
    Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt(
    ((l2 - l1) / sl) ** 2 +
      ((c2 - c1) / sc) ** 2 +
      (dH / sh) ** 2 +
      rt * ((c2 - c1) / sc) * (dH / sh),
  );
}

/** The CIEDE2000 difference of two colors `#rrggbb` for a kind of vision; 1 is just noticeable. */
export function difference(a: string, b: string, vision: Vision): number {
  return deltaE2000(lab(asSeen(a, vision)), lab(asSeen(b, vision)));
}
