import './LotExport.css';
import { saveFile } from '../../../ui/browser/saveFile.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useLinkPolicy } from '../../../ui/controls/ExternalLink.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { ListedLot } from '../listLots.ts';
import { lotsAsCsv, lotsAsGeoJson } from './lot-exports.ts';

interface LotExportProps {
  /** The lots in the list, in list order. */
  lots: readonly ListedLot[];
  /** When their counts were fetched, milliseconds since 1970. */
  fetchedAt: number;
}

/** Buttons that save the list as a file (C36). Renders nothing where the link policy is `text`. */
export function LotExport({ lots, fetchedAt }: LotExportProps) {
  const { words } = useLanguage();
  const isAllowed = useLinkPolicy() !== 'text';
  if (!isAllowed || lots.length === 0) return null;
  return (
    <p className="lot-export">
      {words.parking.save}
      <Button
        variant="plain"
        onClick={() => saveFile('parking.csv', 'text/csv', lotsAsCsv(lots, fetchedAt))}
      >
        CSV
      </Button>
      <Button
        variant="plain"
        onClick={() =>
          saveFile('parking.geojson', 'application/geo+json', lotsAsGeoJson(lots, fetchedAt))
        }
      >
        GeoJSON
      </Button>
    </p>
  );
}
