import { createContext, use } from 'react';
import type { ReactNode } from 'react';

/** How external links work: in the same tab, in a new tab, or as plain text without a link. */
export type LinkPolicy = 'follow' | 'new-tab' | 'text';

const LinkPolicyContext = createContext<LinkPolicy>('follow');

/** Sets the link policy for its children. The default is `follow`. */
export function LinkPolicyProvider({
  policy,
  children,
}: {
  policy: LinkPolicy;
  children: ReactNode;
}) {
  return <LinkPolicyContext value={policy}>{children}</LinkPolicyContext>;
}

/** The current link policy, for elements that are useless as plain text. */
export function useLinkPolicy(): LinkPolicy {
  return use(LinkPolicyContext);
}
