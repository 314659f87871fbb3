import type { ReactNode } from 'react';

import { vehicleKey } from '../../api/feeds/vehicle-keys.ts';
import type { TrackedVehicle } from '../../api/feeds/vehicleFeed.ts';
import type { Watch } from '../../contract/links/stop-watch.ts';
import { useWholeLanguage } from '../../ui/text/Language.tsx';
import type { Approach } from './approaches.ts';
import { approachSentence } from './approachSentence.ts';
import { StoppedFor } from './card/StoppedFor.tsx';
import { WatchStrip } from './strip/WatchStrip.tsx';
import type { WatchedStop } from './WatchedStop.ts';

/** Bus IDs that fit on one line of a phone. */
const MAX_NAMED = 3;

interface Watched {
  watch: Watch;
  /** Null while none of its routes is chosen. */
  stop: WatchedStop | null;
  /** How many of its routes have a live feed. */
  liveRoutes: 'all' | 'some' | 'none';
  approaches: readonly Approach[];
  /** IDs of the buses that serve it now, at any distance. */
  serving: readonly string[];
}

interface ApproachStripProps {
  /** The most important first. */
  watched: readonly Watched[];
  /** True until stops and buses are read. */
  isLoading: boolean;
  /** True if the stops of a chosen route could not be read; a watched stop may be one of them. */
  hasFailed: boolean;
  isNotifying: boolean;
  onNotifyingChange: (isNotifying: boolean) => void;
  /** The control that finds the routes of a stop that no chosen route serves. */
  routesOf: (stopID: string) => ReactNode;
  /** The name of a stop that is not loaded, if it is known. */
  nameOf: (stopID: string) => string | undefined;
  /** The map's symbol of a stop; null for a stop that is not loaded. */
  markOf: (stop: WatchedStop | null) => ReactNode;
  onRemove: (watch: Watch) => void;
  onSelectStop: (stopID: string) => void;
  onSelectVehicle: (vehicle: TrackedVehicle) => void;
}

/** The watched stops and the buses near them (R16). */
export function ApproachStrip({
  watched,
  isLoading,
  hasFailed,
  isNotifying,
  onNotifyingChange,
  routesOf,
  nameOf,
  markOf,
  onRemove,
  onSelectStop,
  onSelectVehicle,
}: ApproachStripProps) {
  const language = useWholeLanguage();
  const { words, wordsOn, labelOf, formats } = language;
  const { alerts, page, stops } = words;
  const statusText = ({ stop, liveRoutes }: Watched) => {
    if (isLoading) return page.loading;
    if (stop === null) return hasFailed ? alerts.stopsFailed : alerts.routeNotSelected;
    const { noLiveData, noneNear } = wordsOn(...stop.routes).alerts;
    return liveRoutes === 'none' ? noLiveData : noneNear;
  };
  const servingText = ({ stop, liveRoutes, serving }: Watched) => {
    if (stop === null || liveRoutes === 'none') return null;
    const { alerts: copy } = wordsOn(...stop.routes);
    if (serving.length === 0) return liveRoutes === 'all' ? copy.noneServing : null;
    const others = serving.length - MAX_NAMED;
    const more = others > 0 ? [alerts.more(formats.number(others))] : [];
    const named = formats.list([...serving.slice(0, MAX_NAMED), ...more]);
    return copy.serving(stop.routes.length, serving.length, named);
  };
  const items = watched.map((one) => {
    const { watch, stop, approaches } = one;
    const own = stop?.intersection ?? nameOf(watch.stopID);
    const name =
      own === undefined ? stops.stopID(watch.stopID) : language.nameOf(own, watch.stopID);
    const status = statusText(one);
    return {
      key: `${watch.stopID}~${watch.destination ?? ''}`,
      mark: markOf(stop),
      name,
      what: watch.destination === null ? null : stops.toward(language.nameOf(watch.destination)),
      lines: approaches.map((approach) => {
        const { vehicle } = approach;
        return {
          key: vehicleKey(vehicle),
          sentence: approachSentence(approach, language),
          brief: wordsOn(vehicle.routeID).alerts.title(labelOf(vehicle.routeID), name),
          note: <StoppedFor approach={approach} />,
          onSelect: () => onSelectVehicle(vehicle),
        };
      }),
      status,
      waiting: (
        <>
          <p className="watch-strip__waiting">
            <span>{status}</span> <span>{servingText(one)}</span>
          </p>
          {stop === null && !isLoading ? routesOf(watch.stopID) : null}
        </>
      ),
      onSelectStop: () => onSelectStop(watch.stopID),
      onRemove: () => onRemove(watch),
    };
  });
  return (
    <WatchStrip items={items} isNotifying={isNotifying} onNotifyingChange={onNotifyingChange} />
  );
}
