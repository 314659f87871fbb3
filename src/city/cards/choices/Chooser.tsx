import '../../../ui/panels/BoxedRow.css';
import './Chooser.css';
import type { ReactNode } from 'react';

import { dotSeparated } from '../../../lib/words/dotSeparated.ts';
import { highlighting } from '../../../ui/controls/highlighting.ts';
import { Card } from '../../../ui/panels/Card.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Selection } from '../../../view/view.ts';

export interface Choice {
  readonly selection: Selection;
  readonly name: string;
  /** Its kind, and what distinguishes it from others of the same name. */
  readonly details: readonly string[];
}

interface ChooserProps {
  choices: readonly Choice[];
  /** The thing's map symbol. */
  markOf: (selection: Selection) => ReactNode;
  onChoose: (selection: Selection) => void;
  onHighlight: (selection: Selection | null) => void;
  onClose: () => void;
}

/** A list of the things that one tap hit, to choose from. */
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
              {...highlighting(selection, onHighlight)}
            >
              <span className="chooser__mark">{markOf(selection)}</span>
              <span>{name}</span>
              <span className="secondary">{dotSeparated(details)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
