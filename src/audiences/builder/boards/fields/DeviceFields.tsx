import { MOST_SAY_MINUTES } from '../../../../contract/board/speech-options.ts';
import { Checks } from '../../fields/controls/Checks.tsx';
import { NumberField } from '../../fields/controls/NumberField.tsx';
import { TextField } from '../../fields/controls/TextField.tsx';
import { useBuilderWords } from '../../words/BuilderWordsContext.ts';
import { isGoodParameter } from '../state/isGoodParameter.ts';
import type { BoardFieldProps } from '../state/useBoardState.ts';

/** Switches, each with its text where it isn't as usual. */
const SWITCHES = [
  { name: 'touch', changed: '1' },
  { name: 'speech', changed: '1' },
  { name: 'wake', changed: '0' },
  { name: 'nightly', changed: '0' },
] as const;

/** What the device does besides showing the board. */
export function DeviceFields({ query, options, change }: BoardFieldProps) {
  const own = useBuilderWords().boards;
  return (
    <>
      <Checks
        legend={own.device}
        choices={SWITCHES.map(({ name }) => ({ value: name, label: own.switches[name] }))}
        checked={SWITCHES.map(({ name }) => name).filter((name) => options[name])}
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
        label={own.say}
        hint={own.sayHint}
        min={1}
        max={MOST_SAY_MINUTES}
        value={options.sayMinutes}
        onChange={(minutes) => change({ say: minutes === null ? null : String(minutes) })}
      />
      <TextField
        label={own.sayHours}
        hint={own.sayHoursHint}
        value={query.get('sayhours') ?? ''}
        isValid={isGoodParameter('sayhours')}
        onChange={(sayhours) => change({ sayhours })}
      />
      <TextField
        label={own.volume}
        hint={own.volumeHint}
        value={query.get('volume') ?? ''}
        isValid={isGoodParameter('volume')}
        onChange={(volume) => change({ volume })}
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
