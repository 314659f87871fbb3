import { vi } from 'vitest';

/** A voice that speaks until a test ends it. */
export interface Voice {
  readonly isSpeaking: () => boolean;
  readonly texts: () => readonly string[];
  readonly languages: () => readonly string[];
  readonly volumes: () => readonly number[];
  readonly end: () => void;
}

/** Gives the browser a voice, which jsdom has not. */
export function stubVoice(): Voice {
  const spoken: Utterance[] = [];
  class Utterance {
    readonly text: string;
    lang = '';
    volume = 1;
    constructor(text: string) {
      this.text = text;
    }
  }
  const speech = {
    speaking: false,
    pending: false,
    cancel() {
      speech.speaking = false;
    },
    speak(utterance: Utterance) {
      spoken.push(utterance);
      speech.speaking = true;
    },
  };
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', speech);
  return {
    isSpeaking: () => speech.speaking,
    texts: () => spoken.map(({ text }) => text),
    languages: () => spoken.map(({ lang }) => lang),
    volumes: () => spoken.map(({ volume }) => volume),
    end: () => speech.cancel(),
  };
}
