import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

import { AsyncBoundary } from '../../src/audiences/AsyncBoundary.tsx';
import { lazyComponent } from '../../src/ui/loading/lazyComponent.ts';
import { eventually } from '../support/eventually.ts';

test('R31: parts that load one after another are shown at once, not 0.3 s after the last fallback', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  // The clock jumps back after each fallback, so that 0.3 s after it never comes.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const arrive: (() => void)[] = [];
  const arrival = () => new Promise<void>((resolve) => void arrive.push(resolve));
  const [first, second] = [arrival(), arrival()];
  const Inner = lazyComponent(async () => {
    await second;
    return () => <p>inner</p>;
  });
  const Outer = lazyComponent(async () => {
    await first;
    return () => (
      <AsyncBoundary name="inner" fallback={<p>outer</p>}>
        <Inner />
      </AsyncBoundary>
    );
  });
  const container = document.createElement('div');
  const root = createRoot(container);
  root.render(
    <AsyncBoundary name="outer" fallback={<p>nothing yet</p>}>
      <Outer />
    </AsyncBoundary>,
  );
  const expectText = (text: string) => eventually(() => expect(container.textContent).toBe(text));
  await expectText('nothing yet');
  clock.mockReturnValue(500_000);
  arrive[0]?.();
  await expectText('outer');
  clock.mockReturnValue(0);
  arrive[1]?.();
  await expectText('inner');
  root.unmount();
});
