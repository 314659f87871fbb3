import type { ReactNode } from 'react';

import { type Need, NEEDS } from '../../../contract/links/vehicle-needs.ts';
import { type Chip, Chips } from '../../../ui/controls/Chips.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';

export interface NeedsChipsProps {
  needs: readonly Need[];
  /** Those that can be chosen here. */
  among?: readonly Need[];
  onNeedsChange: (needs: readonly Need[]) => void;
  /** What the chips are for. Default: "I need". */
  legend?: string;
  /** Chips before these, as those of `Chips`. */
  before?: readonly (readonly [key: string, choice: Chip])[];
  /** Shown below the chips. */
  children?: ReactNode;
}

/** The "I need" chips: one setting for everything on the page. */
export function NeedsChips({
  needs,
  among = NEEDS,
  onNeedsChange,
  legend,
  before = [],
  children,
}: NeedsChipsProps) {
  const { words } = useLanguage();
  const choices = new Map<string, Chip>([
    ...before,
    ...among.map(
      (need) =>
        [
          need,
          {
            label: words.needs[need],
            isPressed: needs.includes(need),
            onPress: () =>
              onNeedsChange(NEEDS.filter((one) => (one === need) !== needs.includes(one))),
          },
        ] as const,
    ),
  ]);
  return (
    <Chips legend={legend ?? words.needs.label} choices={choices}>
      {children}
    </Chips>
  );
}
