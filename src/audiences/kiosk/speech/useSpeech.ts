import { useEffect } from 'react';

/** What is read of a display, in the order of the page. A legend and a page number would only take time. */
const PARTS = [
  '.display__message',
  '.display__off',
  'h1',
  '.kiosk__clock',
  'h2',
  '.kiosk-row',
  '.paged-list__empty p',
  '.kiosk__footnote',
  '.kiosk__notices p',
].join();

const textOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim();

const isDetail = (part: Element) => part.matches('.kiosk-row__detail');

/** A row as one sentence: what it is of, its figure, and then the lines below its name. */
function rowSentence(row: Element): string {
  return [...row.querySelectorAll('.kiosk-badge, .visually-hidden:not(p *), p')]
    .filter((part) => part.closest('[aria-hidden="true"]') === null)
    .toSorted((a, b) => Number(isDetail(a)) - Number(isDetail(b)))
    .map(textOf)
    .filter((text) => text !== '')
    .join(', ');
}

/** What a display shows now, as sentences to read aloud: its headings, the rows of this page and its notices. */
const boardSentences = (display: ParentNode): readonly string[] =>
  [...display.querySelectorAll(PARTS)]
    .filter((part) => part.closest('.paged-list__box') === null)
    .map((part) => (part.matches('.kiosk-row') ? rowSentence(part) : textOf(part)))
    .filter((sentence) => sentence !== '');

const KEY = 's';

/**
 * Reads the display aloud once when someone presses the key S, in its language, and stops at the next press.
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
