import { createContext } from 'react';

import type { Takeover } from '../../../contract/board/screens/takeovers.ts';

/** The orders in screens.json that the page shows. */
export interface ShownOrders {
  readonly message: string | undefined;
  readonly disabled: boolean;
  /** When the display's hours of use begin again, in milliseconds since 1970; null during them. */
  readonly offUntil: number | null;
  readonly takeovers: readonly Takeover[];
}

export const OrdersContext = createContext<ShownOrders>({
  message: undefined,
  disabled: false,
  offUntil: null,
  takeovers: [],
});
