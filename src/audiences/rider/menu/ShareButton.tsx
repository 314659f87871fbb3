import { useShareLink } from '../../../city/share/useShareLink.tsx';
import { listText } from '../../../lib/names/list-text.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';

interface ShareButtonProps {
  /** The routes that the page's address lacks; see `useRoutesToShare`. */
  routes: readonly string[] | null;
}

/** Shares the view, which is all in the link. */
export function ShareButton({ routes }: ShareButtonProps) {
  const { words } = useLanguage();
  const shared = routes === null ? undefined : { parameters: { route: listText(routes) } };
  const { share, message } = useShareLink({ shared });
  return (
    <div className="menu__share">
      <Button onClick={() => void share()}>
        <Icon name="out" size={18} />
        {words.share.button}
      </Button>
      {message}
    </div>
  );
}
