import type { CityWords } from '../../city-words.ts';
import type { FrameWords } from '../../en/frame/frameWords.ts';

/** When buses come. Times and durations arrive formatted. */
export const timesOf = ({ isBusCity }: CityWords): FrameWords['times'] => ({
  now: 'עכשיו',
  live: 'בזמן אמת',
  scheduled: 'מתוכנן',
  unseen: 'ללא זמן אמת',
  every: (duration) => `בערך כל ${duration}`,
  late: (duration) => `איחור של ${duration}`,
  early: (duration) => `הקדמה של ${duration}`,
  // Of the trip, whatever kind of vehicle runs it.
  canceled: 'בוטלה',
  skipped: 'ללא עצירה כאן',
  last: isBusCity ? 'אוטובוס אחרון' : 'יציאה אחרונה',
  tomorrow: 'מחר',
  noneToday: (clock) =>
    isBusCity
      ? `אין עוד אוטובוסים היום. האוטובוס הראשון ב-${clock}.`
      : `אין עוד יציאות היום. היציאה הראשונה ב-${clock}.`,
  first: (clock) => (isBusCity ? `האוטובוס הראשון ב-${clock}.` : `היציאה הראשונה ב-${clock}.`),
  noLive: 'אין זמני אמת. מוצגים הזמנים לפי לוח הזמנים.',
  walk: (duration) => `${duration} הליכה`,
  trip: 'נסיעה',
  unknownTrip: 'הנסיעה הסתיימה או שלוח הזמנים השתנה.',
  none: 'אין יציאות ב-24 השעות הקרובות.',
  partial: 'חלק מהיציאות חסרות כרגע.',
  to: (routeID, destination) =>
    destination === '' ? `קו ${routeID}` : `קו ${routeID} לכיוון ${destination}`,
  spoken: {
    inMinutes: (duration) => `בעוד ${duration}, בזמן אמת`,
    now: 'עכשיו, בזמן אמת',
    scheduled: (clock) => `לפי לוח הזמנים ב-${clock}`,
    every: (duration) => `בערך כל ${duration}`,
    canceled: (clock) => `היציאה של ${clock} בוטלה`,
    skipped: (clock) => `היציאה של ${clock} לא עוצרת כאן`,
    after: (times) => `ואחר כך ${times}`,
  },
});
