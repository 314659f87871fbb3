import type { View } from '../../../view/view.ts';
import { viewFromUrl } from '../../../view/viewFromUrl.ts';

/** Whether the preview has drawn its map. */
export const isPreviewDrawn = (frame: HTMLIFrameElement | null): boolean =>
  (frame?.contentDocument?.querySelector('[data-map-state="ready"]') ?? null) !== null;

/**
 * The camera of the preview's map, from its link to the full map, which holds the view (B3); null until the
 * map has moved. The preview has the builder's own origin, so it may be read.
 */
export function previewCamera(frame: HTMLIFrameElement | null): View['camera'] {
  const link = frame?.contentDocument?.querySelector('a[href*="center="]')?.getAttribute('href');
  if (link === null || link === undefined) return null;
  return viewFromUrl(new URL(link, window.location.href).searchParams).camera;
}
