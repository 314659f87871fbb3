import { useQuery } from '@tanstack/react-query';

import { stopLocationQuery } from '../../../api/queries/search/search-queries.ts';
import { needsStepFree } from '../../../contract/links/vehicle-needs.ts';
import type { Platform, Station } from '../../../contract/stops/station.ts';
import { dotSeparated } from '../../../lib/words/dotSeparated.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { BadgeLine } from '../../../ui/panels/BadgeLine.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { OnSelect } from '../../../view/panel-props.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { NoticeFeeds } from '../../notices/NoticeFeeds.tsx';
import { useApi } from '../../reads/ApiContext.ts';
import { useCity } from '../../reads/CityContext.tsx';
import { stepFreeText } from './stepFreeText.ts';

interface StopPlacesProps {
  stopID: string;
  onSelect: OnSelect;
}

/** What the feed says of a stop's place: its platform, whether wheelchairs get on and off, and its station. */
export function StopPlaces({ stopID, onSelect }: StopPlacesProps) {
  const { words, nameOf } = useLanguage();
  const { data: read } = useQuery(stopLocationQuery(useApi(), stopID));
  const accessOf = useAccessWords();
  const { answer } = read ?? {};
  if (answer === undefined) return null;
  const { platform, station } = answer;
  const facts = [
    ...(platform === undefined ? [] : [words.stop.platform(platform)]),
    ...accessOf({
      ...answer,
      stepFree: station?.platforms.find((each) => each.stopID === stopID)?.stepFree,
    }),
  ];
  return (
    <>
      {facts.length === 0 ? null : <p>{dotSeparated(facts)}</p>}
      {station === undefined ? null : station.stopID === stopID ? (
        <StationPlaces station={station} onSelect={onSelect} />
      ) : (
        <p>
          <Button variant="plain" onClick={() => onSelect({ kind: 'stop', id: station.stopID })}>
            {words.stop.wholeStation(nameOf(station.intersection))}
          </Button>
        </p>
      )}
      <NoticeFeeds of="stops" id={stopID} />
    </>
  );
}

/**
 * Returns a function that says whether wheelchairs get on and off, what isn't known only to who needs it, and whether there
 * is a way without steps.
 */
function useAccessWords() {
  const language = useLanguage();
  const { words } = language;
  const isNeeded = needsStepFree(usePageView().needs);
  const { yes, no, unknown } = words.vehicles.card;
  const label = words.needs.accessible;
  return ({
    wheelChairAccessible,
    stepFree,
  }: Pick<Platform, 'wheelChairAccessible' | 'stepFree'>): readonly string[] => {
    const way = stepFree === undefined ? [] : [stepFreeText(stepFree, language)];
    if (wheelChairAccessible === undefined && !isNeeded) return way;
    // The feed's "yes" is often that of the whole station. Beside "no step-free way" it would contradict.
    if (wheelChairAccessible !== false && stepFree?.isReached === false) return way;
    const value = wheelChairAccessible === undefined ? unknown : wheelChairAccessible ? yes : no;
    return [words.lists.labeled(label, value), ...way];
  };
}

/** The platforms of a station with what departs where, and its entrances. */
function StationPlaces({
  station: { platforms, entrances },
  onSelect,
}: {
  station: Station;
  onSelect: OnSelect;
}) {
  const { words, formats, nameOf } = useLanguage();
  const { colorOf } = useCity();
  const accessOf = useAccessWords();
  const toward = (lines: Platform['lines']) =>
    formats.list([...new Set(lines.map(({ destination }) => nameOf(destination)))]);
  return (
    <>
      <section aria-label={words.stop.platforms}>
        <h3>{words.stop.platforms}</h3>
        <ul className="stop-places">
          {platforms.map(({ stopID, intersection, platform, lines, ...place }) => (
            <li key={stopID}>
              <Button variant="plain" onClick={() => onSelect({ kind: 'stop', id: stopID })}>
                {/* A button's own children are flex items, and a name would begin at the other side. */}
                <span>
                  <bdi>{nameOf(intersection, stopID)}</bdi>
                </span>
              </Button>{' '}
              <small>
                {dotSeparated([
                  ...(platform === undefined ? [] : [words.stop.platform(platform)]),
                  ...accessOf(place),
                ])}
              </small>
              <p>
                <BadgeLine
                  routeIDs={[...new Set(lines.map(({ routeID }) => routeID))]}
                  colorOf={colorOf}
                  text={toward(lines)}
                />
              </p>
            </li>
          ))}
        </ul>
      </section>
      {entrances.length === 0 ? null : (
        <section aria-label={words.stop.entrances}>
          <h3>{words.stop.entrances}</h3>
          <ul className="stop-places">
            {entrances.map(({ name, latitude, longitude, ...place }) => (
              <li key={`${name} ${latitude} ${longitude}`}>
                <bdi>{name}</bdi> <small>{dotSeparated(accessOf(place))}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
