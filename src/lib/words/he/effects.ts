import type { EffectWords } from '../en/effects.ts';

export const effects: EffectWords = {
  what: {
    'no-service': 'אין שירות',
    'reduced-service': 'שירות מצומצם',
    'significant-delays': 'עיכובים ניכרים',
    detour: 'שינוי מסלול',
    'additional-service': 'תגבור',
    'modified-service': 'שינוי בשירות',
    'other-effect': 'יש שינוי',
    'unknown-effect': 'יש שינוי',
    'stop-moved': 'תחנה הועתקה',
    'no-effect': 'אין שינוי בשירות',
    'accessibility-issue': 'בעיית נגישות',
  },
  where: {
    stop: 'בתחנה זו',
    stops: 'בתחנות אלה',
    trip: 'בנסיעה זו',
    trips: 'בנסיעות אלה',
    route: 'בקו זה',
    routes: 'בקווים אלה',
    city: 'בכל הקווים',
  },
  stopMoved: 'התחנה הועתקה',
  stopsMoved: 'התחנות הועתקו',
};
