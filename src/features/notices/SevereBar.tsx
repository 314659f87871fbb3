import './SevereBar.css';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { Notice } from './Notice.ts';
import { NoticeLines } from './NoticeLines.tsx';

interface SevereBarProps {
  notices: readonly Notice[];
  now: number;
  /** Folds a notice away. */
  onFold: (notice: Notice) => void;
}

/** The severe notices for the whole city, above the lists (N5). Each can be folded away. */
export function SevereBar({ notices, now, onFold }: SevereBarProps) {
  const { words } = useLanguage();
  return notices.map((notice) => (
    <aside key={notice.id} className="severe-bar" aria-label={words.notices.severe}>
      <NoticeLines notices={[notice]} now={now} />
      <IconButton icon="close" label={words.notices.fold} onClick={() => onFold(notice)} />
    </aside>
  ));
}
