import type { Page } from '@playwright/test';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The drawn colors of a part of the screen. */
export interface Pixels {
  /** `#rrggbb` at a point of the page. In CSS pixels, which may be fractions on a dense screen. */
  readonly at: (x: number, y: number) => string;
}

/** Takes a screenshot of a part of the screen. `clip` is in whole CSS pixels. */
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
    // The browser encodes millions of bytes much sooner than a script.
    const reader = new FileReader();
    const url = new Promise((resolve) =>
      reader.addEventListener('load', () => resolve(reader.result)),
    );
    reader.readAsDataURL(new Blob([Uint8Array.from(data)]));
    return { width, height, bytes: String(await url).replace(/^[^,]*,/, '') };
  }, png.toString('base64'));
  const ratio = picture.width / clip.width;
  // Playwright silently cuts off what is outside the window.
  if (ratio !== picture.height / clip.height) throw new Error('the clip is not all on the screen');
  const bytes = Buffer.from(picture.bytes, 'base64');
  return {
    at(x, y) {
      const column = Math.floor((x - clip.x) * ratio);
      const row = Math.floor((y - clip.y) * ratio);
      if (Math.min(column, row) < 0 || column >= picture.width || row >= picture.height)
        throw new Error('the point is outside the screenshot');
      const start = (row * picture.width + column) * 4;
      return `#${bytes.toString('hex', start, start + 3)}`;
    },
  };
}
