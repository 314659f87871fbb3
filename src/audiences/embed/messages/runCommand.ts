import type { Settings } from '../../../contract/settings/settings.ts';
import type { Camera } from '../../../lib/geo/Camera.ts';
import { isSupported } from '../../../view/supportedView.ts';
import type { ChangeView } from '../../../view/useView.ts';
import { LAYERS } from '../../../view/view.ts';
import { listedIDs } from '../../routes/listed-ids.ts';
import type { FrameMode } from '../options/frame-parameters.ts';
import type { Command } from './protocol.ts';

interface CommandContext {
  readonly settings: Pick<Settings, 'features' | 'feeds' | 'routes'>;
  readonly mode: FrameMode;
  readonly changeView: ChangeView;
  /** Moves the map, which keeps its bearing if the camera has none. */
  readonly moveMap: (camera: Camera) => void;
}

/**
 * Does what a host asks for. The view changes as if the reader had changed it, but the frame takes no
 * focus and writes no history.
 *
 * @returns why this frame can't do it, for the developer of the host: it has no map, or the city has no such
 *   route or data; null if it is done
 */
export function runCommand(
  command: Command,
  { settings, mode, changeView, moveMap }: CommandContext,
): string | null {
  const listed = listedIDs(settings);
  switch (command.type) {
    case 'setView': {
      if (mode === 'list') return 'A list has no map';
      const { center, zoom, bearing } = command.payload;
      moveMap({ center, zoom, ...(bearing === undefined ? {} : { bearing }) });
      return null;
    }
    case 'select': {
      const selection = command.payload;
      if (selection !== null && !isSupported(selection.kind, settings.features))
        return `This city has no data for the kind ${selection.kind}`;
      changeView({
        selection:
          selection?.kind === 'vehicle'
            ? { ...selection, id: listed.vehicle(selection.id) }
            : selection,
      });
      return null;
    }
    case 'setRoute': {
      const given = command.payload.routes;
      const routes = given && [...new Set(given.map(listed.route))];
      const known = settings.routes.map(({ routeID }) => routeID);
      // A city whose settings list no routes takes any, as its URL does.
      const unknown = known.length === 0 ? [] : (routes ?? []).filter((id) => !known.includes(id));
      if (unknown.length > 0) return `There's no route ${unknown.join(', ')}`;
      changeView({ routes });
      return null;
    }
    case 'setTheme': {
      const { theme } = command.payload;
      changeView({ theme: theme === 'auto' ? null : theme });
      return null;
    }
    case 'setLayers': {
      const { layers } = command.payload;
      changeView({ hidden: LAYERS.filter((layer) => !layers.includes(layer)) });
      return null;
    }
    default:
      // The channel itself answers `hello`.
      return null;
  }
}
