import type { Words } from '../../en/words.ts';
import { amount, plural } from '../grammar.ts';

/** How many spots of a lot are usually open at this hour. */
export const typical: Words['typical'] = {
  range: (least, most) => amount(`${least}\u202f–\u202f${most}`),
  onPlainDays: (open, range) => `בדרך כלל ${open} פנויים ביום ובשעה כאלה (${range})`,
  onEventDays: (open, range) => `בדרך כלל ${open} פנויים ביום ובשעה כאלה כשיש אירוע (${range})`,
  basedOn: (count, formatted) =>
    `לפי ספירות ${plural(count, 'מיום אחד', 'משני ימים', `מ-${formatted} ימים`)} שנשמרו רק במכשיר הזה.`,
  clear: 'מחיקת ההיסטוריה של החניון',
};
