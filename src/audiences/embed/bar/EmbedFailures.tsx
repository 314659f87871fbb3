import './EmbedFailures.css';
import {
  useAddedReads,
  useLotsRead,
  useVehicleFeeds,
} from '../../../city/reads/live/live-reads.ts';
import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';
import { useKnownReads, useUnknownRoutes } from '../../../city/reads/unknown-routes.ts';
import { failureReason } from '../../../lib/words/failureReason.ts';
import { ReloadButton } from '../../../ui/loading/ReloadButton.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { usePageView } from '../../../view/ViewContext.tsx';

/**
 * Says in one line what couldn't be loaded and why, because a frame may show no list. A frame never reloads
 * by itself, because its host page doesn't expect that; it offers a button. A route that the
 * city doesn't have is not a failure: the URL is wrong.
 */
export function EmbedFailures() {
  const { words, formats, lang } = useLanguage('page');
  const { stopReads } = useCityStops();
  const unknown = useUnknownRoutes(stopReads);
  const knownStopReads = useKnownReads(stopReads);
  const knownFeedReads = useKnownReads(useVehicleFeeds());
  const lotsRead = useLotsRead();
  const addedReads = useAddedReads();
  const { hidden } = usePageView();
  const failed = [
    ...knownStopReads.map(({ read }) => ({ layer: 'stops', read }) as const),
    ...knownFeedReads.map(({ read }) => ({ layer: 'vehicles', read }) as const),
    { layer: 'lots', read: lotsRead } as const,
    ...Array.from(addedReads, ([layer, read]) => ({ layer, read })),
  ].flatMap(({ layer, read }) =>
    // The failure of a hidden layer changes nothing that the frame shows.
    read?.failure === undefined || hidden.includes(layer)
      ? []
      : [{ layer, error: read.failure.error, receivedAt: read.receivedAt }],
  );
  const receivedAt = failed.flatMap((one) => one.receivedAt ?? []);
  const oldest = useNow(1000, (now) => formats.duration(now - Math.min(now, ...receivedAt)));
  const [first] = failed;
  if (first === undefined) {
    if (unknown.length === 0) return null;
    const sentence = words.routes.unknown(unknown.length, formats.list(unknown));
    return <span className="frame-failed">{sentence}</span>;
  }
  const names = [...new Set(failed.map(({ layer }) => words.layers[layer]))];
  const parts = formats.list(
    names.map((name, index) => (index === 0 ? name : name.toLocaleLowerCase(lang))),
  );
  const reason = failureReason(first.error, words.failures);
  return (
    <span className="frame-failed">
      {receivedAt.length < failed.length
        ? words.failures.part(parts, reason)
        : words.failures.stale(parts, reason, oldest)}
      {failed.some(({ error }) => error.kind === 'chunk') ? (
        <>
          {' '}
          <ReloadButton />
        </>
      ) : null}
    </span>
  );
}
