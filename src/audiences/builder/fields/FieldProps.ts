import type { FrameOptions } from '../../embed/options/frame-options.ts';
import type { ChangeFrameView, ChangeOptions } from '../state/useBuilderState.ts';

/** What a group of fields reads and changes. */
export interface FieldProps {
  readonly options: FrameOptions;
  readonly changeOptions: ChangeOptions;
  readonly changeView: ChangeFrameView;
}
