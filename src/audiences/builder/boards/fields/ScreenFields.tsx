import { Choice } from '../../fields/controls/Choice.tsx';
import { Group } from '../../fields/controls/Group.tsx';
import { NumberField } from '../../fields/controls/NumberField.tsx';
import { useBuilderWords } from '../../words/BuilderWordsContext.ts';
import { SCREENS, type ScreenSize } from '../state/board-state.ts';
import type { BoardFieldProps } from '../state/useBoardState.ts';

interface ScreenFieldsProps extends BoardFieldProps {
  screen: ScreenSize;
  onScreen: (screen: ScreenSize) => void;
}

const textOf = (value: number | null) => (value === null ? null : String(value));

/** The screen, and how far its readers are. */
export function ScreenFields({ options, change, screen, onScreen }: ScreenFieldsProps) {
  const words = useBuilderWords();
  const own = words.boards;
  const [first] = SCREENS;
  const chosen = SCREENS.find(({ width }) => width === screen.width) ?? first;
  return (
    <>
      <Group heading={own.screen}>
        <Choice
          legend={own.screen}
          choices={SCREENS.map(({ name, width, height }) => ({
            value: name,
            label: own.screens[name],
            detail: words.pixels(String(width), String(height)),
          }))}
          chosen={chosen.name}
          onChoose={(name) => {
            const { width, height } = SCREENS.find((one) => one.name === name) ?? chosen;
            onScreen({ width, height });
          }}
          isLegendHidden
        />
      </Group>
      <Group heading={own.sizes}>
        <div className="builder-sides">
          <NumberField
            label={own.inches}
            min={5}
            max={300}
            value={options.screenInches}
            onChange={(inches) => change({ screen: textOf(inches) })}
          />
          <NumberField
            label={own.distance}
            min={0.5}
            max={50}
            step={0.5}
            value={options.distanceMeters}
            onChange={(meters) => change({ dist: textOf(meters) })}
          />
        </div>
        <p className="builder-hint">{own.distanceHint}</p>
      </Group>
    </>
  );
}
