import { useCallback, useEffect } from 'react';

import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { currentView } from '../../../view/useView.ts';
import { useChangeView, usePageView } from '../../../view/ViewContext.tsx';

interface FollowedBus {
  /** By `vehicleKey`; null if the camera follows no bus. */
  readonly followedKey: string | null;
  /** Stops following and announces it. */
  readonly stopFollowing: () => void;
}

/** The bus that the view follows. Selecting anything else stops following it. */
export function useFollowedBus(): FollowedBus {
  const { words } = useLanguage();
  const announce = useAnnounce();
  const changeView = useChangeView();
  const { follow, selection } = usePageView();
  const isOtherSelected =
    selection !== null && (selection.kind !== 'vehicle' || selection.id !== follow);
  const stopFollowing = useCallback(() => {
    // Not this part's view: the map gets each view a frame late, and the rider may move it before that.
    if (currentView().follow === null) return;
    changeView({ follow: null });
    announce(words.follow.stopped);
  }, [changeView, announce, words]);
  useEffect(() => {
    if (isOtherSelected && currentView().follow === follow) stopFollowing();
  }, [isOtherSelected, follow, stopFollowing]);
  return { followedKey: isOtherSelected ? null : follow, stopFollowing };
}
