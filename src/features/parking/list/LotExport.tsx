import './LotExport.css';
import { useState } from 'react';

import { importChunk } from '../../../lib/loading/ChunkLoadError.ts';
import { saveFile } from '../../../ui/browser/saveFile.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useLinkPolicy } from '../../../ui/controls/LinkPolicy.tsx';
import { ReloadButton } from '../../../ui/loading/ReloadButton.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { ListedLot } from '../listLots.ts';

const FORMATS = {
  CSV: { file: 'parking.csv', type: 'text/csv', write: 'lotsAsCsv' },
  GeoJSON: { file: 'parking.geojson', type: 'application/geo+json', write: 'lotsAsGeoJson' },
} as const;

interface LotExportProps {
  /** The lots in the list, in list order. */
  lots: readonly ListedLot[];
  /** When their counts were fetched, milliseconds since 1970. */
  fetchedAt: number;
}

/**
 * Buttons that save the list as a file (C36). The code that writes it is loaded when it is needed, which is
 * rare. Renders nothing where the link policy is `text`.
 */
export function LotExport({ lots, fetchedAt }: LotExportProps) {
  const { words } = useLanguage();
  const isAllowed = useLinkPolicy() !== 'text';
  const [failed, setFailed] = useState<string | null>(null);
  if (!isAllowed || lots.length === 0) return null;
  const save = async (format: keyof typeof FORMATS) => {
    try {
      const exports = await importChunk(() => import('./lot-exports.ts'));
      const { file, type, write } = FORMATS[format];
      saveFile(file, type, exports[write](lots, fetchedAt));
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
