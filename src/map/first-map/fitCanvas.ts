/**
 * Gives a canvas this size, with one pixel for each of the device's.
 *
 * @param size in CSS pixels
 */
export function fitCanvas(
  canvas: HTMLCanvasElement,
  { width, height }: { width: number; height: number },
): void {
  const [across, down] = [
    Math.round(width * devicePixelRatio),
    Math.round(height * devicePixelRatio),
  ];
  // Setting the same size again would clear the canvas.
  if (canvas.width === across && canvas.height === down) return;
  Object.assign(canvas, { width: across, height: down });
  Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
}
