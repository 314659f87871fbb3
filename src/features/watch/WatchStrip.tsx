import './WatchStrip.css';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { SMALL_SCREEN } from '../../ui/browser/screens.ts';
import { useMediaQuery } from '../../ui/browser/useMediaQuery.ts';
import { useWholeLanguage } from '../../ui/text/Language.tsx';
import { BriefAlert } from './BriefAlert.tsx';
import { MoreAlertsButton } from './MoreAlertsButton.tsx';
import { hasNotifications, requestNotificationPermission } from './notification.ts';
import { useStripAboveContent } from './useStripAboveContent.ts';
import { WatchedStopRow } from './WatchedStopRow.tsx';

/** A bus of an alert. */
interface AlertLine {
  readonly key: string;
  readonly sentence: string;
  /** The sentence where there is little room, with the name of the stop. */
  readonly brief: string;
  /** What else is known of the bus. */
  readonly note?: ReactNode;
  readonly onSelect: () => void;
}

/** A watched stop with its alerts. */
export interface WatchedItem {
  readonly key: string;
  /** The map's symbol of the stop. */
  readonly mark: ReactNode;
  readonly name: string;
  /** Which buses are watched; null for all. */
  readonly what: string | null;
  readonly lines: readonly AlertLine[];
  /** What is known while there is no alert. */
  readonly status: string;
  /** The same with more, where there is room. */
  readonly waiting: ReactNode;
  readonly onSelectStop: () => void;
  readonly onRemove: () => void;
}

interface WatchStripProps {
  /** The most important first. */
  items: readonly WatchedItem[];
  isNotifying: boolean;
  onNotifyingChange: (isNotifying: boolean) => void;
}

/**
 * The watched stops and their alerts, shown above any list (R16). On a small screen one line has the most important
 * of them, and opens the rest (R32).
 */
export function WatchStrip({ items, isNotifying, onNotifyingChange }: WatchStripProps) {
  const { alerts } = useWholeLanguage().words;
  const strip = useRef<HTMLElement>(null);
  const isSmall = useMediaQuery(SMALL_SCREEN);
  const [isOpen, setOpen] = useState(false);
  const isBrief = isSmall && !isOpen;
  useStripAboveContent(strip, isBrief);
  const [isDenied, setDenied] = useState(false);
  const setNotifying = async (isOn: boolean) => {
    const isAllowed = isOn && (await requestNotificationPermission());
    setDenied(isOn && !isAllowed);
    onNotifyingChange(isAllowed);
  };
  const close = () => setOpen(false);
  const [first] = items;
  const lineCount = items.reduce((sum, { lines }) => sum + Math.max(1, lines.length), 0);
  const isNear = first !== undefined && first.lines.length > 0;
  return (
    <aside
      ref={strip}
      className={`watch-strip ${isBrief ? 'watch-strip--brief' : ''} ${isNear ? 'watch-strip--near' : ''}`}
      aria-label={alerts.part}
    >
      {isBrief && first !== undefined ? (
        <>
          {first.mark}
          <BriefAlert item={first} onOpen={close} />
        </>
      ) : (
        <ul className="watch-strip__stops" aria-label={alerts.part}>
          {items.map((item) => (
            <WatchedStopRow key={item.key} item={item} onOpen={close} />
          ))}
        </ul>
      )}
      <div className="watch-strip__foot">
        {!isBrief && hasNotifications() ? (
          <label className="watch-strip__switch">
            <input
              type="checkbox"
              checked={isNotifying}
              onChange={({ target }) => void setNotifying(target.checked)}
            />
            <span>
              {alerts.notify}
              {isDenied ? (
                <small className="watch-strip__denied">{alerts.notifyDenied}</small>
              ) : null}
            </span>
          </label>
        ) : null}
        {isSmall ? (
          <MoreAlertsButton
            isOpen={isOpen}
            count={lineCount - 1}
            onToggle={() => setOpen(!isOpen)}
          />
        ) : null}
      </div>
    </aside>
  );
}
