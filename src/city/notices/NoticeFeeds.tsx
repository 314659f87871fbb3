import { ROUTE_DOCUMENT } from '../../contract/operations/operations.ts';
import { useLinkPolicy } from '../../ui/controls/LinkPolicy.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useSettings } from '../reads/SettingsContext.ts';

interface NoticeFeedsProps {
  of: 'routes' | 'stops';
  id: string;
}

/** Links to the notices of a route or stop for other apps. Nothing where the page's own server doesn't have them. */
export function NoticeFeeds({ of, id }: NoticeFeedsProps) {
  const { words } = useLanguage();
  const { features, routeDocuments } = useSettings();
  const policy = useLinkPolicy();
  // The same server answers both.
  const isOffered = routeDocuments === ROUTE_DOCUMENT.path;
  if (features.notices !== true || !isOffered || policy === 'text') return null;
  const path = `/notices/${of}/${encodeURIComponent(id)}`;
  const target = policy === 'new-tab' ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <p>
      <small>
        {words.notices.otherApps}{' '}
        <a href={`${path}.rss`} {...target}>
          {words.notices.rss}
        </a>
        {words.page.comma}
        <a href={`${path}.ics`} {...target}>
          {words.notices.calendar}
        </a>
      </small>
    </p>
  );
}
