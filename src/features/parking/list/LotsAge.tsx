import './LotsAge.css';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useAge } from '../useLots.ts';

interface LotsAgeProps {
  receivedAt: number | undefined;
  /** A label before the age, such as "21 lots". */
  count?: string;
  /** Whether the counts are older than they should be. */
  isLate: boolean;
}

/** The time since the counts were fetched, updated each second. The service sends no other age. */
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
