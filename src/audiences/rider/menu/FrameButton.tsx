import { Icon } from '../../../ui/icons/Icon.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { urlFromView } from '../../../view/urlFromView.ts';
import { useView } from '../../../view/useView.ts';

interface FrameButtonProps {
  /** The routes that the view lacks; see `useRoutesToShare`. */
  routes: readonly string[] | null;
}

/** Opens the builder of frames with the current view. Its `lang` is the frame's, its `ui` the page's. */
export function FrameButton({ routes }: FrameButtonProps) {
  // The URL's view, because `usePageView` may lag behind it.
  const [view] = useView();
  const { words, lang } = useLanguage();
  const query = urlFromView({
    ...view,
    routes: view.routes ?? routes,
    watches: [],
    follow: null,
  });
  return (
    <div className="menu__share">
      <a className="button button--quiet" href={`/?view=builder&ui=${lang}&${query}`}>
        <Icon name="layers" size={18} />
        {words.share.frame}
      </a>
    </div>
  );
}
