import { Suspense, useEffect, useMemo, useState } from 'react';

import { CityProvider } from '../../city/reads/CityContext.tsx';
import { ClockOffsetProvider } from '../../city/reads/ClockOffsetProvider.tsx';
import { LeftOutContext } from '../../city/reads/live/useIsRead.ts';
import { useSettings } from '../../city/reads/SettingsContext.ts';
import { StopsInViewProvider } from '../../city/reads/StopsInViewContext.tsx';
import { givenNames, withGivenRoutes } from '../../contract/board/givenNames.ts';
import { LinkPolicyProvider } from '../../ui/controls/LinkPolicy.tsx';
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { LAYERS, unaskedLayers } from '../../view/view.ts';
import { AudienceRoot } from '../AudienceRoot.tsx';
import type { AudienceProps } from '../AudienceRoot.tsx';
import { warn } from '../warn.ts';
import { misreadPlaces } from './board/misreadPlaces.ts';
import { NextBoard } from './board/NextBoard.tsx';
import { useBoard } from './board/useBoard.ts';
import { BoardFailed } from './BoardFailed.tsx';
import { BoardCauses } from './causes/BoardCauses.tsx';
import { DisplayView } from './DisplayView.tsx';
import { KeepRunning } from './KeepRunning.tsx';
import { KioskPage } from './KioskPage.tsx';
import { CountsInTime } from './lots/CountsInTime.tsx';
import { isShownLot } from './lots/shown-lots.ts';
import { KioskContext } from './options/KioskOptionsContext.ts';
import { isOfLargeCity } from './options/kioskView.ts';
import { useAlternateLanguage } from './options/useAlternateLanguage.ts';
import { DisplayPolls } from './polling/DisplayPolls.tsx';
import { kioskQueryClient } from './polling/kioskQueryClient.ts';
import { spreadOf } from './polling/spread.ts';
import { useReloadAfterChunkFailure } from './reload/useReloadAfterChunkFailure.ts';
import { useTypeScale } from './scale/useTypeScale.ts';
import { ScreenFrame } from './screen/ScreenFrame.tsx';

const BUSES = ['vehicles'] as const;

/** The tab's title, with the city's name in the display's language. */
function DisplayTitle({ given }: { given: string | null }) {
  const { words } = useLanguage('page');
  const { city } = useSettings();
  return <title>{given ?? words.page.title(city.name)}</title>;
}

/** A board for a station: it fills the screen, turns its pages by itself and has no links. */
export function Kiosk({ settings: ofCity, ...given }: AudienceProps) {
  const [queryClient] = useState(kioskQueryClient);
  const board = useBoard(ofCity);
  const { id, next } = board;
  const { options, warnings, view, hours } = board.shown;
  const settings = useMemo(() => withGivenRoutes(ofCity, options.names), [ofCity, options]);
  const names = useMemo(() => givenNames(options.names), [options]);
  const scale = useTypeScale(options);
  const { lang, words } = useAlternateLanguage(options.languages, given, settings);
  const misread = useMemo(() => misreadPlaces(board.shown), [board.shown]);
  const kiosk = useMemo(() => ({ options, scale }), [options, scale]);
  const leftOut = useMemo(
    () => [
      ...unaskedLayers(LAYERS, options.panels),
      ...(isOfLargeCity(options, settings) ? BUSES : []),
    ],
    [options, settings],
  );
  const isShown = useMemo(() => isShownLot(options), [options]);
  useReloadAfterChunkFailure();
  useEffect(() => warn('display', warnings), [warnings]);
  return (
    <AudienceRoot
      settings={settings}
      lang={lang}
      words={words}
      queryClient={queryClient}
      units={view.units}
      given={names}
    >
      <DisplayTitle given={options.title} />
      <KioskContext value={kiosk}>
        <ClockOffsetProvider>
          <KeepRunning
            id={id}
            options={options}
            warnings={warnings}
            hours={hours}
            entry={board.state}
            onEntry={board.take}
          >
            <ErrorBoundary
              fallback={(retry, error) => (
                <BoardFailed part={settings.city.name} retry={retry} error={error} />
              )}
            >
              <Suspense fallback={null}>
                <LinkPolicyProvider policy="text">
                  <DisplayPolls spread={spreadOf(id)}>
                    {next === null ? null : (
                      <NextBoard
                        key={JSON.stringify(next.entry)}
                        board={next}
                        changeView={board.changeNextView}
                        onReady={board.showNext}
                        onWrong={board.refuseNext}
                      />
                    )}
                    {board.isWaiting ? null : (
                      <DisplayView view={view} changeView={board.changeView}>
                        <LeftOutContext value={leftOut}>
                          <StopsInViewProvider isUnattended>
                            <CountsInTime>
                              <CityProvider isShown={isShown}>
                                <ScreenFrame>
                                  <BoardCauses>
                                    <KioskPage misread={misread} />
                                  </BoardCauses>
                                </ScreenFrame>
                              </CityProvider>
                            </CountsInTime>
                          </StopsInViewProvider>
                        </LeftOutContext>
                      </DisplayView>
                    )}
                  </DisplayPolls>
                </LinkPolicyProvider>
              </Suspense>
            </ErrorBoundary>
          </KeepRunning>
        </ClockOffsetProvider>
      </KioskContext>
    </AudienceRoot>
  );
}
