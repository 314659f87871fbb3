import type { Words } from '../../en/words.ts';

/** What a display says around its board. */
export const display: Words['display'] = {
  off: 'המסך הזה אינו פעיל.',
  savedData: (clock, hasParking) =>
    `אין חיבור. ${hasParking ? 'תחנות וחניה' : 'תחנות'} נכון ל-${clock}.`,
  phoneCode: 'סרקו כדי לפתוח בטלפון',
};

/** What the page says without a network, and when there is a new version of it. */
export const offline: Words['offline'] = {
  noNetwork: 'אין חיבור לאינטרנט. הנתונים בזמן אמת יחזרו כשתתחברו.',
  newVersion: 'יש גרסה חדשה של הדף.',
  reload: 'טעינת הדף מחדש',
};
