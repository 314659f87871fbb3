import { useMediaQuery } from '../../ui/browser/useMediaQuery.ts';

/**
 * How much a frame has room for: `tiny` for the map, its attribution and one link, `narrow` for panels
 * at the bottom, `wide` for panels beside the map. ListPage.css has the same limits for `tiny`.
 */
export type FrameSize = 'tiny' | 'narrow' | 'wide';

export function useFrameSize(): FrameSize {
  const isTiny = useMediaQuery('(max-width: 319.98px), (max-height: 239.98px)');
  const isWide = useMediaQuery('(min-width: 600px)');
  if (isTiny) return 'tiny';
  return isWide ? 'wide' : 'narrow';
}
