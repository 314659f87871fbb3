import './LotStatus.css';
import type { ListedLot } from '../../features/parking/listLots.ts';
import { countParts, stateWords } from '../../features/parking/lot-words.ts';
import { LotMark } from '../../features/parking/marks/LotMark.tsx';
import { useLotFormatContext } from '../../features/parking/useLots.ts';
import { dotSeparated } from '../../lib/words/dotSeparated.ts';

interface LotStatusProps {
  listed: ListedLot;
  receivedAt: number | undefined;
}

/** A lot's open spots and its state, or its plan for a chosen time. */
export function LotStatus({ listed, receivedAt }: LotStatusProps) {
  const formatContext = useLotFormatContext(receivedAt);
  const count = countParts(listed.state, formatContext);
  const parts = [
    count && `${count.open} ${count.caption}`,
    stateWords(listed, formatContext.words),
  ];
  return (
    <span className="lot-status">
      <LotMark listed={listed} size={18} />
      {dotSeparated(parts.filter((part) => part !== null))}
    </span>
  );
}
