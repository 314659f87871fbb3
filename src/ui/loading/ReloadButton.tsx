import { useState } from 'react';

import { Button } from '../controls/Button.tsx';
import { useAnnounce } from '../text/Announcer.tsx';
import { useLanguage } from '../text/Language.tsx';
import { reloadIfReachable } from './lazyComponent.ts';

/**
 * Reloads the page, the only way to load a script that failed. If the server can't be reached,
 * the page stays and a message says so.
 */
export function ReloadButton() {
  const { page } = useLanguage('page').words;
  const announce = useAnnounce();
  const [isUnreachable, setUnreachable] = useState(false);
  const reload = async () => {
    setUnreachable(false);
    if (await reloadIfReachable()) return;
    setUnreachable(true);
    announce(page.reloadFailed);
  };
  return (
    <>
      <Button variant="plain" onClick={() => void reload()}>
        {page.reload}
      </Button>
      {isUnreachable ? ` ${page.reloadFailed}` : null}
    </>
  );
}
