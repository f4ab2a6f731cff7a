import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import type { ComboboxParts } from './combobox-field.tsx';
import { type ComboboxColumn, ComboboxList } from './combobox-list.tsx';
import { CornerButton } from './corner-button.tsx';
import { arrowLeft, close as cross } from './icon-paths.ts';
import { type ComboboxState, useCombobox } from './use-combobox.ts';
import { useRested } from './use-rested.ts';
import { useRoomBelow } from './use-room-below.ts';

export type ComboboxTexts = {
  label: string;
  clear: string;
  /** On a phone, where the open field is a page of its own. */
  back: string;
  /** After what opens beside the page: "opens in a new tab". */
  newTab: string;
};

export type ComboboxProps = Omit<ComboboxState, 'columns'> & {
  parts: ComboboxParts;
  texts: ComboboxTexts;
  /** The answers there are. Columns without options are left out. */
  columns: readonly ComboboxColumn[];
  /** Above the columns or instead of them: searching, skeletons, nothing found. */
  status?: ReactNode;
  /** How many answers there are, in a sentence. It is said once typing has rested. */
  announcement: string;
  /** Where the panel hangs from the nearest positioned ancestor, from 768 px on. */
  panelClass?: string;
};

/** Answers to what one types into a field, while one types. Enter without a marked option submits the field's form. */
export function Combobox({
  parts,
  texts,
  status,
  announcement,
  panelClass = HANGING,
  ...state
}: ComboboxProps) {
  const columns = state.columns.filter((column) => column.options.length > 0);
  const { listId, open, marked, close, clear } = useCombobox(parts, { ...state, columns });
  const listed = open && columns.length > 0;
  const said = useRested(open ? announcement : '', state.value, 500);
  const { onShown } = parts;
  const panel = useRef<HTMLDivElement>(null);
  useRoomBelow(parts.field, panel, listed ? columns.map(({ id }) => id).join() : '');

  useLayoutEffect(() => {
    onShown({
      open,
      listId: listed ? listId : undefined,
      markedId: marked === undefined ? undefined : `${listId}-${marked}`,
    });
    return () => onShown({ open: false });
  }, [onShown, open, listed, listId, marked]);

  return (
    <>
      {open &&
        createPortal(
          <CornerButton path={arrowLeft} label={texts.back} onPress={close} className="md:hidden" />,
          parts.before,
        )}
      {state.value !== '' &&
        createPortal(<CornerButton path={cross} label={texts.clear} onPress={clear} />, parts.after)}
      {open && (listed || status) && (
        <div ref={panel} className={classNames(PANEL, panelClass)}>
          {status}
          {listed && (
            <ComboboxList listId={listId} columns={columns} texts={texts} marked={marked} close={close} />
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

const PANEL =
  'combobox-panel bg-card max-md:grow max-md:overflow-y-auto max-md:overscroll-contain md:absolute md:z-40 md:shadow-floating transition-opacity duration-250 starting:opacity-0 motion-reduce:duration-100';
const HANGING = 'md:inset-x-0 md:top-[calc(100%+8px)] md:rounded-panel';
