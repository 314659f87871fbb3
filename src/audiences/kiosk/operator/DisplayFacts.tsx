import type { ReactNode } from 'react';

import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { LIVE_SUBJECTS } from '../../../city/subjects.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Language } from '../../../ui/text/Language.tsx';
import { DEPARTURES } from '../fleet/health.ts';
import { useDisplayState } from './useDisplayState.ts';

/** The name of a source of the health report, in the display's language. */
function sourceName(source: string, { words, labelOf }: Language): string {
  if (source === DEPARTURES) return words.page.tabs.departures;
  const whole = LIVE_SUBJECTS.find(({ live }) => source === live.queryKey.join(' '));
  if (whole !== undefined) return words.page.tabs[whole.name];
  return words.routes.unnamed(labelOf(source.slice(source.indexOf(' ') + 1)));
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

/**
 * The display's data, software and parameters, each second.
 *
 * @param warnings what is wrong with the display's URL, in English as in the console
 */
export function DisplayFacts({ warnings }: { warnings: readonly string[] }) {
  const language = useLanguage();
  const { words, formats } = language;
  const { operator } = words;
  const { service } = useSettings();
  const state = useDisplayState();
  if (state === null) return null;
  const { health, lastError } = state;
  const seconds = (count: number) => formats.duration(count * 1_000);
  const { search, origin } = window.location;
  return (
    <dl className="operator__facts">
      <Fact name={operator.status}>{operator.statuses[health.status]}</Fact>
      {Object.entries(health.sources).map(([source, { state: sourceState, age, dropped }]) => (
        <Fact key={source} name={sourceName(source, language)}>
          {operator.states[sourceState]}
          {age === null ? null : words.page.comma + operator.dataAge(seconds(age))}
          {dropped === undefined ? null : (
            <p>{words.lists.dropped(dropped, formats.number(dropped))}</p>
          )}
        </Fact>
      ))}
      <Fact name={operator.screen}>{health.id}</Fact>
      <Fact name={operator.version}>{health.version}</Fact>
      <Fact name={operator.uptime}>{seconds(health.uptime)}</Fact>
      <Fact name={operator.reloads}>{formats.number(health.reloads)}</Fact>
      <Fact name={operator.contextLosses}>{formats.number(health.contextLosses)}</Fact>
      {health.heap === undefined ? null : (
        <Fact name={operator.memory}>{formats.number(health.heap)} MB</Fact>
      )}
      <Fact name={operator.server}>{service.baseUrl === '' ? origin : service.baseUrl}</Fact>
      <Fact name={operator.parameters}>
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <p key={`${name} ${value}`} dir="ltr">
            {name}={name === 'secret' ? '…' : value}
          </p>
        ))}
      </Fact>
      {warnings.length === 0 ? null : (
        <Fact name={operator.ignored}>
          {warnings.map((warning) => (
            <p key={warning} lang="en" dir="ltr">
              {warning}
            </p>
          ))}
        </Fact>
      )}
      <Fact name={operator.lastError}>
        {lastError === null ? (
          operator.noError
        ) : (
          <>
            {operator.errorAge(formats.duration(lastError.age))}
            <p lang="en" dir="ltr">
              {lastError.message}
            </p>
          </>
        )}
      </Fact>
    </dl>
  );
}
