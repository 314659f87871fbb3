import { useEffect } from 'react';

import { boardSentences } from './boardSentences.ts';

const KEY = 's';

/**
 * Reads the display aloud once when someone presses the key S, in its language, and stops at the next press (A46).
 * Nothing happens in a browser that has no voice.
 */
export function useSpeech(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled || !('speechSynthesis' in window)) return undefined;
    const { speechSynthesis: speech } = window;
    const onKey = ({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (repeat || key.toLowerCase() !== KEY || ctrlKey || metaKey || altKey) return;
      const isSpeaking = speech.speaking || speech.pending;
      speech.cancel();
      if (isSpeaking) return;
      // One by one, because Chromium stops a long text after some seconds.
      for (const sentence of boardSentences(document.body)) {
        const utterance = new SpeechSynthesisUtterance(sentence);
        utterance.lang = document.documentElement.lang;
        speech.speak(utterance);
      }
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      speech.cancel();
    };
  }, [isEnabled]);
}
