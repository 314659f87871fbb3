import type { ReactNode } from 'react';

import type { BoardOptions } from '../../contract/board/board-options.ts';
import { OrdersContext } from './fleet/OrdersContext.ts';
import { useFleet } from './fleet/useFleet.ts';
import type { FleetOptions } from './fleet/useFleet.ts';
import { OperatorAccess } from './operator/OperatorAccess.tsx';
import { spreadOf } from './polling/spread.ts';
import { useSpeech } from './speech/useSpeech.ts';
import { useIdlePointer } from './touch/useIdlePointer.ts';
import { useLockDown } from './touch/useLockDown.ts';
import { useKeepRunning } from './useKeepRunning.ts';

interface KeepRunningProps extends Omit<FleetOptions, 'secret'> {
  options: BoardOptions;
  /** What is wrong with the display's URL. */
  warnings: readonly string[];
  children: ReactNode;
}

/**
 * Keeps the display inside running, and lets its operator control it. Around everything that can suspend or
 * throw, so that a board whose words don't arrive, or that has failed or is switched off, is still locked down, still
 * watched, still gets new versions and still tells its operator what is wrong.
 */
export function KeepRunning(props: KeepRunningProps) {
  // No display: it reports nothing, takes no orders, stores nothing and never reloads.
  return props.options.isPreview ? props.children : <RunningDisplay {...props} />;
}

function RunningDisplay({ options, warnings, children, ...fleet }: KeepRunningProps) {
  const orders = useFleet({ ...fleet, secret: options.secret });
  const { nightly } = options;
  useKeepRunning({ nightly, wake: options.wake && orders.offUntil === null }, spreadOf(fleet.id));
  useIdlePointer();
  useLockDown();
  useSpeech(options, orders.disabled || orders.offUntil !== null);
  return (
    <OrdersContext value={orders}>
      {children}
      <OperatorAccess warnings={[...warnings, ...fleet.entry.wrong]} />
    </OrdersContext>
  );
}
