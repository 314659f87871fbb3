import './ExternalLink.css';
import type { ReactNode } from 'react';

import { parseHttpUrl } from '../../lib/parseHttpUrl.ts';
import { Icon } from '../icons/Icon.tsx';
import { useLanguage } from '../text/Language.tsx';
import { useLinkPolicy } from './LinkPolicy.tsx';

interface ExternalLinkProps {
  /** As the service sent it. Only http and https become links. */
  url: string;
  children: ReactNode;
  /** Whether to show the URL's host after the text. */
  showsHost?: boolean;
  /** The accessible name, if it differs from the text. */
  label?: string;
}

/** A link to another site, or plain text if the policy or the URL allows no link. */
export function ExternalLink({ url, children, showsHost = true, label }: ExternalLinkProps) {
  const { words } = useLanguage();
  const policy = useLinkPolicy();
  const target = parseHttpUrl(url);
  const host = target === null || !showsHost ? null : target.host;
  if (target === null || policy === 'text') {
    return (
      <span className="external-link">
        {children}
        {host === null ? null : <span className="external-link__host">{host}</span>}
      </span>
    );
  }
  const isNewTab = policy === 'new-tab';
  return (
    <a
      className="external-link"
      href={target.href}
      rel="noopener noreferrer"
      aria-label={label}
      {...(isNewTab ? { target: '_blank' } : {})}
    >
      {children}
      <Icon name="out" size={14} />
      {host === null ? null : <span className="external-link__host">{host}</span>}
      {isNewTab ? <span className="visually-hidden">({words.page.newWindow})</span> : null}
    </a>
  );
}
