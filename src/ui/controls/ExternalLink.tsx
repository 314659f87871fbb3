import './ExternalLink.css';

import { createContext, use } from 'react';
import type { ReactNode } from 'react';

import { parseHttpUrl } from '../../lib/parseHttpUrl.ts';
import { Icon } from '../icons/Icon.tsx';
import { useLanguage } from '../text/Language.tsx';

/** Whether links may lead out of the page: yes, into a tab of their own, or not at all. */
export type LinkPolicy = 'follow' | 'new-tab' | 'text';

const LinkPolicyContext = createContext<LinkPolicy>('follow');

/** Says for everything inside where links may lead; without it they are followed. */
export function LinkPolicyProvider({
  policy,
  children,
}: {
  policy: LinkPolicy;
  children: ReactNode;
}) {
  return <LinkPolicyContext value={policy}>{children}</LinkPolicyContext>;
}

/** Where links may lead here, for what is of no use as mere text. */
export function useLinkPolicy(): LinkPolicy {
  return use(LinkPolicyContext);
}

interface ExternalLinkProps {
  /** As it was sent: made a link only where it is http or https (C19). */
  url: string;
  /** The link's text; its host stands behind it, unless it is in the text already. */
  children: ReactNode;
  showsHost?: boolean;
  label?: string;
}

/** A link out of the page, or its text where it may not be followed (C19). */
export function ExternalLink({
  url: address,
  children,
  showsHost = true,
  label,
}: ExternalLinkProps) {
  const { words } = useLanguage();
  const policy = useLinkPolicy();
  const target = parseHttpUrl(address);
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
