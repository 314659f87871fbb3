import { type ReactNode, useState } from 'react';

import {
  type LinkParameters,
  pageLink,
  shareLink,
  type ShareOutcome,
} from '../browser/shareLink.ts';
import { useAnnounce } from '../text/Announcer.tsx';
import { useLanguage } from '../text/Language.tsx';

/** What is shared where the page's address is not enough. */
export interface SharedView {
  readonly parameters: LinkParameters;
  /** What a reader of the link gets instead of what the page shows. */
  readonly note?: string;
}

interface ShareLinkOptions {
  shared?: SharedView | undefined;
  /** The class of the message. */
  className?: string;
}

interface SharedLink {
  readonly share: () => Promise<void>;
  /** That the link was copied, or the link for copying by hand, and its note. Empty before; the system's share sheet tells. */
  readonly message: ReactNode;
  readonly clearMessage: () => void;
}

/** Shares the view, which is all in the page's link. */
export function useShareLink({ shared, className }: ShareLinkOptions = {}): SharedLink {
  const { share: words } = useLanguage().words;
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const { parameters, note = '' } = shared ?? {};
  const share = async () => {
    const result = await shareLink(pageLink(parameters), document.title);
    setOutcome(result);
    const said = { shared: '', copied: words.copied, 'by-hand': words.copyManually }[result];
    const announced = `${said} ${note}`.trim();
    if (announced !== '') announce(announced);
  };
  const messages = {
    shared: note === '' ? null : <p className={className}>{note}</p>,
    copied: (
      <p className={className}>
        {words.copied} {note}
      </p>
    ),
    'by-hand': (
      <label className={className}>
        {words.copyManually}
        <input
          dir="ltr"
          readOnly
          value={pageLink(parameters)}
          onFocus={({ target }) => target.select()}
        />{' '}
        {note}
      </label>
    ),
  };
  return {
    share,
    message: outcome === null ? null : messages[outcome],
    clearMessage: () => setOutcome(null),
  };
}
