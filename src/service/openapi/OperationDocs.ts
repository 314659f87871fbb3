import type * as z from 'zod/mini';

import type { Operation } from '../../contract/operations/operations.ts';
import type { OperationHandler } from '../operations/operation.ts';

/** How an operation is answered, and what a reader of /openapi.json needs to know of it beside its table entry. */
export interface OperationDocs {
  readonly operation: Operation;
  /** Left out for those that need settings, the lots and getjourneys, and for documents. */
  readonly handle?: OperationHandler;
  readonly summary: string;
  readonly description: string;
  /** The lists in the answer, such as `stops` or `trip.stops`, whose elements are decoded one by one, and how they are sent. */
  readonly lists?: readonly {
    readonly name: string;
    readonly element: z.ZodMiniType;
    /** What elements are instead where a parameter is given, by what says so: `modes=bike`. */
    readonly others?: Readonly<Record<string, z.ZodMiniType>>;
    readonly side: 'input' | 'output';
  }[];
}
