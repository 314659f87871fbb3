import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { subscribeToService } from '../../../api/pocket/service-state.ts';
import { untilCityInPage } from '../../../api/pocket/whoAnswers.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { CityInPage, refetchFailed } from './CityInPage.tsx';

/** How long a stored city takes at most until it is in the page, in milliseconds. */
const OPENING = 4_000;

/** Says once for the whole page that the service doesn't answer, and what works without it, and brings the timetable. */
export function ServiceDown() {
  const { words } = useLanguage();
  const announce = useAnnounce();
  const client = useQueryClient();
  const isOnline = useSyncExternalStore(subscribeToService, () => navigator.onLine);
  /** Whether the whole city is in the page; null while nobody knows. */
  const [hasCity, setHasCity] = useState<boolean | null>(null);
  useEffect(() => {
    let isShown = true;
    const wait = async () => {
      await untilCityInPage();
      if (isShown) setHasCity(true);
    };
    void wait();
    const timer = setTimeout(() => setHasCity((has) => has ?? false), OPENING);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, []);
  // Once it answers again, nothing else that failed waits for its next turn.
  useEffect(() => () => void refetchFailed(client), [client]);
  const { serviceDown, noNetwork, stillWorks, needsConnection } = words.offline;
  const cause = isOnline ? serviceDown : noNetwork;
  const whatWorks = hasCity === null ? null : hasCity ? stillWorks : needsConnection;
  useEffect(() => announce(cause), [announce, cause]);
  // What has been heard isn't repeated.
  useEffect(() => {
    if (whatWorks !== null) announce(whatWorks);
  }, [announce, whatWorks]);
  return (
    <>
      <CityInPage />
      <Notice
        tone="caution"
        action={
          <Button variant="plain" onClick={() => void refetchFailed(client)}>
            {words.page.retry}
          </Button>
        }
      >
        {whatWorks === null ? cause : `${cause} ${whatWorks}`}
      </Notice>
    </>
  );
}
