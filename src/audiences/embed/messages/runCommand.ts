import type { Settings } from '../../../contract/settings.ts';
import type { Camera } from '../../../lib/geo/Camera.ts';
import { isSupported } from '../../../view/supportedView.ts';
import type { ChangeView } from '../../../view/useView.ts';
import { LAYERS } from '../../../view/view.ts';
import type { FrameMode } from '../options/frame-parameters.ts';
import type { Command } from './protocol.ts';

interface CommandContext {
  readonly settings: Pick<Settings, 'features' | 'routes'>;
  readonly mode: FrameMode;
  readonly changeView: ChangeView;
  /** Moves the map, which keeps its bearing if the camera has none. */
  readonly moveMap: (camera: Camera) => void;
}

/**
 * Does what a host asks for (B21). The view changes as if the reader had changed it, but the frame takes no
 * focus and writes no history (B10).
 *
 * @returns false if this frame can't do it: it has no map, or the city has no such route or data
 */
export function runCommand(
  command: Command,
  { settings, mode, changeView, moveMap }: CommandContext,
): boolean {
  switch (command.type) {
    case 'setView': {
      if (mode === 'list') return false;
      const { center, zoom, bearing } = command.payload;
      moveMap({ center, zoom, ...(bearing === undefined ? {} : { bearing }) });
      return true;
    }
    case 'select': {
      const selection = command.payload;
      if (selection !== null && !isSupported(selection.kind, settings.features)) return false;
      changeView({ selection });
      return true;
    }
    case 'setRoute': {
      const { routes } = command.payload;
      const known = new Set(settings.routes.map(({ routeID }) => routeID));
      if (routes?.some((routeID) => !known.has(routeID)) === true) return false;
      changeView({ routes });
      return true;
    }
    case 'setTheme': {
      const { theme } = command.payload;
      changeView({ theme: theme === 'auto' ? null : theme });
      return true;
    }
    case 'setLayers': {
      const { layers } = command.payload;
      changeView({ hidden: LAYERS.filter((layer) => !layers.includes(layer)) });
      return true;
    }
    default:
      // The channel itself answers `hello`.
      return true;
  }
}
