import type { Padding } from '../../../map/camera/camera.ts';
import type { View } from '../../../view/view.ts';
import { viewFromUrl } from '../../../view/viewFromUrl.ts';

/** Whether the preview has drawn its map. */
export const isPreviewDrawn = (frame: HTMLIFrameElement | null): boolean =>
  (frame?.contentDocument?.querySelector('[data-map-state="ready"]') ?? null) !== null;

/**
 * The camera of the preview's map, from its link to the full map, which holds the view; null until the
 * map has moved. The preview has the builder's own origin, so it may be read.
 */
export function previewCamera(frame: HTMLIFrameElement | null): View['camera'] {
  const link = frame?.contentDocument?.querySelector('a[href*="center="]')?.getAttribute('href');
  if (link === null || link === undefined) return null;
  return viewFromUrl(new URL(link, window.location.href).searchParams).camera;
}

/** How much of the preview's map its bar and panel cover, and the preview's size; all in its own CSS pixels. */
export function previewSize(frame: HTMLIFrameElement | null): {
  readonly width: number;
  readonly height: number;
  readonly padding: Padding;
} {
  const { clientWidth: width = 0, clientHeight: height = 0 } = frame ?? {};
  const main = frame?.contentDocument?.querySelector('main[data-padding]');
  const [top = 0, right = 0, bottom = 0, left = 0] =
    main?.getAttribute('data-padding')?.split(' ').map(Number) ?? [];
  return { width, height, padding: { top, right, bottom, left } };
}
