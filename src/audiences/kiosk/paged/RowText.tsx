import { Fragment, type ReactNode } from 'react';

import { useKiosk } from '../options/KioskOptionsContext.ts';
import { partsAtSlashes } from './name-fit.ts';
import type { RowLayout } from './row-layout.ts';

interface RowTextProps {
  name: string;
  layout: RowLayout;
  /** Before the first line below the name. */
  mark: ReactNode;
}

/** The name of a row, never cut, and the lines below it. */
export function RowText({ name, layout: { factor, details }, mark }: RowTextProps) {
  const { scale } = useKiosk();
  const hasMark = (index: number) => index === 0 && mark !== undefined;
  return (
    <div className="kiosk-row__text">
      <p className="kiosk-row__name" style={factor < 1 ? { fontSize: factor * scale.medium } : {}}>
        <bdi>
          {partsAtSlashes(name).map((part, index) => (
            <Fragment key={`${index} ${part}`}>
              {index === 0 ? null : <wbr />}
              {part}
            </Fragment>
          ))}
        </bdi>
      </p>
      {details.map((text, index) => (
        <p key={text} className={`kiosk-row__detail${hasMark(index) ? ' kiosk__mark' : ''}`}>
          {hasMark(index) ? <>{mark} </> : null}
          {/* A sentence has the page's direction, also if it begins with a value that it isolates; a name has its own. */}
          {/[\u2066-\u2069]/.test(text) ? text : <bdi>{text}</bdi>}
        </p>
      ))}
    </div>
  );
}
