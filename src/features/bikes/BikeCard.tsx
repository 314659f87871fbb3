import { type ReactNode } from 'react';

import { countedWords } from '../../lib/words/countedWords.ts';
import { dotSeparated } from '../../lib/words/dotSeparated.ts';
import { ExternalLink } from '../../ui/controls/ExternalLink.tsx';
import { useLinkPolicy } from '../../ui/controls/LinkPolicy.tsx';
import { Card } from '../../ui/panels/Card.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { stationWords } from './bike-words.ts';
import type { ListedBikes } from './listBikes.ts';

const APPS = [
  ['ios', 'iPhone'],
  ['android', 'Android'],
] as const;

interface BikeCardProps {
  station: ListedBikes;
  onClose: () => void;
  /** More content for the card, such as directions. */
  children?: ReactNode;
}

/** The card of a station: what can be rented there, how old the count is, and where it is rented. */
export function BikeCard({ station, onClose, children }: BikeCardProps) {
  const language = useLanguage();
  const { words } = language;
  const isLinked = useLinkPolicy() !== 'text';
  const { name, system, links = {}, age, state } = station;
  const said = stationWords(station, language);
  // Those of an old count say it themselves.
  const counted = state === 'live' ? countedWords(age, language) : [];
  return (
    <Card title={name} subtitle={system} closeLabel={words.page.back} onClose={onClose}>
      <p>
        <b>{dotSeparated(said)}</b>
      </p>
      {counted.length === 0 ? null : <p className="secondary">{counted}</p>}
      {links.web === undefined ? null : (
        <p>
          <ExternalLink url={links.web}>{words.bikes.rent}</ExternalLink>
        </p>
      )}
      {APPS.map(([kind, device]) => {
        const link = links[kind];
        // The service has checked that it opens an app. Where links lead nowhere, it would say nothing.
        return link === undefined || !isLinked ? null : (
          <p key={kind}>
            <a href={link} rel="noopener noreferrer">
              {words.bikes.rentInApp(device)}
            </a>
          </p>
        );
      })}
      {children}
    </Card>
  );
}
