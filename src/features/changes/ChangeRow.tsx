import '../../ui/panels/ListRow.css';
import type { ReactNode } from 'react';

import { vehicleKey } from '../../api/feeds/vehicle-keys.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { VehicleIcon } from '../../ui/icons/VehicleIcon.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { Change } from './Change.ts';

/** The event, lot or vehicle of a change, which can be opened. */
interface Subject {
  readonly kind: 'event' | 'lot' | 'vehicle';
  readonly id: string;
}

/** What a press on a change opens: a thing, or the list of notices. */
export type Opened = Subject | 'notices';

/** Null for a withdrawn event, which can't be opened. A bus that left can: its card says so. */
function subjectOf(change: Change): Opened | null {
  switch (change.kind) {
    case 'event-gone':
      return null;
    case 'notice-new':
    case 'notice-changed':
    case 'notice-ended':
      return 'notices';
    case 'event-new':
    case 'event-moved':
      return { kind: 'event', id: change.key };
    case 'lot':
      return { kind: 'lot', id: change.key };
    default:
      return { kind: 'vehicle', id: vehicleKey(change) };
  }
}

interface ChangeRowProps {
  change: Change;
  /** The name of a lot's band. */
  bandName: (band: string) => string;
  /** The ID of the popover with the list, which a press closes. */
  listID: string;
  onSelect: (opened: Opened) => void;
}

/** One change: a symbol, the name of what changed, and what happened to it. A press opens its card. */
export function ChangeRow({ change, bandName, listID, onSelect }: ChangeRowProps) {
  const { words, wordsOn, labelOf } = useLanguage();
  const copy = words.changes;
  const parts = (): readonly [mark: ReactNode, name: string, happened: string] => {
    switch (change.kind) {
      case 'event-new':
        return [<Icon key="event" name="event" />, change.event, copy.eventNew];
      case 'event-moved':
        return [<Icon key="event" name="event" />, change.event, copy.eventMoved];
      case 'event-gone':
        return [<Icon key="event" name="event" />, change.event, copy.eventRemoved];
      case 'notice-new':
        return [<Icon key="notice" name="notice" />, change.header, copy.noticeNew];
      case 'notice-changed':
        return [<Icon key="notice" name="notice" />, change.header, copy.noticeChanged];
      case 'notice-ended':
        return [<Icon key="notice" name="notice" />, change.header, copy.noticeEnded];
      case 'lot':
        return [<Icon key="lot" name="parking" />, change.lot, copy.lot(bandName(change.band))];
      default: {
        const { vehicleID, routeID, kind } = change;
        const label = labelOf(routeID);
        const happened = kind === 'bus-came' ? copy.busJoined(label) : copy.busLeft(label);
        const name = wordsOn(routeID).vehicles.vehicleID(vehicleID);
        return [<VehicleIcon key="bus" routeIDs={[routeID]} />, name, happened];
      }
    }
  };
  const [mark, name, happened] = parts();
  const subject = subjectOf(change);
  const content = (
    <>
      <span className="changes__mark">{mark}</span>
      <span className="changes__name">
        <bdi>{name}</bdi>
      </span>
      <span className="changes__happened">{happened}</span>
    </>
  );
  if (subject === null) return <div className="changes__row">{content}</div>;
  return (
    <button
      type="button"
      className="list-row changes__row"
      popoverTarget={listID}
      popoverTargetAction="hide"
      onClick={() => onSelect(subject)}
    >
      {content}
    </button>
  );
}
