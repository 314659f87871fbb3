let answer: boolean | undefined;

/**
 * Whether this browser can draw a MapLibre map, which needs WebGL2. Checked once and without MapLibre, so
 * that a page that can't draw the map doesn't load its code (R31).
 */
export function canDrawMap(): boolean {
  answer ??= hasWebGL2();
  return answer;
}

function hasWebGL2(): boolean {
  if (!('WebGL2RenderingContext' in globalThis)) return false;
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers limit the number of contexts, and this one is no longer needed.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
