import { useState } from 'react';

import { parsePlace } from '../../../../contract/links/parameter-parsers.ts';
import { parseBounds } from '../../../../contract/links/parseBounds.ts';
import { deviceLocation } from '../../../../ui/browser/deviceLocation.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { NumberField } from '../../fields/controls/NumberField.tsx';
import { TextField } from '../../fields/controls/TextField.tsx';
import { useBuilderWords } from '../../words/BuilderWordsContext.ts';
import type { BoardFieldProps } from '../state/useBoardState.ts';

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

/** Five decimals are about a meter. */
const DECIMALS = 5;

/** Where the display hangs, and which area its map shows. */
export function PlaceFields({ query, options, change }: BoardFieldProps) {
  const own = useBuilderWords().boards;
  const [hasFailed, setFailed] = useState(false);
  const [timesLocated, setTimesLocated] = useState(0);
  const near = query.get('near') ?? '';
  async function findHere() {
    try {
      const { lat, lon } = await deviceLocation();
      setFailed(false);
      setTimesLocated((times) => times + 1);
      change({ near: `${lat.toFixed(DECIMALS)},${lon.toFixed(DECIMALS)}` });
    } catch {
      setFailed(true);
    }
  }
  return (
    <>
      <TextField
        // The location of the device takes the place of what was typed.
        key={timesLocated}
        label={own.near}
        hint={own.nearHint}
        value={near}
        isValid={(text) => parsePlace(withoutSpaces(text)) !== null}
        onChange={(text) => change({ near: withoutSpaces(text) })}
      />
      <div className="builder-buttons">
        <Button onClick={() => void findHere()}>{own.nearHere}</Button>
      </div>
      {hasFailed ? <p role="alert">{own.nearFailed}</p> : null}
      <TextField
        label={own.area}
        hint={own.areaHint}
        value={query.get('bbox') ?? ''}
        isValid={(text) => parseBounds(withoutSpaces(text)) !== null}
        onChange={(text) => change({ bbox: withoutSpaces(text), center: null, zoom: null })}
      />
      <NumberField
        label={own.bearing}
        min={0}
        max={359}
        value={options.bearing === 0 ? null : options.bearing}
        placeholder="0"
        onChange={(degrees) => change({ bearing: degrees === null ? null : String(degrees) })}
      />
    </>
  );
}
