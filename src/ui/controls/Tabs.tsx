import './Tabs.css';
import { useDeferredValue, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

interface TabsProps<Name extends string> {
  label: string;
  /** The names of the tabs, in their order. */
  tabs: readonly Name[];
  labels: Readonly<Record<Name, string>>;
  chosen: Name;
  onChoose: (name: Name) => void;
}

const panelID = (name: string) => `panel-${name}`;
const tabID = (name: string) => `tab-${name}`;

/** Tabs by the ARIA pattern: one tab stop, and the arrow keys, Home and End select. */
export function Tabs<Name extends string>({
  label,
  tabs,
  labels,
  chosen,
  onChoose,
}: TabsProps<Name>) {
  const row = useRef<HTMLDivElement>(null);
  // When the `tabindex` of the focused tab changes, Chromium lays out the page at once. Deferred, this happens after
  // the panel has changed, so the page is laid out only once.
  const tabStop = useDeferredValue(chosen);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.indexOf(chosen);
    const right = document.dir === 'rtl' ? -1 : 1;
    const steps = {
      ArrowRight: at + right,
      ArrowLeft: at - right,
      Home: 0,
      End: tabs.length - 1,
    };
    const to = Object.entries(steps).find(([key]) => key === event.key)?.[1];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    row.current?.querySelector<HTMLElement>(`#${tabID(next)}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={label} ref={row}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabID(tab)}
          className="tabs__tab"
          aria-selected={tab === chosen}
          aria-controls={panelID(tab)}
          tabIndex={tab === tabStop ? 0 : -1}
          onClick={() => onChoose(tab)}
          onKeyDown={onKeyDown}
        >
          {labels[tab]}
        </button>
      ))}
    </div>
  );
}

/** The content of the tab with this name. @param label its name where there are no tabs, since one would be alone */
export function TabPanel({
  name,
  label,
  children,
}: {
  name: string;
  label?: string | undefined;
  children: ReactNode;
}) {
  const ofTab = { role: 'tabpanel', 'aria-labelledby': tabID(name) };
  const alone = { role: 'region', 'aria-label': label };
  return (
    <div id={panelID(name)} className="tab-panel" {...(label === undefined ? ofTab : alone)}>
      {children}
    </div>
  );
}
