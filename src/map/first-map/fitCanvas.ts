/**
 * Gives a canvas this size.
 *
 * @param size in CSS pixels
 * @param pixelRatio canvas pixels per CSS pixel
 */
export function fitCanvas(
  canvas: HTMLCanvasElement,
  { width, height }: { width: number; height: number },
  pixelRatio: number,
): void {
  const [across, down] = [Math.round(width * pixelRatio), Math.round(height * pixelRatio)];
  // Setting the same size again would clear the canvas.
  if (canvas.width === across && canvas.height === down) return;
  Object.assign(canvas, { width: across, height: down });
  Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
}
