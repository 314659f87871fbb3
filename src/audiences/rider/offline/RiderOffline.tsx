import { useEffect } from 'react';

import { PersistedReads } from '../../../city/persisted/PersistedReads.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Optional } from '../../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { RIDER_ANSWERS } from '../saved/rider-answers.ts';
import { maySave } from '../saved/rider-saving.ts';
import { CityInPage } from './CityInPage.tsx';
import { useNewVersion } from './useNewVersion.ts';

/** Only false is reliable: a browser takes any connection for a network. */
const isOnline = () => navigator.onLine;

/** Milliseconds. The map and the cards come first, if there is a network. */
const SAVE_AFTER = 8_000;

const SaveTimetables = lazyComponent(async () => {
  if (isOnline()) await new Promise((resolve) => setTimeout(resolve, SAVE_AFTER));
  return (await import('./SaveTimetables.tsx')).SaveTimetables;
});

const LaterCity = lazyComponent(async () => {
  if (isOnline()) await new Promise((resolve) => setTimeout(resolve, SAVE_AFTER));
  return CityInPage;
});

const SAVE_POLICY = { maySave, restoreDelay: 3_000, saveInterval: 0 };

/** Saved data for times without a network, and the offer of a new version. */
export function RiderOffline() {
  return (
    <>
      <PersistedReads store={RIDER_ANSWERS} policy={SAVE_POLICY} />
      <Optional>
        <SaveTimetables />
      </Optional>
      <Optional>
        <LaterCity />
      </Optional>
      {/* The reads are saved even if the words of the offer cannot be loaded. */}
      <Optional>
        <NewVersion />
      </Optional>
    </>
  );
}

function NewVersion() {
  const { words } = useLanguage();
  const announce = useAnnounce();
  const accept = useNewVersion();
  const { newVersion } = words.offline;
  const isOffered = accept !== null;
  useEffect(() => {
    if (isOffered) announce(newVersion);
  }, [isOffered, newVersion, announce]);
  return accept === null ? null : (
    <Notice
      tone="quiet"
      action={
        <Button variant="plain" onClick={accept}>
          {words.page.reload}
        </Button>
      }
    >
      {newVersion}
    </Notice>
  );
}
