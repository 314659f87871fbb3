import { useQueryClient } from '@tanstack/react-query';

import type { ApiError, ApiErrorKind } from '../../../api/ApiError.ts';
import type { LotFeed } from '../../../api/feeds/lots/lotFeed.ts';
import { LOTS_KEY, stopsKey } from '../../../api/queries/query-keys.ts';
import type { Read } from '../../../api/Read.ts';
import type { RouteRead } from '../../../api/RouteRead.ts';
import type { StopsAnswer } from '../../../contract/stops/stop.ts';
import { failureReason } from '../../../lib/words/failureReason.ts';
import { RetryOrReload } from '../../../ui/loading/RetryOrReload.tsx';
import { useIsCauseSaid } from '../../../ui/panels/CauseSaid.ts';
import { Notice } from '../../../ui/panels/Notice.tsx';
import type { Language } from '../../../ui/text/Language.tsx';

/** A part of the searched data that couldn't be read. */
export interface SearchFailure {
  readonly sentence: string;
  readonly kind: ApiErrorKind;
  readonly queryKeys: readonly (readonly unknown[])[];
}

/** The parts that can't be searched because their reads failed. Pending reads don't count. */
export function searchFailures(
  stopReads: readonly RouteRead<StopsAnswer>[],
  lotsRead: Read<LotFeed> | undefined,
  { words, formats, labelOf }: Pick<Language, 'words' | 'formats' | 'labelOf'>,
): readonly SearchFailure[] {
  const sentence = (part: string, error: ApiError) =>
    words.search.partFailed(part, failureReason(error, words.failures));
  const failed = stopReads.flatMap(({ route: { routeID }, read }) =>
    read?.answer === undefined && read?.failure !== undefined
      ? [{ routeID, error: read.failure.error }]
      : [],
  );
  const [first] = failed;
  const routeIDs = failed.map(({ routeID }) => routeID);
  const stopFailures =
    first === undefined
      ? []
      : [
          {
            sentence: sentence(
              words.stop.stopsOfRoutes(failed.length, formats.list(routeIDs.map(labelOf))),
              first.error,
            ),
            kind: first.error.kind,
            queryKeys: routeIDs.map(stopsKey),
          },
        ];
  if (lotsRead?.failure === undefined || lotsRead.answer !== undefined) return stopFailures;
  // Events come with the lots.
  const part = formats.list([words.layers.lots, words.page.tabs.events]);
  return [
    ...stopFailures,
    {
      sentence: sentence(part, lotsRead.failure.error),
      kind: lotsRead.failure.error.kind,
      queryKeys: [LOTS_KEY],
    },
  ];
}

/** That the whole city couldn't be searched; nothing where the service does not offer it. */
export function citySearchFailure(
  {
    error,
    isNotOffered,
    queryKey,
  }: {
    readonly error: ApiError | undefined;
    readonly isNotOffered: boolean;
    readonly queryKey: readonly unknown[];
  },
  { words }: Pick<Language, 'words'>,
): readonly SearchFailure[] {
  if (error === undefined || isNotOffered) return [];
  const why = failureReason(error, words.failures);
  const sentence = words.search.partFailed(words.layers.stops, why);
  return [{ sentence, kind: error.kind, queryKeys: [queryKey] }];
}

/** Says which parts couldn't be searched and why: that isn't the same as no match. */
export function SearchFailures({ parts }: { parts: readonly SearchFailure[] }) {
  const queryClient = useQueryClient();
  const isCauseSaid = useIsCauseSaid();
  const unsaid = parts.filter(({ kind }) => !isCauseSaid(kind));
  return unsaid.map(({ sentence, kind, queryKeys }) => (
    <Notice
      key={sentence}
      tone="failure"
      action={
        <RetryOrReload
          kind={kind}
          onRetry={() => {
            for (const queryKey of queryKeys) void queryClient.refetchQueries({ queryKey });
          }}
        />
      }
    >
      {sentence}
    </Notice>
  ));
}
