import { type ReactNode, useState } from 'react';

import {
  type LinkParameters,
  pageLink,
  shareLink,
  type ShareOutcome,
} from '../../ui/browser/shareLink.ts';
import { useAnnounce } from '../../ui/text/Announcer.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { usePageView } from '../../view/ViewContext.tsx';

/** What a link says of where somebody is, or was when a way from there was opened. */
const WHEREABOUTS = { near: null, center: null, zoom: null, bearing: null };

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

/**
 * Shares the view, which is all in the page's link. Of a way from or to where the rider is, nobody needs to learn where that
 * is.
 */
export function useShareLink({ shared, className }: ShareLinkOptions = {}): SharedLink {
  const { share: words } = useLanguage().words;
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const { journey } = usePageView();
  const isFromRider = journey !== null && (journey.from === null || journey.to === null);
  const { note = '' } = shared ?? {};
  const link = () =>
    pageLink({ ...(isFromRider ? WHEREABOUTS : undefined), ...shared?.parameters });
  const share = async () => {
    const result = await shareLink(link(), document.title);
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
        <input dir="ltr" readOnly value={link()} onFocus={({ target }) => target.select()} /> {note}
      </label>
    ),
  };
  return {
    share,
    message: outcome === null ? null : messages[outcome],
    clearMessage: () => setOutcome(null),
  };
}
