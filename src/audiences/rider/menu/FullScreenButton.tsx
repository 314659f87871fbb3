import { useState } from 'react';

import { toggleFullScreen, useFullScreen } from '../../../ui/browser/useFullScreen.ts';
import { useMediaQuery } from '../../../ui/browser/useMediaQuery.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';

/** Where the map has no room for a button of its own; the same query as in MapControls.css. */
const MAP_WITHOUT_BUTTON = '(max-width: 719px), (max-height: 359px)';

/** Enters and exits full screen where the map has no button for it, if the browser can. */
export function FullScreenButton() {
  const { map } = useLanguage().words;
  const announce = useAnnounce();
  const isFull = useFullScreen();
  const isNeeded = useMediaQuery(MAP_WITHOUT_BUTTON);
  const [hasFailed, setFailed] = useState(false);
  // Safari on iPhones has no full screen.
  if (!isNeeded || !document.fullscreenEnabled) return null;
  const toggle = async () => {
    try {
      await toggleFullScreen();
      setFailed(false);
    } catch {
      setFailed(true);
      announce(map.fullScreenFailed);
    }
  };
  return (
    <div>
      <Button onClick={() => void toggle()}>
        <Icon name={isFull ? 'exitFullscreen' : 'fullscreen'} size={18} />
        {isFull ? map.fullScreenLeave : map.fullScreen}
      </Button>
      {hasFailed ? <p>{map.fullScreenFailed}</p> : null}
    </div>
  );
}
