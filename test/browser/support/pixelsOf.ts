import type { Page } from '@playwright/test';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The colours of a part of the screen, as they were drawn. */
export interface Pixels {
  /** `#rrggbb` at a point of the page, in CSS pixels; of half a pixel where the screen has them. */
  readonly at: (x: number, y: number) => string;
}

/** Takes a picture of a part of the screen; its corner and sides are whole CSS pixels. */
export async function pixelsOf(page: Page, clip: Box): Promise<Pixels> {
  const png = await page.screenshot({ clip });
  const picture = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, width, height) ?? {};
    return {
      width,
      height,
      bytes: btoa(Array.from(data, (one) => String.fromCodePoint(one)).join('')),
    };
  }, png.toString('base64'));
  const ratio = picture.width / clip.width;
  // What lies outside of the window is cut off without a word.
  if (ratio !== picture.height / clip.height) throw new Error('not all of it is on the screen');
  const bytes = Buffer.from(picture.bytes, 'base64');
  return {
    at(x, y) {
      const column = Math.floor((x - clip.x) * ratio);
      const row = Math.floor((y - clip.y) * ratio);
      if (Math.min(column, row) < 0 || column >= picture.width || row >= picture.height)
        throw new Error('outside of the picture');
      const start = (row * picture.width + column) * 4;
      return `#${bytes.toString('hex', start, start + 3)}`;
    },
  };
}
