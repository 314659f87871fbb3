import './Tabs.css';
import { useDeferredValue, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
}

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly Tab<Name>[];
  chosen: Name;
  onChoose: (name: Name) => void;
}

const panelID = (name: string) => `panel-${name}`;
const tabID = (name: string) => `tab-${name}`;

/** Tabs by the ARIA pattern: one tab stop, and the arrow keys, Home and End select. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose }: TabsProps<Name>) {
  const row = useRef<HTMLDivElement>(null);
  // When the `tabindex` of the focused tab changes, Chromium lays out the page at once. Deferred, this happens after
  // the panel has changed, so the page is laid out only once.
  const tabStop = useDeferredValue(chosen);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.name === chosen);
    const steps = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
    const to = Object.entries(steps).find(([key]) => key === event.key)?.[1];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.name);
    row.current?.querySelector<HTMLElement>(`#${tabID(next.name)}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={label} ref={row}>
      {tabs.map((tab) => (
        <button
          key={tab.name}
          type="button"
          role="tab"
          id={tabID(tab.name)}
          className="tabs__tab"
          aria-selected={tab.name === chosen}
          aria-controls={panelID(tab.name)}
          tabIndex={tab.name === tabStop ? 0 : -1}
          onClick={() => onChoose(tab.name)}
          onKeyDown={onKeyDown}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** The content of the tab with this name. */
export function TabPanel({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={panelID(name)} aria-labelledby={tabID(name)}>
      {children}
    </div>
  );
}
