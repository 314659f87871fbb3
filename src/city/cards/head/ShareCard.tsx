import './ShareCard.css';
import { useState } from 'react';

import { type Outcome, pageLink, shareLink } from '../../../ui/browser/shareLink.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';

/** In the head of a card: shares its link. What became of it stays below until the focus goes on. */
export function ShareCard() {
  const { share } = useLanguage().words;
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const onClick = async () => {
    const result = await shareLink(pageLink(), document.title);
    setOutcome(result);
    if (result === 'copied') announce(share.copied);
    if (result === 'by-hand') announce(share.copyManually);
  };
  return (
    <span
      className="share-card"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOutcome(null);
      }}
    >
      <IconButton icon="share" label={share.button} onClick={() => void onClick()} />
      {outcome === 'copied' ? <span className="share-card__outcome">{share.copied}</span> : null}
      {outcome === 'by-hand' ? (
        <label className="share-card__outcome">
          {share.copyManually}
          <input dir="ltr" readOnly value={pageLink()} onFocus={({ target }) => target.select()} />
        </label>
      ) : null}
    </span>
  );
}
