import './WatchStrip.css';
import { type ReactNode, useRef, useState } from 'react';

import { SMALL_SCREEN } from '../../../ui/browser/screens.ts';
import { useMediaQuery } from '../../../ui/browser/useMediaQuery.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { hasNotifications, requestNotificationPermission } from '../notification.ts';
import { BriefAlert } from './BriefAlert.tsx';
import { MoreAlertsButton } from './MoreAlertsButton.tsx';
import { useStripAboveContent } from './useStripAboveContent.ts';
import type { WatchedItem } from './WatchedItem.ts';
import { WatchedStopRow } from './WatchedStopRow.tsx';

interface WatchStripProps {
  /** The most important first. */
  items: readonly WatchedItem[];
  isNotifying: boolean;
  onNotifyingChange: (isNotifying: boolean) => void;
  /** Whether alerts come with the page closed too; null where the server sends none. */
  closed: ReactNode;
}

/**
 * The watched stops and their alerts, shown above any list. On a small screen one line has the most important
 * of them, and opens the rest.
 */
export function WatchStrip({ items, isNotifying, onNotifyingChange, closed }: WatchStripProps) {
  const { alerts } = useLanguage().words;
  const strip = useRef<HTMLElement>(null);
  const isSmall = useMediaQuery(SMALL_SCREEN);
  const [isOpen, setOpen] = useState(false);
  const isBrief = isSmall && !isOpen;
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
  useStripAboveContent(strip, isBrief, isNear);
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
        {/* It follows the alerts also while it is folded. */}
        <div className="watch-strip__closed" hidden={isBrief}>
          {closed}
        </div>
      </div>
    </aside>
  );
}
