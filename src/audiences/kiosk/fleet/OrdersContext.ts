import { createContext } from 'react';

/** The orders in screens.json that the page shows. */
export interface ShownOrders {
  readonly message: string | undefined;
  readonly disabled: boolean;
}

export const OrdersContext = createContext<ShownOrders>({ message: undefined, disabled: false });
