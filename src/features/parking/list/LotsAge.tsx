import './LotsAge.css';

import { useLanguage } from '../../../ui/text/Language.tsx';
import { useAge } from '../useLots.ts';

interface LotsAgeProps {
  receivedAt: number | undefined;
  /** What the age is of, "21 lots"; nothing where that is clear. */
  count?: string;
  /** The counts are older than they should be. */
  isLate: boolean;
}

/** How long ago we asked, which is all that is known of a count's age (C9). It ticks. */
export function LotsAge({ receivedAt, count, isLate }: LotsAgeProps) {
  const { words, formats } = useLanguage();
  const age = useAge(receivedAt, 1000, formats.duration);
  const checked = words.parking.checked(age);
  return (
    <p className={`lots-age ${isLate ? 'lots-age--late' : ''}`}>
      {count === undefined ? null : <span>{count}</span>}
      <span>{checked}</span>
    </p>
  );
}
