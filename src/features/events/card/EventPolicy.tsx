import type { Settings } from '../../../contract/settings.ts';
import { webAddress } from '../../../lib/web-address.ts';
import { readDateTime } from '../../../lib/time/zoned-time.ts';
import { ExternalLink } from '../../../ui/controls/ExternalLink.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { CityEvent } from '../groupEvents.ts';

interface EventPolicyProps {
  event: CityEvent;
  operators: Settings['operators'];
}

/**
 * What an event may mean for rates: the operators' own text with its date and source, or only where
 * to ask. No price, rate or rule is ever stated that nobody stated (C23).
 */
export function EventPolicy({ event, operators }: EventPolicyProps) {
  const { words, formats, timeZone } = useLanguage();
  const codes = new Set(event.lots.map(({ lot }) => lot.operatedBy));
  const known = operators.filter(({ code }) => codes.has(code));
  const told = known.flatMap(({ code, name, policy }) => (policy ? [{ code, name, policy }] : []));
  const isUntold = told.length < codes.size;
  const addresses = [event.webUrl, ...event.lots.map(({ lot }) => lot.webUrl)];
  const ask = addresses.map(webAddress).find((address) => address !== null);
  const dayOf = (date: string) => {
    const day = readDateTime(date, timeZone);
    return day === null ? date : formats.dayOfYear(day.instant);
  };
  return (
    <div className="event-card__policy">
      {told.map(({ code, name, policy }) => (
        <p key={code}>
          {policy.text}{' '}
          <span className="event-card__source">
            ({words.events.policy(name, dayOf(policy.date))}){' '}
            <ExternalLink address={policy.webUrl}>{words.events.source}</ExternalLink>
          </span>
        </p>
      ))}
      {isUntold ? (
        <p>{ask === undefined ? words.events.rates : words.events.ratesCheck(ask.host)}</p>
      ) : null}
    </div>
  );
}
