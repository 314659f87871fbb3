import { Checks } from '../../fields/controls/Checks.tsx';
import { NumberField } from '../../fields/controls/NumberField.tsx';
import { useBuilderWords } from '../../words/BuilderWordsContext.ts';
import type { BoardFieldProps } from '../state/useBoardState.ts';

/** Switches, each with its text where it isn't as usual. */
const SWITCHES = [
  { name: 'touch', changed: '1' },
  { name: 'speech', changed: '1' },
  { name: 'wake', changed: '0' },
  { name: 'nightly', changed: '0' },
] as const;

/** What the device does besides showing the board. */
export function DeviceFields({ options, change }: BoardFieldProps) {
  const own = useBuilderWords().boards;
  const isOn = {
    touch: options.touch,
    speech: options.speech,
    wake: options.wake,
    nightly: options.nightly,
  };
  return (
    <>
      <Checks
        legend={own.device}
        choices={SWITCHES.map(({ name }) => ({ value: name, label: own.switches[name] }))}
        checked={SWITCHES.map(({ name }) => name).filter((name) => isOn[name])}
        onChange={(checked) =>
          change(
            Object.fromEntries(
              SWITCHES.map(({ name, changed }) => [
                name,
                checked.includes(name) === (changed === '1') ? changed : null,
              ]),
            ),
          )
        }
      />
      <NumberField
        label={own.shift}
        min={0}
        max={24}
        value={options.shiftPixels === 0 ? null : options.shiftPixels}
        placeholder="0"
        onChange={(pixels) => change({ shift: pixels === null ? null : String(pixels) })}
      />
    </>
  );
}
