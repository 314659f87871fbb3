import './LotExport.css';
import { useState } from 'react';

import { importChunk } from '../../../lib/loading/ChunkLoadError.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useLinkPolicy } from '../../../ui/controls/LinkPolicy.tsx';
import { ReloadButton } from '../../../ui/loading/ReloadButton.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { ListedLot } from '../listLots.ts';
import type { ExportFormat } from './lot-exports.ts';

interface LotExportProps {
  /** The lots in the list, in list order. */
  lots: readonly ListedLot[];
  /** When their counts were fetched, milliseconds since 1970. */
  fetchedAt: number;
}

/**
 * Buttons that save the list as a file. The code that does it is loaded when it is needed, which is
 * rare. Renders nothing where the link policy is `text`.
 */
export function LotExport({ lots, fetchedAt }: LotExportProps) {
  const { words } = useLanguage();
  const isAllowed = useLinkPolicy() !== 'text';
  const [failed, setFailed] = useState<string | null>(null);
  if (!isAllowed || lots.length === 0) return null;
  const save = async (format: ExportFormat) => {
    try {
      (await importChunk(() => import('./lot-exports.ts'))).saveLots(format, lots, fetchedAt);
    } catch {
      setFailed(format);
    }
  };
  return (
    <p className="lot-export">
      {words.parking.save}
      <Button variant="plain" onClick={() => void save('CSV')}>
        CSV
      </Button>
      <Button variant="plain" onClick={() => void save('GeoJSON')}>
        GeoJSON
      </Button>
      {failed === null ? null : (
        <>
          {words.failures.part(failed, words.failures.chunk)} <ReloadButton />
        </>
      )}
    </p>
  );
}
