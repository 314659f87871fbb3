import './LotNow.css';

import { LotMark } from '../../features/parking/marks/LotMark.tsx';
import type { ListedLot } from '../../features/parking/listLots.ts';
import { countParts, stateWords } from '../../features/parking/lot-words.ts';
import { useLotTelling } from '../../features/parking/useLots.ts';

interface LotNowProps {
  listed: ListedLot;
  receivedAt: number | undefined;
}

/** What is open at a lot now and what that means, or what is known of it at a chosen time (C1, C29). */
export function LotNow({ listed, receivedAt }: LotNowProps) {
  const telling = useLotTelling(receivedAt);
  const count = countParts(listed.state, telling);
  const told = [count && `${count.open} ${count.rest}`, stateWords(listed, telling.words)];
  return (
    <span className="lot-now">
      <LotMark listed={listed} size={18} />
      {told.filter((part) => part !== null).join(' · ')}
    </span>
  );
}
