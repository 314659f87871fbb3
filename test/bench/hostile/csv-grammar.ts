import type { Random } from './random.ts';
import { hostileText } from './texts.ts';

/** A table with cells that no feed has, quoted rightly or wrongly. */
export function csvText(random: Random, good: string): string {
  const [heading = ''] = good.split('\n');
  const columns = heading.split(',').length;
  const cell = () => {
    const text = hostileText(random, 3000);
    return random.below(3) === 0
      ? text
      : `"${random.below(2) === 0 ? text : text.replaceAll('"', '""')}"`;
  };
  const rows = Array.from({ length: random.below(random.of([3, 300])) }, () =>
    Array.from({ length: columns + random.below(3) - 1 }, cell).join(','),
  );
  return [random.below(8) === 0 ? hostileText(random) : heading, ...rows].join(
    random.of(['\n', '\r\n', '\r']),
  );
}
