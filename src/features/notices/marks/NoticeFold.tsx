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

/** Notices in one line, whatever their number: how many, and the most important one. It opens all in place. */
export function NoticeFold({ notices, now }: NoticeFoldProps) {
  const { formats, words } = useLanguage();
  const [first, ...others] = notices;
  if (first === undefined) return null;
  // A single one always opens: its line may cut what it says, and leaves out when it is in force.
  const isOne = others.length === 0;
  const lines = <NoticeLines notices={notices} now={now} most={notices.length} isFolded={isOne} />;
  if (isOne) return <div className="notice-fold notice-fold--one">{lines}</div>;
  const { header, importance, effect } = first;
  const count = formats.number(notices.length);
  return (
    <details className="notice-fold" data-importance={importance}>
      <summary className="notice-fold__line">
        <Icon name="notice" size={18} />
        <b>{words.notices.count(notices.length, count)}</b>
        <span className="notice-fold__header" lang={header.lang} dir="auto">
          {header.text === '' ? words.notices.effects[effect] : header.text}
        </span>
        <span className="notice-fold__open">
          <Icon name="chevron" size={16} />
        </span>
      </summary>
      {lines}
    </details>
  );
}
