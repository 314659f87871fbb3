import { useState } from 'react';

import { listText } from '../../../lib/names/list-text.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';

/** How the link was shared. The system's share sheet gives its own feedback; by hand, the link is shown. */
type Outcome = 'shared' | 'copied' | 'by-hand';

const wasDismissed = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError';

async function share(url: string, title: string): Promise<Outcome> {
  try {
    if ('share' in navigator) {
      await navigator.share({ url, title });
      return 'shared';
    }
  } catch (error) {
    if (wasDismissed(error)) return 'shared';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // A page without HTTPS has no clipboard, and a frame may be denied it.
    return 'by-hand';
  }
}

interface ShareButtonProps {
  /** The routes that the page's address lacks; see `useRoutesToShare`. */
  routes: readonly string[] | null;
}

/** The page's address with these routes, and without a secret that a display's address had. */
function linkWith(routes: readonly string[] | null): string {
  const link = new URL(window.location.href);
  if (routes === null && !link.searchParams.has('secret')) return link.href;
  link.searchParams.delete('secret');
  if (routes !== null) link.searchParams.set('route', listText(routes));
  // Commas are valid in a query string, and the link stays readable.
  link.search = link.search.replaceAll('%2C', ',');
  return link.href;
}

/** Shares the view, which is all in the link. */
export function ShareButton({ routes }: ShareButtonProps) {
  const { words } = useLanguage();
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const onClick = async () => {
    const result = await share(linkWith(routes), document.title);
    setOutcome(result);
    if (result === 'copied') announce(words.share.copied);
    if (result === 'by-hand') announce(words.share.copyManually);
  };
  return (
    <div className="menu__share">
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
            value={linkWith(routes)}
            onFocus={({ target }) => target.select()}
          />
        </label>
      ) : null}
    </div>
  );
}
