import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import { subscribeToService } from '../../../api/pocket/service-state.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { CityInPage, refetchFailed } from './CityInPage.tsx';

/** Says once for the whole page that the service doesn't answer, and brings the timetable. */
export function ServiceDown() {
  const { words } = useLanguage();
  const announce = useAnnounce();
  const client = useQueryClient();
  const isOnline = useSyncExternalStore(subscribeToService, () => navigator.onLine);
  const sentence = isOnline ? words.offline.serviceDown : words.offline.noNetwork;
  useEffect(() => announce(sentence), [announce, sentence]);
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
        {sentence}
      </Notice>
    </>
  );
}
