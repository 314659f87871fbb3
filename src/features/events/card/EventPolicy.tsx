import type { Settings } from '../../../contract/settings/settings.ts';
import { parseHttpUrl } from '../../../lib/parseHttpUrl.ts';
import { parseDateTime } from '../../../lib/time/zoned-time.ts';
import { ExternalLink } from '../../../ui/controls/ExternalLink.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { CityEvent } from '../groupEvents.ts';

interface EventPolicyProps {
  event: CityEvent;
  operators: Settings['operators'];
}

/**
 * The rates policy for an event: the operators' own text with its date and source, or where to check.
 * The page never states a price, rate or rule that an operator has not published.
 */
export function EventPolicy({ event, operators }: EventPolicyProps) {
  const { words, formats, timeZone } = useLanguage();
  const codes = new Set(event.lots.map(({ lot }) => lot.operatedBy));
  const eventOperators = operators.filter(({ code }) => codes.has(code));
  const policies = eventOperators.flatMap(({ code, name, policy }) =>
    policy ? [{ code, name, policy }] : [],
  );
  const hasMissingPolicy = policies.length < codes.size;
  const addresses = [event.webUrl, ...event.lots.map(({ lot }) => lot.webUrl)];
  const ratesUrl = addresses.map(parseHttpUrl).find((address) => address !== null);
  const dayOf = (date: string) => {
    const day = parseDateTime(date, timeZone);
    return day === null ? date : formats.dayWithYear(day.instant);
  };
  return (
    <div className="event-card__policy">
      {policies.map(({ code, name, policy }) => (
        <p key={code}>
          <bdi>{policy.text}</bdi>{' '}
          <span className="secondary">
            ({words.events.policy(name, dayOf(policy.date))}){' '}
            <ExternalLink url={policy.webUrl}>{words.events.source}</ExternalLink>
          </span>
        </p>
      ))}
      {hasMissingPolicy ? (
        <p>
          {ratesUrl === undefined ? words.events.rates : words.events.ratesCheck(ratesUrl.host)}
        </p>
      ) : null}
    </div>
  );
}
