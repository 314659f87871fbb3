import { use, useEffect, useEffectEvent } from 'react';

import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { isSaidAt, type SpeechOptions, volumeAt } from '../../../contract/board/speech-options.ts';
import { ClockOffsetContext } from '../../../ui/time/ClockOffsetContext.ts';
import { minuteOfDay } from '../clock/minuteOfDay.ts';
import { useTrustedClock } from '../clock/useTrustedClock.ts';
import { boardReading, boardSentences } from './board-sentences.ts';

const KEY = 's';
const CHECK_INTERVAL = 1_000;
const MINUTE = 60_000;

/** Reads sentences one by one, because Chromium stops a long text after some seconds. */
function speak(sentences: readonly string[], volume: number) {
  for (const sentence of sentences) {
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.lang = document.documentElement.lang;
    utterance.volume = volume;
    window.speechSynthesis.speak(utterance);
  }
}

const isSpeaking = () => window.speechSynthesis.speaking || window.speechSynthesis.pending;

/**
 * Reads the display aloud in its language: once when someone presses the key S, until the next press; and by itself every so
 * many minutes, with a summary first. Nothing happens in a browser that has no voice.
 *
 * @param isOff whether the display is switched off, and says nothing by itself
 */
export function useSpeech(options: SpeechOptions, isOff: boolean): void {
  const { timeZone } = useSettings().city;
  const offset = use(ClockOffsetContext);
  const isTrusted = useTrustedClock();
  const { speech: hasKey, sayMinutes } = options;
  const volume = useEffectEvent(() =>
    isTrusted ? volumeAt(options, Date.now() + offset, timeZone) : 1,
  );
  /** The present minute if the display is read in it; else null. */
  const minuteToSay = useEffectEvent(() => {
    const now = Date.now() + offset;
    const isDue = isTrusted && isSaidAt(options, now, minuteOfDay(now, timeZone), timeZone);
    return isDue ? Math.floor(now / MINUTE) : null;
  });

  useEffect(() => {
    if (!hasKey || !('speechSynthesis' in window)) return undefined;
    const onKey = ({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (repeat || key.toLowerCase() !== KEY || ctrlKey || metaKey || altKey) return;
      const wasSpeaking = isSpeaking();
      window.speechSynthesis.cancel();
      if (!wasSpeaking) speak(boardSentences(document.body), volume());
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [hasKey]);

  useEffect(() => {
    if (sayMinutes === null || isOff || !('speechSynthesis' in window)) return undefined;
    let said = minuteToSay();
    const timer = setInterval(() => {
      const minute = minuteToSay();
      if (minute === null || minute === said) return;
      said = minute;
      // A reading that takes longer isn't cut off, and nobody hears one at volume 0.
      if (isSpeaking() || volume() === 0) return;
      speak(boardReading(document.body), volume());
    }, CHECK_INTERVAL);
    return () => clearInterval(timer);
  }, [sayMinutes, isOff]);

  const isEnabled = hasKey || sayMinutes !== null;
  useEffect(() => {
    if (!isEnabled || !('speechSynthesis' in window)) return undefined;
    return () => window.speechSynthesis.cancel();
  }, [isEnabled, isOff]);
}
