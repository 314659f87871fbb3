import { useState } from 'react';

import { type Outcome, pageLink, shareLink } from '../../../../ui/browser/shareLink.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { useAnnounce } from '../../../../ui/text/Announcer.tsx';
import { useLanguage } from '../../../../ui/text/Language.tsx';

interface ShareButtonProps {
  /** The routes that the page's address lacks; see `useRoutesToShare`. */
  routes: readonly string[] | null;
}

/** Shares the view, which is all in the link. */
export function ShareButton({ routes }: ShareButtonProps) {
  const { words } = useLanguage();
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const onClick = async () => {
    const result = await shareLink(pageLink(routes), document.title);
    setOutcome(result);
    if (result === 'copied') announce(words.share.copied);
    if (result === 'by-hand') announce(words.share.copyManually);
  };
  return (
    <div className="map-menu__share">
      <Button onClick={() => void onClick()}>
        <Icon name="out" size={18} />
        {words.share.button}
      </Button>
      {outcome === 'copied' ? <p>{words.share.copied}</p> : null}
      {outcome === 'by-hand' ? (
        <label>
          {words.share.copyManually}
          <input
            dir="ltr"
            readOnly
            value={pageLink(routes)}
            onFocus={({ target }) => target.select()}
          />
        </label>
      ) : null}
    </div>
  );
}
