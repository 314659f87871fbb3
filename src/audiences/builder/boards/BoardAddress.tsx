import '../../../ui/controls/Button.css';
import '../code/CodePanel.css';
import type { BoardOptions } from '../../../contract/board/board-options.ts';
import { boardEntry } from '../../../contract/board/screens/boardEntry.ts';
import { parseScreenID } from '../../../contract/board/screens/screen-id.ts';
import { QrCode } from '../../QrCode.tsx';
import { CopyField } from '../code/CopyField.tsx';
import { TextField } from '../fields/controls/TextField.tsx';
import { useBuilderWords } from '../words/BuilderWordsContext.ts';
import { type BoardState, boardQuery } from './state/board-state.ts';
import type { ChangeBoard } from './state/useBoardState.ts';

/** Bytes. Cameras of phones read no larger code from a screen. */
const LONGEST_IN_CODE = 800;

/** What an entry is called until its display has a name. */
const SOME_ID = 'lobby-1';

interface BoardAddressProps {
  state: BoardState;
  options: BoardOptions;
  change: ChangeBoard;
}

/** What to copy: the board's address, as a QR code too, or its entry for screens.json. */
export function BoardAddress({ state: { query }, options, change }: BoardAddressProps) {
  const words = useBuilderWords();
  const own = words.boards;
  const address = new URL(`/?${boardQuery(query)}`, window.location.origin).href;
  const id = options.id ?? SOME_ID;
  const entry = `${JSON.stringify(id)}: ${JSON.stringify(boardEntry(query), null, 2)}`;
  return (
    <section className="builder-code" aria-label={own.address}>
      <div className="board-address">
        <CopyField
          label={own.address}
          help={own.addressHelp}
          text={address}
          rows={3}
          button={words.copyLink}
          copied={words.linkCopied}
        />
        {address.length > LONGEST_IN_CODE ? (
          <p className="builder-hint">{own.tooLong}</p>
        ) : (
          <figure className="board-code">
            <QrCode address={address} />
            <figcaption className="builder-hint">{own.scan}</figcaption>
          </figure>
        )}
      </div>
      <details className="builder-code__others">
        <summary className="disclosure">{own.fromAfar}</summary>
        <TextField
          label={own.id}
          hint={own.idHint}
          value={options.id ?? ''}
          isValid={(text) => parseScreenID(text) !== null}
          onChange={(text) => change({ id: text === '' ? null : text })}
        />
        <CopyField
          label={own.entry}
          help={own.entryHelp}
          text={entry}
          rows={6}
          button={own.copyEntry}
          copied={own.entryCopied}
        />
        <CopyField
          label={own.ownAddress}
          help={own.ownAddressHelp}
          text={new URL(`/?view=kiosk&id=${id}`, window.location.origin).href}
          button={words.copyLink}
          copied={words.linkCopied}
        />
      </details>
    </section>
  );
}
