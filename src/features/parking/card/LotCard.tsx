import './LotCard.css';
import type { ReactNode } from 'react';

import type { Settings } from '../../../contract/settings/settings.ts';
import { parseHttpUrl } from '../../../lib/parseHttpUrl.ts';
import { ExternalLink } from '../../../ui/controls/ExternalLink.tsx';
import { Card } from '../../../ui/panels/Card.tsx';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { LotsAge } from '../list/LotsAge.tsx';
import type { ListedLot } from '../listLots.ts';
import {
  countParts,
  lotScreenReaderText,
  operatorName,
  shareWords,
  stateWords,
  trendWords,
} from '../lot-words.ts';
import { EventMarkIcon } from '../marks/EventMarkIcon.tsx';
import { LotMark } from '../marks/LotMark.tsx';
import { useLotFormatContext } from '../useLots.ts';
import { ExpectedSpots } from './ExpectedSpots.tsx';
import { LotDirections } from './LotDirections.tsx';
import { useLotAnnouncements } from './useLotAnnouncements.ts';

interface LotCardProps {
  listed: ListedLot;
  /** When the counts were fetched, on the `monotonicNow` clock. */
  receivedAt: number | undefined;
  operators: Settings['operators'];
  onClose: () => void;
  /** When the event takes place that marks the lot, and when its parking begins and ends. */
  eventTimes?: ReactNode;
  /** More content for the card, such as the lot's events and the stops within a walk. */
  children?: ReactNode;
}

/** The card of one lot: its open spots, how reliable the count is, its address and directions. */
export function LotCard({
  listed,
  receivedAt,
  operators,
  onClose,
  eventTimes,
  children,
}: LotCardProps) {
  const { words } = useLanguage();
  const { parking } = words;
  const { lot, place, event } = listed;
  useLotAnnouncements(listed, receivedAt);
  return (
    <Card
      title={lot.name}
      subtitle={operatorName(lot.operatedBy, operators)}
      closeLabel={words.page.back}
      onClose={onClose}
    >
      <LotCount listed={listed} receivedAt={receivedAt} />
      <ExpectedSpots listed={listed} receivedAt={receivedAt} />
      {event === null ? null : (
        <div className="lot-card__event">
          <EventMarkIcon size={18} />
          <div>
            <p>{parking.event[event]}</p>
            {eventTimes}
          </div>
        </div>
      )}
      <LotDirections lot={lot} place={place} />
      {children}
      {place === null ? <p className="secondary">{parking.notOnMapWhy}</p> : null}
      <p className="secondary">
        {listed.state.reason === 'closed' ? null : parking.countLimits}{' '}
        <LotPage webUrl={lot.webUrl} />
      </p>
    </Card>
  );
}

/** The operator's page: a link if the address is an http(s) URL, otherwise the address as text. */
function LotPage({ webUrl }: { webUrl: string }) {
  const { words } = useLanguage();
  const target = parseHttpUrl(webUrl);
  if (target === null)
    return webUrl === '' ? null : <span className="lot-card__url">{webUrl}</span>;
  return (
    <ExternalLink url={webUrl} showsHost={false}>
      {words.parking.askHost(target.host)}
    </ExternalLink>
  );
}

function LotCount({ listed, receivedAt }: Pick<LotCardProps, 'listed' | 'receivedAt'>) {
  const context = useLotFormatContext(receivedAt);
  const { words } = context;
  const { state, trend, doubt } = listed;
  const count = countParts(state, context);
  const share =
    state.count === null || state.reason === 'too-old' ? null : shareWords(state.count, context);
  return (
    <div className="lot-card__state">
      <p className="visually-hidden">{lotScreenReaderText(listed, context)}</p>
      <div aria-hidden="true">
        <p className="lot-card__count">
          <LotMark listed={listed} size={28} />
          {count === null ? null : (
            <>
              <strong>{count.open}</strong> {count.caption}
            </>
          )}
        </p>
        <p className="lot-card__band">
          {stateWords(listed, words)}
          {share === null ? null : <span> · {words.parking.share(share)}</span>}
        </p>
      </div>
      {trend === null ? null : <p className="lot-card__trend">{trendWords(trend, context)}</p>}
      {doubt === null ? null : <Notice tone="caution">{words.parking.doubt[doubt]}</Notice>}
      {state.reason === 'counted' ? null : (
        <p className="secondary">{words.parking.why[state.reason]}</p>
      )}
      {state.reason === 'not-reported' || listed.plan !== null ? null : (
        <LotsAge receivedAt={receivedAt} isLate={state.health.state !== 'live'} />
      )}
    </div>
  );
}
