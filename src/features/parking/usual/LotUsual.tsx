import { use, useEffect, useState } from 'react';

import { civilTextOf, civilTimeOf } from '../../../lib/time/zoned-time.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { UsualContext } from './UsualContext.ts';
import type { UsualStore } from './createUsualStore.ts';
import type { ListedLot } from '../listLots.ts';
import { usualLevel } from './usual-days.ts';
import type { LotDay } from './usual-days.ts';

interface LotUsualProps {
  listed: ListedLot;
  /** Milliseconds since 1970. */
  now: number;
}

const NONE: readonly LotDay[] = [];

/** What the device saw of a lot, and the way to forget all of it. */
function useUsualDays(
  store: UsualStore | null,
  key: string,
): readonly [readonly LotDay[], () => void] {
  const [read, setRead] = useState({ key, days: NONE });
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      // A browser that keeps nothing is no failure: there is nothing usual to tell.
      const days = await store?.daysOf(key).catch(() => NONE);
      if (isCurrent && days !== undefined) setRead({ key, days });
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [store, key]);
  const forget = () => {
    setRead({ key, days: NONE });
    void store?.clear().catch(() => {});
  };
  return [read.key === key ? read.days : NONE, forget];
}

/**
 * What this lot usually has open at this hour of this weekday, from what this device saw: a line of
 * its own, never mixed with the count, and nothing before it has seen enough (C32).
 */
export function LotUsual({ listed, now }: LotUsualProps) {
  const store = use(UsualContext);
  const { words, formats, timeZone } = useLanguage();
  const { usual } = words.parking;
  const { key, event } = listed;
  const [days, forget] = useUsualDays(store, key);
  const isEvent = event !== null;
  const at = {
    day: civilTextOf(now, timeZone).slice(0, 10),
    hour: civilTimeOf(now, timeZone).hour,
    isEvent,
  };
  const level = usualLevel(days, at);
  if (level === null) return null;
  const range = usual.range(formats.number(level.least), formats.number(level.most));
  const open = formats.number(level.open);
  const told = isEvent ? usual.onEventDays(open, range) : usual.onPlainDays(open, range);
  return (
    <div className="lot-card__usual">
      <p>{told}</p>
      <p className="lot-card__aside">
        {usual.from(level.days, formats.number(level.days))}{' '}
        <Button look="plain" onClick={forget}>
          {usual.forget}
        </Button>
      </p>
    </div>
  );
}
