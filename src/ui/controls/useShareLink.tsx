import { type ReactNode, useState } from 'react';

import { pageLink, shareLink, type ShareOutcome } from '../browser/shareLink.ts';
import { useAnnounce } from '../text/Announcer.tsx';
import { useLanguage } from '../text/Language.tsx';

interface ShareLinkOptions {
  /** The routes that the page's address lacks; null if it is enough. */
  routes?: readonly string[] | null;
  /** The class of the message. */
  className?: string;
}

interface SharedLink {
  readonly share: () => Promise<void>;
  /** That the link was copied, or the link for copying by hand. Empty before, and where the system's share sheet tells. */
  readonly message: ReactNode;
  readonly clearMessage: () => void;
}

/** Shares the view, which is all in the page's link. */
export function useShareLink({ routes = null, className }: ShareLinkOptions = {}): SharedLink {
  const { share: words } = useLanguage().words;
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const share = async () => {
    const result = await shareLink(pageLink(routes), document.title);
    setOutcome(result);
    if (result === 'copied') announce(words.copied);
    if (result === 'by-hand') announce(words.copyManually);
  };
  const messages = {
    shared: null,
    copied: <p className={className}>{words.copied}</p>,
    'by-hand': (
      <label className={className}>
        {words.copyManually}
        <input
          dir="ltr"
          readOnly
          value={pageLink(routes)}
          onFocus={({ target }) => target.select()}
        />
      </label>
    ),
  };
  return {
    share,
    message: outcome === null ? null : messages[outcome],
    clearMessage: () => setOutcome(null),
  };
}
