import { useState } from 'react';

/** The same array for as long as it holds the same, so that what is made of it is made once. */
export function useStableArray<T>(list: readonly T[]): readonly T[] {
  const [stable, setStable] = useState(list);
  const isSame = stable.length === list.length && stable.every((one, index) => one === list[index]);
  if (!isSame) setStable(list);
  return isSame ? stable : list;
}
