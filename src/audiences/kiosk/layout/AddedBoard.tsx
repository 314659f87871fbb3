import { Suspense } from 'react';

import { ADDED_PARTS, ADDED_THINGS, type AddedPanel } from '../../../city/parts.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { PagedList } from '../paged/PagedList.tsx';
import { RowNumber } from '../paged/RowNumber.tsx';
import { RowText } from '../paged/RowText.tsx';
import type { Station } from '../station/useStation.ts';
import { useWalkWords } from '../station/walk.ts';

/** The panel of a subject that came after the first version. Its code loads only on displays that have it. */
export function AddedBoard({ name, station }: { name: AddedPanel; station: Station | null }) {
  const { words } = useLanguage();
  const { scale } = useKiosk();
  const walkWords = useWalkWords();
  const { onBoard: OnBoard } = ADDED_PARTS[name];
  return (
    <Suspense fallback={<p className="kiosk__loading">{words.page.loading}</p>}>
      <OnBoard here={station?.here ?? null} walkWords={walkWords}>
        {(rows, none) => (
          <PagedList
            title={words.page.tabs[name]}
            items={rows}
            keyOf={({ id }) => id}
            nameOf={(row) => row.name}
            selectionOf={({ kind, id }) => ({ kind, id })}
            empty={<p>{none}</p>}
            renderRow={({ kind, name: ofThing, details, number }) => {
              const { mark: Mark } = ADDED_THINGS[kind];
              return (
                <>
                  <Mark size={scale.medium} />
                  <RowText name={ofThing} details={details} />
                  <RowNumber figure={{ number }} />
                </>
              );
            }}
          />
        )}
      </OnBoard>
    </Suspense>
  );
}
