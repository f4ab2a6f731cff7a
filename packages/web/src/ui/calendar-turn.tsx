import { Icon } from './icon.tsx';
import { chevronLeft, chevronRight } from './icon-paths.ts';

export type CalendarTurnProps = { label: string; back?: boolean; off: boolean; onTurn: () => void };

/** Turns to another month. At an end it stays in the tab order, so that it does not drop the focus. */
export function CalendarTurn({ label, back = false, off, onTurn }: CalendarTurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off}
      onClick={off ? undefined : onTurn}
      className="grid size-11 place-items-center rounded-control transition-colors hover:bg-foam aria-disabled:bg-transparent aria-disabled:opacity-35"
    >
      <Icon path={back ? chevronLeft : chevronRight} />
    </button>
  );
}
