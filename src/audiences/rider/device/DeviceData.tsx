import './DeviceData.css';
import { useEffect, useId, useRef, useState } from 'react';

import { Button } from '../../../ui/controls/Button.tsx';
import { Optional } from '../../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { setSaving } from '../saved/rider-saving.ts';
import { DEVICE_DATA, clearDeviceData, countDeviceData } from './device-data.ts';
import type { DeviceDataAmounts, DeviceDataKind } from './device-data.ts';

const StoredReminders = lazyComponent(
  async () => (await import('../alerts/closed/StoredReminders.tsx')).StoredReminders,
);

/** What the page saved on this device, with a button to clear each kind and one to clear all. */
export function DeviceData() {
  const { words, formats } = useLanguage();
  const { device } = words;
  const announce = useAnnounce();
  const introID = useId();
  const [amounts, setAmounts] = useState<DeviceDataAmounts | null>(null);
  const section = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const count = async () => {
      const counted = await countDeviceData();
      if (isCurrent) setAmounts(counted);
    };
    void count();
    return () => {
      isCurrent = false;
    };
  }, []);
  // The list opens at the bottom of a menu that scrolls.
  const isCounted = amounts !== null;
  useEffect(() => {
    if (isCounted) section.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCounted, outcome]);
  const clear = async (kinds: readonly DeviceDataKind[], done: string) => {
    const failed = await clearDeviceData(kinds);
    const sentence =
      failed.length === 0
        ? done
        : device.failed(formats.list(failed.map((kind) => device.kinds[kind])));
    setAmounts(await countDeviceData());
    setOutcome(sentence);
    announce(sentence);
  };
  const clearAllKinds = () => {
    setSaving(false);
    void clear(DEVICE_DATA, device.clearedAll);
  };
  if (amounts === null) return null;
  return (
    <div className="device-data" ref={section}>
      <p id={introID}>{device.intro}</p>
      <ul aria-label={device.button} aria-describedby={introID}>
        {DEVICE_DATA.map((kind) => {
          const name = device.kinds[kind];
          const amount = amounts[kind];
          return (
            <li key={kind} className="device-data__row">
              <span>
                {name}
                <span className="device-data__amount">
                  {amount === 0 ? device.none : device.saved(formats.number(amount))}
                </span>
              </span>
              {amount === 0 ? null : (
                <Button
                  variant="plain"
                  aria-label={device.clearKind(name)}
                  onClick={() => void clear([kind], device.cleared(name))}
                >
                  {device.clear}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Button onClick={clearAllKinds}>{device.clearAll}</Button>
      {outcome === null ? null : <p>{outcome}</p>}
      {!('PushManager' in window) ? null : (
        <Optional>
          <StoredReminders />
        </Optional>
      )}
    </div>
  );
}
