import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { Clock } from '../clock/Clock.tsx';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { nameFit } from '../paged/name-fit.ts';
import { useElementSize } from '../scale/useElementSize.ts';
import type { Station } from '../station/useStation.ts';
import { PhoneCode } from './PhoneCode.tsx';

/** A name takes up to this many lines before it is set smaller. */
const FULL_SIZE_LINES = 2;

/** The name of the station or city, never cut. */
function BoardName({ name }: { name: string }) {
  const { scale } = useKiosk();
  const { ref, width } = useElementSize();
  const { factor } = nameFit(name, width, scale.medium, scale.small, FULL_SIZE_LINES);
  return (
    <h1 ref={ref} style={{ fontSize: factor * scale.medium }}>
      <bdi>{name}</bdi>
    </h1>
  );
}

interface KioskHeaderProps {
  station: Station | null;
  /** Whether there is room for the code for a phone. */
  hasCode: boolean;
}

/** The name of the station or of the city, and the time. */
export function KioskHeader({ station, hasCode }: KioskHeaderProps) {
  const { city } = useSettings();
  const { title } = useKiosk().options;
  const { nameOf } = useLanguage('page');
  const [first] = station?.stops ?? [];
  return (
    <header className="kiosk__header">
      <BoardName name={title ?? (first ? nameOf(first.intersection, first.stopID) : city.name)} />
      {hasCode ? <PhoneCode /> : null}
      <Clock />
    </header>
  );
}
