import type { StationDeparture } from '../../../contract/board/board-rows.ts';
import { isOfArrivals } from '../../../contract/board/shownArrival.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useKiosk } from '../options/KioskOptionsContext.ts';

export const isAnyLive = (rows: readonly StationDeparture[]): boolean =>
  rows.some(({ next: [{ arrival }] }) => arrival.basis !== 'scheduled');

/** Whether a board's times are live, said once: nothing without rows. Of arrivals also that it lists those. */
export function LiveState({ rows }: { rows: readonly StationDeparture[] }) {
  const { words } = useLanguage();
  const { filter } = useKiosk().options;
  const isLive = isAnyLive(rows);
  return (
    <>
      {isOfArrivals(filter) ? <p>{words.display.arrivals}</p> : null}
      {rows.length === 0 ? null : (
        <p className="kiosk__live" data-live={isLive}>
          {isLive ? words.times.live : words.times.scheduled}
        </p>
      )}
    </>
  );
}
