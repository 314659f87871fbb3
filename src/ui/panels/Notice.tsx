import './Notice.css';
import type { ReactNode } from 'react';

interface NoticeProps {
  /** `failure`: loading failed. `caution`: data is old or incomplete. `quiet`: there is nothing to show. */
  tone: 'failure' | 'caution' | 'quiet';
  children: ReactNode;
  /** What the user can do, such as a button to try again. */
  action?: ReactNode;
}

/** A message about the state of one part of the page. A failure never looks like an empty list. */
export function Notice({ tone, children, action }: NoticeProps) {
  return (
    <div className={`notice notice--${tone}`}>
      <p>{children}</p>
      {action}
    </div>
  );
}
