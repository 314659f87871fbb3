import { useState } from 'react';

import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { routesInView } from '../../../features/routes/routesInView.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useView } from '../../../view/useView.ts';
import { frameSnippet } from '../../frameSnippet.ts';

/** The HTML of a frame with the current view, to copy into a page (R27, B17). */
export function FrameCode() {
  const settings = useSettings();
  // The URL's view, because `usePageView` may lag behind it.
  const [view] = useView();
  const { words, formats } = useLanguage();
  const { share, page, routes } = words;
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<string | null>(null);
  const names = routesInView(view.routes ?? [], settings.routes, routes.unnamed).map(
    ({ routeID, name }) => (name === routes.unnamed(routeID) ? name : routes.name(routeID, name)),
  );
  const title = [
    page.title(settings.city.name),
    ...(names.length > 0 ? [formats.list(names)] : []),
  ];
  const code = frameSnippet(view, window.location.href, {
    title: title.join(': '),
    link: page.title(settings.city.name),
  });
  const copy = async () => {
    let result: string = share.frameCopied;
    try {
      await navigator.clipboard.writeText(code);
    } catch {
      // A page without HTTPS has no clipboard.
      result = share.frameCopyManually;
    }
    setOutcome(result);
    announce(result);
  };
  return (
    <div className="map-menu__frame">
      <label>
        {share.frameCode}
        <textarea
          readOnly
          rows={6}
          spellCheck={false}
          value={code}
          onFocus={({ target }) => target.select()}
        />
      </label>
      <Button onClick={() => void copy()}>{share.frameCopy}</Button>
      {outcome === null ? null : <p>{outcome}</p>}
    </div>
  );
}
