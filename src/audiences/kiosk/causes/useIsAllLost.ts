import { useCity } from '../../../city/reads/CityContext.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { useCausesAt } from './BoardCauses.tsx';

/** Whether no live source answers and no lot was ever loaded, which the panel of the buses says. */
export function useIsAllLost(): boolean {
  const causesAt = useCausesAt();
  const isLost = useNow(1000, (now) => causesAt(now).some(({ part }) => part === 'all'));
  return useCity().lotsRead?.answer === undefined && isLost;
}
