import '../../../ui/panels/BoxedRow.css';
import './Chooser.css';

import type { ReactNode } from 'react';

import { Card } from '../../../ui/panels/Card.tsx';
import { DotSeparated } from '../../../ui/text/DotSeparated.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Selection } from '../../../view/view.ts';

export interface Choice {
  readonly selection: Selection;
  readonly name: string;
  /** What kind of thing it is, and what tells it from others of its name. */
  readonly details: readonly string[];
}

interface ChooserProps {
  choices: readonly Choice[];
  /** What the map has for it. */
  markOf: (selection: Selection) => ReactNode;
  onChoose: (selection: Selection) => void;
  onHighlight: (selection: Selection | null) => void;
  onClose: () => void;
}

/** Where a tap met several things, a list of them to choose from (R14). */
export function Chooser({ choices, markOf, onChoose, onHighlight, onClose }: ChooserProps) {
  const { words, formats } = useLanguage();
  const title = words.lists.choose(choices.length, formats.number(choices.length));
  return (
    <Card title={title} closeLabel={words.page.back} onClose={onClose}>
      <ul className="chooser" aria-label={title}>
        {choices.map(({ selection, name, details }) => (
          <li key={`${selection.kind} ${selection.id}`}>
            <button
              type="button"
              className="boxed-row chooser__choice"
              onClick={() => onChoose(selection)}
              onPointerEnter={() => onHighlight(selection)}
              onPointerLeave={() => onHighlight(null)}
              onFocus={() => onHighlight(selection)}
              onBlur={() => onHighlight(null)}
            >
              <span className="chooser__mark">{markOf(selection)}</span>
              <span>{name}</span>
              <DotSeparated className="chooser__kind" parts={details} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
