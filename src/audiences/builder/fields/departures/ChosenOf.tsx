import { Checks } from '../controls/Checks.tsx';

interface ChosenOfProps {
  legend: string;
  hint?: string | undefined;
  /** What there is to choose from. */
  there: readonly string[];
  chosen: readonly string[];
  labelOf: (value: string) => string;
  onChoose: (chosen: readonly string[]) => void;
}

/** Some of what there is, and of what was chosen although it isn't there; nothing if there is neither. */
export function ChosenOf({ legend, hint, there, chosen, labelOf, onChoose }: ChosenOfProps) {
  const all = [...new Set([...there, ...chosen])];
  return all.length === 0 ? null : (
    <Checks
      legend={legend}
      choices={all.map((value) => ({ value, label: labelOf(value) }))}
      checked={chosen}
      onChange={onChoose}
      hint={hint}
    />
  );
}
