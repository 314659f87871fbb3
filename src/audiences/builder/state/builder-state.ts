import { parseFrameSize } from '../../../lib/frame-size.ts';
import type { FrameSize } from '../../../lib/frame-size.ts';
import { urlFromView } from '../../../view/urlFromView.ts';
import { readFrameOptions, urlFromFrameOptions } from '../../embed/options/frame-options.ts';
import type { FrameOptions } from '../../embed/options/frame-options.ts';

/** Everything that the builder's URL holds (B19). */
export interface BuilderState {
  /** What the frame shows. */
  readonly options: FrameOptions;
  readonly size: FrameSize;
  /** The language of the builder itself, since `lang` is the frame's; null for the browser's. */
  readonly ui: string | null;
}

/**
 * Reads the builder's state from its query string. A frame stays on a page for months, so what passes is
 * left out: a selected bus or event, a time to plan for, the lots that have an event today, and what one
 * rider needs of a bus.
 */
export function readBuilderState(parameters: URLSearchParams): BuilderState {
  const options = readFrameOptions(parameters);
  const { selection } = options.view;
  const stays = selection?.kind === 'stop' || selection?.kind === 'lot';
  return {
    options: {
      ...options,
      view: {
        ...options.view,
        selection: stays ? selection : null,
        moment: null,
        needs: [],
        lotFilter: { ...options.view.lotFilter, hasEvent: false },
      },
    },
    size: parseFrameSize(parameters.get('size')),
    ui: parameters.get('ui'),
  };
}

/** Writes the builder's query string, without its `?`. `readBuilderState` returns the same state again. */
export function urlFromBuilderState({ options, size, ui }: BuilderState): string {
  const own = new URLSearchParams({
    view: 'builder',
    ...(size === null ? {} : { size: `${size.width}x${size.height}` }),
    ...(ui === null ? {} : { ui }),
  });
  return urlFromFrameOptions(options).replace('view=embed', String(own));
}

/** The address of the frame itself. */
export const frameUrl = (options: FrameOptions, origin: string): string =>
  new URL(`/?${urlFromFrameOptions(options)}`, origin).href;

/** The address of the full map with the frame's view. */
export function fullMapUrl({ view }: FrameOptions, origin: string): string {
  const query = urlFromView(view);
  return new URL(query === '' ? '/' : `/?${query}`, origin).href;
}
