import '../BuilderPage.css';
import './boards.css';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { Group } from '../fields/controls/Group.tsx';
import { useBuilderWords } from '../words/BuilderWordsContext.ts';
import { BoardAddress } from './BoardAddress.tsx';
import { BoardPreview } from './BoardPreview.tsx';
import { BoardStopsField } from './fields/BoardStopsField.tsx';
import { DeviceFields } from './fields/DeviceFields.tsx';
import { LookFields } from './fields/LookFields.tsx';
import { PartFields } from './fields/PartFields.tsx';
import { PlaceFields } from './fields/PlaceFields.tsx';
import { RowFields } from './fields/RowFields.tsx';
import { ScreenFields } from './fields/ScreenFields.tsx';
import { TextFields } from './fields/TextFields.tsx';
import { WhatFields } from './fields/WhatFields.tsx';
import { useBoardState } from './state/useBoardState.ts';
import { useBoardStops } from './state/useBoardStops.ts';

/** The fields of a display's board beside the board itself and its address; on a phone, below the board. */
export function BoardPage() {
  const words = useBuilderWords();
  const own = words.boards;
  const { layers } = useLanguage().words;
  const { city } = useSettings();
  const { state, options, change, changeScreen } = useBoardState();
  const stops = useBoardStops(options.stops);
  const fields = { query: state.query, options, change };
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
          <Group heading={layers.stops}>
            <BoardStopsField {...fields} stops={stops} />
          </Group>
          <Group heading={own.texts}>
            <TextFields {...fields} />
          </Group>
          <details className="builder__more">
            <summary className="disclosure">{words.departures.heading}</summary>
            <Group heading={words.departures.heading}>
              <WhatFields {...fields} stops={stops} />
              <RowFields {...fields} stops={stops} />
            </Group>
          </details>
          <details className="builder__more">
            <summary className="disclosure">{words.more}</summary>
            <Group heading={own.panels}>
              <PartFields {...fields} />
            </Group>
            <Group heading={words.look}>
              <LookFields {...fields} />
            </Group>
            <Group heading={own.place}>
              <PlaceFields {...fields} />
            </Group>
            <Group heading={own.device}>
              <DeviceFields {...fields} />
            </Group>
          </details>
        </form>
        <div className="builder__beside board-beside">
          <ScreenFields {...fields} screen={state.screen} onScreen={changeScreen} />
        </div>
        <BoardAddress state={state} options={options} change={change} />
      </main>
    </div>
  );
}
