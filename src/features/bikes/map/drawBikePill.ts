import type { Theme } from '../../../lib/colors/theme.ts';
import { createCanvasContext, imageFrom } from '../../../map/scene/canvas-image.ts';
import type { SceneImage } from '../../../map/scene/scene.ts';
import { BIKE_COLORS } from '../mark/bike-colors.ts';

const [WIDTH, HEIGHT, CORNER] = [42, 20, 5];
/** Pixels of the canvas per CSS pixel. */
const RATIO = 3;

/** Draws a bike on a plate with room for a count at its right: no bus has such a mark, and no lot. */
const drawBikePill =
  (theme: Theme): SceneImage =>
  () => {
    const { fill, text } = BIKE_COLORS[theme];
    const context = createCanvasContext(WIDTH, HEIGHT, RATIO);
    [context.fillStyle, context.strokeStyle] = [fill, text];
    context.lineWidth = 1.3;
    context.beginPath();
    context.roundRect(1, 1, WIDTH - 2, HEIGHT - 2, CORNER);
    context.fill();
    context.stroke();
    const bike =
      'M9.1 11.9a3 3 0 1 1-6 0a3 3 0 1 1 6 0M18.9 11.9a3 3 0 1 1-6 0a3 3 0 1 1 6 0M6.1 11.9 8.5 7.2h4.9l2.5 4.7M8.5 7.2l2.6 4.7M13.4 7.2V5.2h1.8';
    context.translate(2, 0);
    context.stroke(new Path2D(bike));
    return imageFrom(context, RATIO);
  };

/** The images of a theme. Each is made once: the map draws an image again whose function changes. */
export const BIKE_IMAGES: Readonly<Record<Theme, Readonly<Record<string, SceneImage>>>> = {
  light: { 'bikes-pill-light': drawBikePill('light') },
  dark: { 'bikes-pill-dark': drawBikePill('dark') },
};
