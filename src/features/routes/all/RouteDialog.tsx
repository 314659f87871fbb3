import './RouteDialog.css';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import type { RouteSettings } from '../../../contract/settings/settings.ts';
import { useKeyboardSpace } from '../../../ui/browser/useKeyboardSpace.ts';
import { useProgressiveRows } from '../../../ui/browser/useProgressiveRows.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { findRoutes } from './findRoutes.ts';
import { groupRoutes } from './groupRoutes.ts';
import type { RouteGroup } from './groupRoutes.ts';
import { RouteRow } from './RouteRow.tsx';

interface RouteDialogProps {
  routes: readonly RouteSettings[];
  chosen: readonly string[];
  onToggle: (routeID: string) => void;
  /** Chooses no route. */
  onClear: () => void;
  onClose: () => void;
}

/** More than fit on a screen at first; the others follow while the rider scrolls. */
const INITIAL_ROWS = 60;
const PREFERRED_ROWS = 240;

/** All routes of a large city, with a search and groups. */
export function RouteDialog({ routes, chosen, onToggle, onClear, onClose }: RouteDialogProps) {
  const { words, wordsOn, formats } = useLanguage();
  const { manyRoutes } = words;
  const headingID = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim());
  useEffect(() => {
    // A modal dialog keeps the focus inside and returns it to the button when it closes.
    if (dialog.current?.open === false) dialog.current.showModal();
    field.current?.focus();
  }, []);
  useKeyboardSpace(dialog);
  // A route keeps its place when it is chosen here.
  const [initiallyChosen] = useState(chosen);
  const groups = useMemo(
    (): readonly RouteGroup[] =>
      query === ''
        ? groupRoutes(routes, formats.compare, initiallyChosen)
        : [
            {
              key: 'found',
              common: { by: 'rest' },
              routes: findRoutes(routes, query, formats.compare),
            },
          ],
    [routes, query, initiallyChosen, formats],
  );
  const all = useMemo(() => groups.flatMap((group) => group.routes), [groups]);
  const { rows, more } = useProgressiveRows(all, INITIAL_ROWS, PREFERRED_ROWS);
  const shown = useMemo(() => new Set(rows), [rows]);
  const chosenIDs = useMemo(() => new Set(chosen), [chosen]);

  const labelOf = ({ common, routes: ofGroup }: RouteGroup) => {
    if (query !== '') return manyRoutes.found(ofGroup.length, formats.number(ofGroup.length));
    // The dialog's own heading says enough.
    if (groups.length === 1) return null;
    if (common.by === 'agency') return common.agency;
    if (common.by === 'range') return manyRoutes.range(`${common.from}`, `${common.to}`);
    return common.by === 'kind'
      ? wordsOn(...ofGroup.map(({ routeID }) => routeID)).layers.vehicles
      : manyRoutes.others;
  };
  // The arrow keys move between the rows, which would take many presses of Tab.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const boxes = [
      ...(dialog.current?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? []),
    ];
    const at = boxes.findIndex((box) => box === document.activeElement);
    const next = boxes[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (at <= 0 && event.key === 'ArrowUp') field.current?.focus();
    else next?.focus();
  };
  return (
    <dialog
      ref={dialog}
      className="route-dialog"
      aria-labelledby={headingID}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <header className="route-dialog__header">
        <h2 id={headingID}>{words.routes.all}</h2>
        <IconButton icon="close" label={words.page.close} onClick={() => dialog.current?.close()} />
      </header>
      <div className="route-dialog__search">
        <Icon name="search" size={18} />
        <input
          ref={field}
          type="search"
          aria-label={manyRoutes.search}
          placeholder={manyRoutes.search}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <div className="route-dialog__groups">
        {all.length === 0 ? <output>{words.search.none(query)}</output> : null}
        {groups.map((group) => {
          const label = labelOf(group);
          const visible = group.routes.filter((route) => shown.has(route));
          return visible.length === 0 ? null : (
            <section key={group.key} aria-label={label ?? words.routes.all}>
              {label === null ? null : <h3 role={query === '' ? undefined : 'status'}>{label}</h3>}
              <ul aria-label={label ?? words.routes.all}>
                {visible.map((route) => (
                  <RouteRow
                    key={route.routeID}
                    route={route}
                    isChosen={chosenIDs.has(route.routeID)}
                    onToggle={onToggle}
                  />
                ))}
              </ul>
            </section>
          );
        })}
        {more}
      </div>
      <footer className="route-dialog__footer">
        <output>{manyRoutes.chosen(chosen.length, formats.number(chosen.length))}</output>
        {chosen.length === 0 ? null : (
          <Button variant="plain" onClick={onClear}>
            {manyRoutes.clear}
          </Button>
        )}
        <Button onClick={() => dialog.current?.close()}>{manyRoutes.done}</Button>
      </footer>
    </dialog>
  );
}
