import { fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { useRowKeys } from '../../../src/ui/browser/useRowKeys.ts';

function Rows() {
  useRowKeys();
  return (
    <div className="tab-panel">
      <ul>
        <li>
          <button type="button">First</button>
        </li>
        <li>
          <details>
            <summary>Second</summary>
            <a href="https://city.example">More</a>
          </details>
        </li>
        <li>Text alone</li>
        <li>
          <a href="https://city.example">Third</a>
        </li>
      </ul>
    </div>
  );
}

beforeEach(() => {
  // No element of the test's page has a place.
  Element.prototype.getClientRects = () => Object.assign([new DOMRect()], { item: () => null });
});

test('Q13: the arrow keys walk the rows, notices that open among them', () => {
  render(<Rows />);
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return document.activeElement?.textContent;
  };
  expect(press('ArrowDown')).toBe('First');
  expect(press('ArrowDown')).toBe('Second');
  expect(press('ArrowDown')).toBe('Third');
  expect(press('ArrowUp')).toBe('Second');
});
