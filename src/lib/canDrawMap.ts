/**
 * Whether this browser can draw a MapLibre map, which needs WebGL2. Checked without MapLibre, so that a page
 * that can't draw the map doesn't load its code. The check takes long on a slow phone, so the document
 * keeps the answer: the boot script asks first, while the page waits for its scripts.
 */
export function canDrawMap(page: Document): boolean {
  const { dataset } = page.documentElement;
  if (dataset['webgl'] === undefined) {
    const context = page.createElement('canvas').getContext('webgl2');
    // Browsers limit the number of contexts, and this one is no longer needed.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    dataset['webgl'] = context ? '2' : '';
  }
  return dataset['webgl'] !== '';
}
