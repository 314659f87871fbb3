import { boot as en } from '../lib/words/en/boot.ts';
import { boot as es } from '../lib/words/es/boot.ts';

export const WORDS = { en, es } as const;

const isSupported = (lang: string): lang is keyof typeof WORDS => lang in WORDS;

/** The first supported language of the URL and the browser's languages. */
export const bootLanguage = (parameters: URLSearchParams): keyof typeof WORDS =>
  [parameters.get('lang') ?? '', ...navigator.languages]
    .map((tag) => tag.slice(0, 2))
    .find(isSupported) ?? 'en';
