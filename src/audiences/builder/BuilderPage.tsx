import './BuilderPage.css';
import { useMemo, useRef, useState } from 'react';

import { useSettings } from '../../city/reads/SettingsContext.ts';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { supportedView } from '../../view/supportedView.ts';
import { useElementSize } from '../useElementSize.ts';
import { CodePanel } from './code/CodePanel.tsx';
import { AreaFields } from './fields/AreaFields.tsx';
import { ContentFields } from './fields/ContentFields.tsx';
import { Group } from './fields/controls/Group.tsx';
import { DepartureFields } from './fields/departures/DepartureFields.tsx';
import { DepartureStopsField } from './fields/DepartureStopsField.tsx';
import { LookFields } from './fields/LookFields.tsx';
import { LotFields } from './fields/LotFields.tsx';
import { RareFields } from './fields/RareFields.tsx';
import { RouteFields } from './fields/RouteFields.tsx';
import { SizeFields } from './fields/SizeFields.tsx';
import { StartPlaceField } from './fields/StartPlaceField.tsx';
import { frameWarnings } from './places/frameWarnings.ts';
import { isNamed } from './places/lot-choices.ts';
import { useChosenPlaces } from './places/useChosenPlaces.ts';
import { useLotChoices } from './places/useLotChoices.ts';
import { fitPreview } from './preview/fitPreview.ts';
import { Preview } from './preview/Preview.tsx';
import { previewCamera } from './preview/previewCamera.ts';
import { fullMapUrl } from './state/builder-state.ts';
import { optionsInUse } from './state/optionsInUse.ts';
import { useBuilderState } from './state/useBuilderState.ts';
import { useBuilderWords } from './words/BuilderWordsContext.ts';

/** The fields of a frame beside its preview and its code; on a phone, below the preview. */
export function BuilderPage() {
  const { words, formats } = useLanguage();
  const own = useBuilderWords();
  const { city, features } = useSettings();
  const { state, changeState, changeOptions, changeView } = useBuilderState();
  const { size } = state;
  const options = useMemo(
    () => ({ ...state.options, view: supportedView(state.options.view, features) }),
    [state.options, features],
  );
  const used = useMemo(() => optionsInUse(options), [options]);
  const isJourney = used.view.journey !== null;
  const [isMoving, setMoving] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const moveButton = useRef<HTMLButtonElement>(null);
  const { ref: spaceRef, ...space } = useElementSize();
  const fitted = fitPreview(size, space);
  const { lots, error } = useLotChoices();
  const chosen = useChosenPlaces(used, lots);
  const warnings = frameWarnings({
    options: used,
    chosen,
    unknownLots:
      lots.length === 0
        ? []
        : used.lots.filter((name) => !lots.some((lot) => isNamed(lot, [name]))),
    size: fitted,
    own,
    words,
    formats,
  });
  const places = [
    ...(chosen.start === null ? [] : [chosen.start]),
    ...chosen.stops,
    ...chosen.lots,
  ];
  const fields = { options, changeOptions, changeView };
  return (
    <div className="builder">
      <title>{own.pageTitle(city.name)}</title>
      <header className="builder__header">
        <div>
          <h1>{own.heading}</h1>
          <p className="secondary">{own.intro}</p>
        </div>
        <p className="builder__links">
          <a href="/?view=builder&make=display">{own.toBoards}</a>
          <a href={fullMapUrl(used, window.location.origin)}>{own.fullMap}</a>
        </p>
      </header>
      <main className="builder__main">
        <Preview
          options={used}
          size={size}
          fitted={fitted}
          spaceRef={spaceRef}
          frameRef={frame}
          isMoving={isMoving && !isJourney}
          onMoved={({ bbox, camera }) => changeOptions({ bbox, view: { ...options.view, camera } })}
          onStopMoving={() => {
            setMoving(false);
            moveButton.current?.focus();
          }}
        />
        <form className="builder__fields" onSubmit={(event) => event.preventDefault()}>
          <output className="builder__warnings">
            {warnings.map((warning) => (
              <Notice key={warning} tone="caution">
                {warning}
              </Notice>
            ))}
          </output>
          <Group heading={own.question}>
            <StartPlaceField {...fields} lots={lots} chosenName={chosen.start?.name ?? null} />
            {isJourney ? null : <RouteFields {...fields} />}
          </Group>
          {isJourney ? null : <ContentFields {...fields} />}
          {used.panels.includes('departures') ? (
            <Group heading={own.places}>
              <DepartureStopsField {...fields} names={chosen.stops.map(({ name }) => name)} />
            </Group>
          ) : null}
          {used.stops.length > 0 ? (
            <details className="builder__more">
              <summary className="disclosure">{own.departures.heading}</summary>
              <Group heading={own.departures.heading}>
                <DepartureFields
                  stops={options.stops.map((stopID, index) => ({
                    stopID,
                    name: stopID,
                    place: null,
                    ...chosen.stops[index],
                  }))}
                  departures={options.departures}
                  onChange={(departures) =>
                    changeOptions({ departures, view: { ...options.view, destination: null } })
                  }
                />
              </Group>
            </details>
          ) : null}
          <details className="builder__more">
            <summary className="disclosure">{own.more}</summary>
            {isJourney ? null : (
              <Group heading={words.layers.lots}>
                <LotFields {...fields} lots={lots} hasFailed={error !== undefined} />
              </Group>
            )}
            {options.mode === 'list' || isJourney ? null : (
              <AreaFields
                {...fields}
                isMoving={isMoving}
                onMove={setMoving}
                buttonRef={moveButton}
                previewCenter={() => previewCamera(frame.current) ?? city.center}
              />
            )}
            <RareFields {...fields} />
          </details>
        </form>
        <div className="builder__beside">
          <SizeFields size={size} onChange={(next) => changeState({ size: next })} />
          <LookFields {...fields} />
        </div>
        <CodePanel options={used} size={size} places={places.map(({ name }) => name)} />
      </main>
    </div>
  );
}
