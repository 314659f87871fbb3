import { useWholeLanguage } from '../../../ui/text/Language.tsx';

/** How far a bus is, in the place of the row's number: "now", "next stop", "3 stops away" (A48). */
export function BusDistance({ stopsAway }: { stopsAway: number | null }) {
  const { words, formats } = useWholeLanguage();
  const { kiosk } = words;
  if (stopsAway === null) return <p className="kiosk-row__figure" />;
  if (stopsAway === 0) {
    return (
      <p className="kiosk-row__figure">
        <strong>{kiosk.now}</strong>
      </p>
    );
  }
  if (stopsAway === 1) {
    return (
      <p className="kiosk-row__figure" data-words="true">
        {kiosk.nextStop}
      </p>
    );
  }
  return (
    <p className="kiosk-row__figure">
      <strong>{formats.number(stopsAway)}</strong> <span>{kiosk.stopsAway(stopsAway)}</span>
    </p>
  );
}
