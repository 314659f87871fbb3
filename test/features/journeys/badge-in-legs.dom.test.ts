import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

test('P2: the agency on a badge of a way has the ink of the badge', () => {
  const style = document.createElement('style');
  style.textContent = readFileSync('src/features/journeys/JourneyLegs.css', 'utf8');
  document.head.append(style);
  document.body.innerHTML = `<ol class="journey-legs">
    <li class="journey-legs__ride journey-legs__timed"><button class="journey-legs__on"><span>
      <span class="badge">2 <small>Metro</small></span><small>Main St</small>
    </span></button></li>
  </ol>`;
  const rulesOf = (element: Element) =>
    [...(style.sheet?.cssRules ?? [])].filter(
      (rule) => rule instanceof CSSStyleRule && element.matches(rule.selectorText),
    );
  const [onBadge, below] = document.querySelectorAll('small');
  expect(onBadge && rulesOf(onBadge)).toEqual([]);
  expect(below && rulesOf(below).length).toBe(3);
});
