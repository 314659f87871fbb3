/** A recurring event that affects lots. Names and venues are made up. */
export interface EventPlan {
  readonly names: readonly string[];
  readonly venue: string | null;
  readonly lots: readonly string[];
}

/**
 * One event for each three-hour slot from midnight, so that there is always a current event. Each day
 * uses one of its names.
 */
export const AROUND_THE_CLOCK: readonly EventPlan[] = [
  {
    names: ['Late Show at the Lantern', 'Harbor Jazz After Hours'],
    venue: 'Lantern Theatre',
    lots: ['theatre', 'landing'],
  },
  {
    names: ['Market Set-Up Night', 'Street Fair Set-Up'],
    venue: 'Courthouse Square',
    lots: ['square', 'market'],
  },
  {
    names: ['Sunrise Harbor 5K', 'Lakefront Morning Run'],
    venue: 'Harbor Landing',
    lots: ['landing', 'market'],
  },
  {
    names: ["Farmers' Market on the Square", 'Makers Market'],
    venue: 'Courthouse Square',
    lots: ['square', 'market'],
  },
  {
    names: ['Food Truck Rally', 'Harbor Lunch Concert'],
    venue: 'Landing Green',
    lots: ['landing', 'market'],
  },
  {
    names: ['Foundry Open Studios', 'Regional Robotics Meet'],
    venue: 'Foundry Arena',
    lots: ['arena', 'union station'],
  },
  {
    names: ['Port Linden Herons vs. Granite Bay', 'Roller Derby: Dockside Dolls'],
    venue: 'Foundry Arena',
    lots: ['arena', 'union station'],
  },
  {
    names: ['Midnight Movie Marathon', 'Lantern Comedy Night'],
    venue: 'Lantern Theatre',
    lots: ['theatre', 'landing'],
  },
];

/** Each evening at 7:30 PM. */
export const TONIGHT: EventPlan = {
  names: [
    'Port Linden Symphony: Dvořák 8',
    'The Tempest',
    'An Evening with the Mill Street Players',
    'Lake Country Opera: La Bohème',
    'Harbor Lights Ballet',
    'Bluegrass on Grand',
    'Port Linden Symphony: Family Night',
  ],
  venue: 'Lantern Theatre',
  lots: ['theatre', 'square'],
};

/** Each Saturday. */
export const SATURDAY: EventPlan = {
  names: [
    'Lanterns on the Lake',
    'Harbor Half Marathon',
    'Founders Day Parade',
    'Winter Market Weekend',
  ],
  venue: 'Landing Green',
  lots: ['landing', 'market', 'square', 'bay beach'],
};

export const UNIVERSITY_MORNING: EventPlan = {
  names: [
    'Campus Visit Day',
    'Regional Science Olympiad',
    'Spring Admissions Tour',
    'Staff Wellness Fair',
  ],
  venue: null,
  lots: ['20', '36'],
};

export const UNIVERSITY_EVENING: EventPlan = {
  names: [
    "Women's Volleyball vs. Tamarack State",
    "Men's Basketball vs. North Fork",
    'Observatory Open House',
    'Chancellor Lecture: Rivers and Cities',
  ],
  venue: 'Linden Fieldhouse',
  lots: ['46', '17'],
};

export const UNIVERSITY_SATURDAY: EventPlan = {
  names: [
    'Football vs. Tamarack State',
    'Football vs. North Fork',
    'Graduate School Ceremony',
    'Alumni Regatta',
  ],
  venue: 'Sentinel Field',
  lots: ['46', '29', '7', '6U', '6L'],
};
