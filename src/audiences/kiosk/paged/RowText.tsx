import { Fragment, type ReactNode } from 'react';

import { withCapital } from '../../../lib/words/withCapital.ts';
import { lettersIn, longestIn } from './lettersIn.ts';

interface RowTextProps {
  name: string;
  /** Below the name. */
  details: readonly string[];
  /** After the details, where there is room for it. */
  more?: readonly string[] | undefined;
  /** Before the first of the details, which then says what it means. */
  mark?: ReactNode;
}

/** A number stays beside a short word, which may be its unit: "2 min walk" breaks before "2" or after "min". */
const withUnits = (text: string) => text.replaceAll(/(\d) (?=\p{L}{1,3}(?!\p{L}))/gu, '$1\u00A0');

/** A sentence has the page's direction, also if it begins with a value that it isolates; a name has its own. */
const Part = ({ text }: { text: string }) =>
  /[\u2066-\u2069]/.test(text) ? withUnits(text) : <bdi>{withUnits(text)}</bdi>;

/** The name of a row, never cut, and the words below it. */
export function RowText({ name, details, more = [], mark }: RowTextProps) {
  const lines = [
    ['kiosk-row__detail', details],
    ['kiosk-row__detail kiosk-row__more', more],
  ] as const;
  return (
    <div className="kiosk-row__text">
      <p
        className="kiosk-row__name"
        style={{ '--letters': lettersIn(name), '--longest': longestIn(name) }}
      >
        <bdi>
          {name
            .replaceAll('/', '/\n')
            .split('\n')
            .map((part, index) => (
              <Fragment key={`${index} ${part}`}>
                {index === 0 ? null : <wbr />}
                {part}
              </Fragment>
            ))}
        </bdi>
      </p>
      {lines.map(([className, texts]) =>
        texts.length === 0 ? null : (
          <p key={className} className={className}>
            {texts.map((text, index) => (
              <Fragment key={text}>
                {index === 0 ? null : '\u00A0· '}
                {index === 0 && mark !== undefined ? (
                  <span className="kiosk__mark">
                    {mark} <Part text={withCapital(text)} />
                  </span>
                ) : (
                  <Part text={index === 0 ? withCapital(text) : text} />
                )}
              </Fragment>
            ))}
          </p>
        ),
      )}
    </div>
  );
}
