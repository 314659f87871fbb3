import { use, useEffect, useState } from 'react';

import { civilTimeOf } from '../../../lib/time/civil-time.ts';
import { formatCivilMinute } from '../../../lib/time/zoned-time.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { ListedLot } from '../listLots.ts';
import type { TypicalStore } from '../typical/createTypicalStore.ts';
import { typicalLevel } from '../typical/typical-days.ts';
import type { LotDay } from '../typical/typical-days.ts';
import { TypicalContext } from '../typical/TypicalContext.ts';

interface TypicalAvailabilityProps {
  listed: ListedLot;
  /** Milliseconds since 1970. */
  now: number;
}

const NONE: readonly LotDay[] = [];

/** The recorded days of a lot, and a function that clears the history of this lot only. */
function useLotDays(
  store: TypicalStore | null,
  key: string,
): readonly [readonly LotDay[], () => void] {
  const [read, setRead] = useState({ key, days: NONE });
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      // A browser without storage isn't an error: there is just no history to show.
      const days = await store?.daysOf(key).catch(() => NONE);
      if (isCurrent && days !== undefined) setRead({ key, days });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [store, key]);
  const clear = () => {
    setRead({ key, days: NONE });
    void store?.clearLot(key).catch(() => {});
  };
  return [read.key === key ? read.days : NONE, clear];
}

/**
 * How many spots this lot typically has open at this hour of this weekday, from the counts that this
 * device recorded. It is separate from the live count, and hidden until there are enough days.
 */
export function TypicalAvailability({ listed, now }: TypicalAvailabilityProps) {
  const store = use(TypicalContext);
  const { words, formats, timeZone } = useLanguage();
  const { typical } = words;
  const { key, event } = listed;
  const [days, clear] = useLotDays(store, key);
  const isEvent = event !== null;
  const at = {
    day: formatCivilMinute(now, timeZone).slice(0, 10),
    hour: civilTimeOf(now, timeZone).hour,
    isEvent,
  };
  const level = typicalLevel(days, at);
  if (level === null) return null;
  const range = typical.range(formats.number(level.min), formats.number(level.max));
  const open = formats.number(level.open);
  const sentence = isEvent ? typical.onEventDays(open, range) : typical.onPlainDays(open, range);
  return (
    <div className="lot-card__typical">
      <p>{sentence}</p>
      <p className="secondary">
        {typical.basedOn(level.days, formats.number(level.days))}{' '}
        <Button variant="plain" onClick={clear}>
          {typical.clear}
        </Button>
      </p>
    </div>
  );
}
