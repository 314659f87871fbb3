import './NoticeFold.css';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Notice } from '../Notice.ts';
import { NoticeLines } from './NoticeLines.tsx';

interface NoticeFoldProps {
  /** The most important first. */
  notices: readonly Notice[];
  now: number;
}

/** Notices in one line, whatever their number: the most important one and how many more there are. It opens all. */
export function NoticeFold({ notices, now }: NoticeFoldProps) {
  const { formats, words } = useLanguage();
  const [first] = notices;
  if (first === undefined) return null;
  const { header, importance } = first;
  const others = notices.length - 1;
  return (
    <details className="notice-fold" data-importance={importance}>
      <summary className="notice-fold__line">
        <Icon name="notice" size={18} />
        <span className="notice-fold__header" lang={header.lang} dir="auto">
          {header.text === '' ? words.notices.effects[first.effect] : header.text}
        </span>
        {others === 0 ? null : <b>+{formats.number(others)}</b>}
        <span className="notice-fold__open">
          <Icon name="chevron" size={16} />
        </span>
      </summary>
      <NoticeLines notices={notices} now={now} most={notices.length} />
    </details>
  );
}
