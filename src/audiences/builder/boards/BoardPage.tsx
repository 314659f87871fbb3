import '../BuilderPage.css';
import './boards.css';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { Group } from '../fields/controls/Group.tsx';
import { useBuilderWords } from '../words/BuilderWordsContext.ts';
import { BoardAddress } from './BoardAddress.tsx';
import { BoardPreview } from './BoardPreview.tsx';
import { BoardStopsField } from './BoardStopsField.tsx';
import { ScreenFields } from './ScreenFields.tsx';
import { TextFields } from './TextFields.tsx';
import { useBoardState } from './useBoardState.ts';
import { useBoardStops } from './useBoardStops.ts';

/** The fields of a display's board beside the board itself and its address; on a phone, below the board. */
export function BoardPage() {
  const own = useBuilderWords().boards;
  const { city } = useSettings();
  const { state, options, change, changeScreen } = useBoardState();
  const stops = useBoardStops(options.stops);
  const fields = { options, change };
  return (
    <div className="builder">
      <title>{own.pageTitle(city.name)}</title>
      <header className="builder__header">
        <div>
          <h1>{own.heading}</h1>
          <p className="secondary">{own.intro}</p>
        </div>
        <a href="/?view=builder">{own.toFrames}</a>
      </header>
      <main className="builder__main">
        <BoardPreview state={state} />
        <form className="builder__fields" onSubmit={(event) => event.preventDefault()}>
          <Group heading={own.stops}>
            <BoardStopsField {...fields} stops={stops} />
          </Group>
          <Group heading={own.texts}>
            <TextFields {...fields} />
          </Group>
        </form>
        <div className="builder__beside board-beside">
          <ScreenFields {...fields} screen={state.screen} onScreen={changeScreen} />
        </div>
        <BoardAddress state={state} options={options} change={change} />
      </main>
    </div>
  );
}
