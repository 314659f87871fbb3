import './NoticeLines.css';
import { memo, type ReactNode, useState } from 'react';

import { dotSeparated } from '../../../lib/words/dotSeparated.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ExternalLink } from '../../../ui/controls/ExternalLink.tsx';
import { LinkedText } from '../../../ui/controls/LinkedText.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Notice } from '../Notice.ts';
import { hasMore, summaryOf, whenOf } from '../noticeWords.ts';
import type { LocalText } from '../rules/chooseText.ts';

/** More would be a wall. */
const MOST_LINES = 3;

interface NoticeLinesProps {
  notices: readonly Notice[];
  /** Milliseconds since 1970, by the service's clock. */
  now: number;
  /** How many are shown before "4 more". */
  most?: number;
  /** Whether each notice opens, also one whose text has room. */
  isFolded?: boolean;
  /** What is above a notice's title, such as the routes that it concerns. Text, as in a heading. */
  above?: ((notice: Notice) => ReactNode) | undefined;
}

/** Notices, one line each, which opens the text. Empty without any. */
export function NoticeLines({
  notices,
  now,
  most = MOST_LINES,
  isFolded = false,
  above,
}: NoticeLinesProps) {
  const { words, formats } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  if (notices.length === 0) return null;
  // One line that says "1 more" takes as much room as the notice.
  const isCut = !isOpen && notices.length > most + 1;
  const shown = isCut ? notices.slice(0, most) : notices;
  return (
    <>
      <ul className="notices" aria-label={words.page.tabs.notices}>
        {shown.map((notice) => (
          <li key={notice.id} className="notices__one">
            <NoticeLine notice={notice} now={now} isFolded={isFolded} above={above} />
          </li>
        ))}
      </ul>
      {isCut ? (
        <p>
          <Button variant="plain" onClick={() => setOpen(true)}>
            {words.notices.more(formats.number(notices.length - shown.length))}
          </Button>
        </p>
      ) : null}
    </>
  );
}

/** A text in its own language, so that a screen reader speaks it right. */
function Spoken({ of: { text, lang }, className }: { of: LocalText; className: string }) {
  return text === '' ? null : (
    <span className={className} lang={lang} dir="auto">
      {text}
    </span>
  );
}

interface NoticeLineProps extends Pick<NoticeLinesProps, 'now' | 'isFolded' | 'above'> {
  notice: Notice;
}

const NoticeLine = memo(function NoticeLine({ notice, now, isFolded, above }: NoticeLineProps) {
  const { words, formats, lang, timeZone } = useLanguage();
  const { header, description, importance, effect, webUrl } = notice;
  const when = whenOf(notice, { words, formats, lang, timeZone, now });
  const opens = isFolded === true || hasMore(notice);
  const head = (
    <>
      <Icon name="notice" size={18} />
      <span className="notice-line__what">
        {dotSeparated([words.notices.effects[effect], when].filter((part) => part !== ''))}
      </span>
      {opens ? (
        <span className="notice-line__open">
          <Icon name="chevron" size={16} />
        </span>
      ) : null}
      {above?.(notice)}
      <Spoken of={header} className="notice-line__title" />
      <Spoken of={summaryOf(notice)} className="notice-line__summary" />
    </>
  );
  if (!opens)
    return (
      <div className="notice-line" data-importance={importance}>
        <div className="notice-line__head">{head}</div>
      </div>
    );
  return (
    <details className="notice-line" data-importance={importance}>
      <summary className="notice-line__head">{head}</summary>
      <div className="notice-line__text">
        {description.text === '' ? null : (
          <p lang={description.lang} dir="auto">
            <LinkedText text={description.text} />
          </p>
        )}
        {webUrl === undefined ? null : (
          <p>
            <ExternalLink url={webUrl}>{words.notices.web}</ExternalLink>
          </p>
        )}
      </div>
    </details>
  );
});
