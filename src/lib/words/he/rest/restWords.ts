import type { CityWords } from '../../city-words.ts';
import type { RestWords } from '../../en/rest/restWords.ts';
import { memoizeWords } from '../../kinds/memoizeWords.ts';
import type { VehicleKind } from '../../kinds/vehicle-kinds.ts';
import { createFrameWords } from '../frame/frameWords.ts';
import { plural, lines } from '../grammar.ts';
import { NOUNS } from '../nouns.ts';
import { events } from './events.ts';
import { legendOf, mapOf } from './map.ts';
import { nearby, stopOf } from './nearby.ts';
import { notices } from './notices.ts';
import { parkAndRideOf, parkingOf } from './parking.ts';
import { followOf, needsOf, vehiclesOf } from './vehicles.ts';

export function createRestWords(city: CityWords, vehicle: VehicleKind): RestWords {
  const noun = NOUNS[vehicle];
  return {
    ...createFrameWords(city, vehicle),
    map: mapOf(city, noun),
    legend: legendOf(noun),
    lists: {
      pageOf: (page, pages) => `${page} מתוך ${pages}`,
      choose: (count, formatted) =>
        count === 2 ? 'בחרו אחד מהשניים' : `בחרו אחד מתוך ${formatted}`,
      more: (count) => `הצגת עוד ${count}`,
      fewer: 'הצגת פחות',
      showControls: 'הצגת החיפוש והקווים',
      hideControls: 'הסתרת החיפוש והקווים',
      andMore: (count) => `ועוד ${count}`,
      dropped: (count, formatted) =>
        plural(
          count,
          'רשומה אחת לא ניתנת לקריאה ואינה מוצגת.',
          'שתי רשומות לא ניתנות לקריאה ואינן מוצגות.',
          `${formatted} רשומות לא ניתנות לקריאה ואינן מוצגות.`,
        ),
      labeled: (label, text) => `${label}: ${text}`,
      noStops: 'אין תחנות ברשימה.',
      destinationsUnknown: 'אין יעדים לתחנות האלה, ולכן כולן מוצגות.',
      noneToward: (destination) => `אין תחנות לכיוון ${destination}.`,
      timetableEnded: (day) => `לוח הזמנים הזה היה בתוקף עד ${day}.`,
      possibleReason: 'ייתכן שזו הסיבה.',
      otherZone: (zone) => `השעות הן לפי אזור הזמן ${zone}.`,
    },
    nearby,
    stop: stopOf(noun),
    routeList: {
      close: 'סגירה',
      showAll: 'הצגת כל הקווים',
      remove: (count, routeIDs) => `הסרת ${lines(count, routeIDs)}`,
    },
    trips: {
      nextStops: 'התחנות הבאות',
      passed: 'עבר',
      continuesAs: (trip) => `ממשיך בתור: ${trip}`,
      insteadOf: (stop) => `במקום ${stop}`,
      showEarlier: (count, formatted) =>
        plural(
          count,
          'הצגת תחנה קודמת אחת',
          'הצגת שתי תחנות קודמות',
          `הצגת ${formatted} תחנות קודמות`,
        ),
      fromTimetable: (why) => `אין זמני אמת: ${why}. מוצגים הזמנים לפי לוח הזמנים.`,
      showAll: (count) => `הצגת כל ${count} התחנות`,
      occupancies: {
        empty: 'אין נוסעים',
        'many-seats-available': 'הרבה מקומות ישיבה',
        'few-seats-available': 'מעט מקומות ישיבה',
        'standing-room-only': 'מקומות עמידה בלבד',
        'crushed-standing-room-only': 'צפוף מאוד',
        full: 'אין מקום',
        'not-accepting-passengers': 'לא אוספים נוסעים',
        'not-boardable': 'לא אוספים נוסעים',
      },
    },
    vehicles: vehiclesOf(noun),
    needs: needsOf(noun),
    follow: followOf(noun),
    parking: parkingOf(noun),
    parkAndRide: parkAndRideOf(noun),
    events,
    notices,
  };
}

export const restWordsFor = memoizeWords(createRestWords);
