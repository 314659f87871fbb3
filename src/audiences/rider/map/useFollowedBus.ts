import { useCallback, useEffect } from 'react';

import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useChangeView, usePageView } from '../../../view/ViewContext.tsx';

interface FollowedBus {
  /** By `vehicleKey`; null if the camera follows no bus. */
  readonly followedKey: string | null;
  /** Stops following and announces it. */
  readonly stopFollowing: () => void;
}

/** The bus that the view follows (R13). Selecting anything else stops following it. */
export function useFollowedBus(): FollowedBus {
  const { words } = useLanguage();
  const announce = useAnnounce();
  const changeView = useChangeView();
  const { follow, selection } = usePageView();
  const isOtherSelected =
    selection !== null && (selection.kind !== 'vehicle' || selection.id !== follow);
  const stopFollowing = useCallback(() => {
    if (follow === null) return;
    changeView({ follow: null });
    announce(words.follow.stopped);
  }, [follow, changeView, announce, words]);
  useEffect(() => {
    if (isOtherSelected) stopFollowing();
  }, [isOtherSelected, stopFollowing]);
  return { followedKey: isOtherSelected ? null : follow, stopFollowing };
}
