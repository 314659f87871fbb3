import './Notice.css';

import type { ReactNode } from 'react';

interface NoticeProps {
  /** `failure` something could not be had; `caution` it is old or incomplete; `quiet` it is empty. */
  tone: 'failure' | 'caution' | 'quiet';
  children: ReactNode;
  /** What can be done about it, such as a button to try again. */
  action?: ReactNode;
}

/** One sentence about the state of a part, in its place. Failure and emptiness never look alike. */
export function Notice({ tone, children, action }: NoticeProps) {
  return (
    <div className={`notice notice--${tone}`}>
      <p>{children}</p>
      {action}
    </div>
  );
}
