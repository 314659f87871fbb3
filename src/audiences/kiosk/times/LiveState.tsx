import type { StationDeparture } from '../../../contract/board/board-rows.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';

export const isAnyLive = (rows: readonly StationDeparture[]): boolean =>
  rows.some(({ next: [{ arrival }] }) => arrival.basis !== 'scheduled');

/** Whether a board's times are live, said once. Nothing without rows. */
export function LiveState({ rows }: { rows: readonly StationDeparture[] }) {
  const { words } = useLanguage();
  const isLive = isAnyLive(rows);
  return rows.length === 0 ? null : (
    <p className="kiosk__live" data-live={isLive}>
      {isLive ? words.times.live : words.times.scheduled}
    </p>
  );
}
