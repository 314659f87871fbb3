import { useState } from 'react';

/** The same array for as long as it holds the same, so that what is made of it is made once. */
export function useSteady<T>(list: readonly T[]): readonly T[] {
  const [kept, keep] = useState(list);
  const isSame = kept.length === list.length && kept.every((one, index) => one === list[index]);
  if (!isSame) keep(list);
  return isSame ? kept : list;
}
