import type { VehicleKind } from '../kinds/vehicle-kinds.ts';
import { plural } from './grammar.ts';

/** The words for a vehicle, with and without the article, and the gender that verbs and adjectives follow. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly theOne: string;
  readonly theMany: string;
  /** Picks the form of a verb or an adjective. */
  readonly by: (masculine: string, feminine: string) => string;
  /** "אוטובוס אחד", "שני אוטובוסים", "5 אוטובוסים" */
  readonly counted: (count: number, formatted: string) => string;
}

function noun(one: string, many: string, isFeminine = false): Noun {
  const by = (masculine: string, feminine: string) => (isFeminine ? feminine : masculine);
  return {
    one,
    many,
    theOne: `ה${one}`,
    theMany: `ה${many}`,
    by,
    counted: (count, formatted) =>
      plural(
        count,
        `${one} ${by('אחד', 'אחת')}`,
        `${by('שני', 'שתי')} ${many}`,
        `${formatted} ${many}`,
      ),
  };
}

/** What agencies in Israel call their vehicles. */
export const NOUNS: Readonly<Record<VehicleKind, Noun>> = {
  bus: noun('אוטובוס', 'אוטובוסים'),
  trolleybus: noun('טרוליבוס', 'טרוליבוסים'),
  streetcar: noun('חשמלית', 'חשמליות', true),
  train: noun('רכבת', 'רכבות', true),
  monorail: noun('מונורייל', 'מונוריילים'),
  ferry: noun('מעבורת', 'מעבורות', true),
  cableCar: {
    ...noun('קרון כבלים', 'קרונות כבלים'),
    theOne: 'קרון הכבלים',
    theMany: 'קרונות הכבלים',
  },
  gondola: noun('רכבל', 'רכבלים'),
  funicular: noun('פוניקולר', 'פוניקולרים'),
  vehicle: { ...noun('כלי רכב', 'כלי רכב'), theOne: 'כלי הרכב', theMany: 'כלי הרכב' },
};
