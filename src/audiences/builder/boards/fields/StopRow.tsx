import { LONGEST_WALK } from '../../../../contract/board/reach.ts';
import { IconButton } from '../../../../ui/controls/IconButton.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { useBuilderWords } from '../../words/BuilderWordsContext.ts';
import type { BoardStop } from '../state/useBoardStops.ts';

interface StopRowProps {
  stop: BoardStop;
  index: number;
  count: number;
  isDragged: boolean;
  /** Called with the pointer that begins to drag the row. */
  onDrag: (pointer: number) => void;
  onMove: (to: number) => void;
  onWalk: (minutes: number | null) => void;
  onRemove: () => void;
}

/** A stop of the board with the walk to it, a handle to drag it and buttons that move it. */
export function StopRow({
  stop: { name, minutes },
  index,
  count,
  isDragged,
  onDrag,
  onMove,
  onWalk,
  onRemove,
}: StopRowProps) {
  const words = useBuilderWords();
  const own = words.boards;
  return (
    <li className={`board-stop ${isDragged ? 'board-stop--dragged' : ''}`}>
      <span
        className="board-stop__handle"
        aria-hidden="true"
        onPointerDown={(event) => {
          event.preventDefault();
          onDrag(event.pointerId);
        }}
      >
        <Icon name="menu" size={18} />
      </span>
      <span className="board-stop__name">
        <bdi>{name}</bdi>
      </span>
      <label className="builder-label board-stop__walk">
        {own.walk}
        <input
          type="number"
          className="builder-input builder-input--short"
          aria-label={own.walkTo(name)}
          min={0}
          max={LONGEST_WALK}
          defaultValue={minutes ?? ''}
          onChange={({ target }) => {
            if (target.validity.valid)
              onWalk(target.value === '' ? null : Math.round(target.valueAsNumber));
          }}
        />
      </label>
      <span className="board-stop__buttons">
        {count < 2 ? null : (
          <>
            <IconButton
              icon="chevron"
              className="board-stop__up"
              data-way="up"
              label={own.up(name)}
              disabled={index === 0}
              onClick={() => onMove(index - 1)}
            />
            <IconButton
              icon="chevron"
              className="board-stop__down"
              data-way="down"
              label={own.down(name)}
              disabled={index === count - 1}
              onClick={() => onMove(index + 1)}
            />
          </>
        )}
        <IconButton icon="close" label={words.remove(name)} onClick={onRemove} />
      </span>
    </li>
  );
}
