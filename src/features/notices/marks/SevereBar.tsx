import './SevereBar.css';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Notice } from '../Notice.ts';
import { NoticeLines } from './NoticeLines.tsx';

interface SevereBarProps {
  notices: readonly Notice[];
  now: number;
  /** Called when the rider hides a notice. */
  onHide: (notice: Notice) => void;
}

/** The severe notices for the whole city, over the end of the lists. Each can be hidden. */
export function SevereBar({ notices, now, onHide }: SevereBarProps) {
  const { words } = useLanguage();
  return notices.map((notice) => (
    <aside key={notice.id} className="severe-bar" aria-label={words.notices.severe}>
      <NoticeLines notices={[notice]} now={now} isFolded />
      <IconButton icon="close" label={words.notices.hide} onClick={() => onHide(notice)} />
    </aside>
  ));
}
