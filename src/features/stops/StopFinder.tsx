import './StopFinder.css';

import { useId, useState } from 'react';

import { Button } from '../../ui/Button.tsx';
import { useFirstLanguage } from '../../ui/Language.tsx';

/** What a sign may hold: four digits once, letters and more digits since (interface in practice). */
const STOP_ID = /^[\p{L}\p{N}]{1,8}$/u;

/** Opens a stop by the number on its sign, whether it is on a chosen route or not (R5). */
export function StopFinder({ onFind }: { onFind: (stopID: string) => void }) {
  const { words } = useFirstLanguage();
  const id = useId();
  const [text, setText] = useState('');
  const stopID = text.trim();
  return (
    <form
      className="stop-finder"
      onSubmit={(event) => {
        event.preventDefault();
        if (STOP_ID.test(stopID)) onFind(stopID);
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {words.stops.findByID}
      </label>
      <input
        id={id}
        className="stop-finder__field"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        placeholder={words.stops.findByIDHint}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" icon="search" disabled={!STOP_ID.test(stopID)}>
        {words.stops.find}
      </Button>
    </form>
  );
}
