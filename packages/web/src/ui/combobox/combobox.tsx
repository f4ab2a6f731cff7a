import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CornerButton } from '../actions/icon-button.tsx';
import { deviceClass } from '../breakpoints.ts';
import { classNames } from '../class-names.ts';
import { arrowLeft, close as cross } from '../media/icon-paths.ts';
import { scrollDistance } from '../overlays/scroll-distance.ts';
import { useSettledText } from '../use-timing.ts';
import type { ComboboxElements } from './combobox-field.tsx';
import { type ComboboxColumn, ComboboxList, type ComboboxOption } from './combobox-list.tsx';
import { type ComboboxState, useCombobox } from './use-combobox.ts';

export type ComboboxTexts = {
  label: string;
  clear: string;
  /** Label of the back button on a phone, where the open field fills the screen. */
  back: string;
  /** Label of a list with options that open a new tab. It announces that once, for all of them. */
  newTab: string;
  /** Announced once an option has opened in a new tab, which the field otherwise does in silence. */
  opened?: (name: string) => string;
};

export type ComboboxProps = Omit<ComboboxState, 'columns'> & {
  elements: ComboboxElements;
  texts: ComboboxTexts;
  /** Columns of suggestions. Columns without options are left out. */
  columns: readonly ComboboxColumn[];
  /** Shown above the columns or instead of them: searching, skeletons, nothing found. */
  status?: ReactNode;
  /** Sentence with the number of suggestions. It is announced when typing pauses. */
  announcement: string;
  /** Placement of the panel in the nearest positioned ancestor, from 768 px on. */
  panelClass?: string;
};

/**
 * Suggestions for a field while the visitor types. Enter without a marked option submits the field's form.
 */
export function Combobox({
  elements,
  texts,
  status,
  announcement,
  panelClass = BELOW_FIELD,
  ...state
}: ComboboxProps) {
  const columns = state.columns.filter((column) => column.options.length > 0);
  const { listId, open, marked, close, clear } = useCombobox(elements, { ...state, columns });
  const listed = open && columns.length > 0;
  const announced = useSettledText(open ? announcement : '', state.value, 500);
  const [openedText, setOpenedText] = useState('');
  const { onShown } = elements;
  const panel = useRef<HTMLDivElement>(null);
  useScrollToPanel(elements.field, panel, listed ? columns.map(({ id }) => id).join() : '');

  useLayoutEffect(() => {
    onShown({
      open,
      listId: listed ? listId : undefined,
      markedId: marked === undefined ? undefined : `${listId}-${marked}`,
    });
    return () => onShown({ open: false });
  }, [onShown, open, listed, listId, marked]);

  useEffect(() => {
    // The same option may be opened again, which must be announced again.
    if (open) setOpenedText('');
  }, [open]);

  function onChosen({ newTab, name, staysOpen }: ComboboxOption) {
    if (newTab && name !== undefined) setOpenedText(texts.opened?.(name) ?? '');
    if (!staysOpen) close();
  }

  return (
    <>
      {open &&
        createPortal(
          <CornerButton path={arrowLeft} label={texts.back} onPress={close} className="md:hidden" />,
          elements.before,
        )}
      {state.value !== '' &&
        createPortal(<CornerButton path={cross} label={texts.clear} onPress={clear} />, elements.after)}
      {open && (listed || status) && (
        <div ref={panel} className={classNames(PANEL, panelClass)}>
          {status}
          {listed && (
            <ComboboxList
              listId={listId}
              columns={columns}
              texts={texts}
              marked={marked}
              onChosen={onChosen}
            />
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {open ? announced : openedText}
      </p>
    </>
  );
}

const PANEL =
  'combobox-panel bg-card max-md:grow max-md:overflow-y-auto max-md:overscroll-contain md:absolute md:z-40 md:shadow-floating transition-opacity duration-250 starting:opacity-0 motion-reduce:duration-100';
const BELOW_FIELD = 'md:inset-x-0 md:top-[calc(100%+8px)] md:rounded-panel';

/**
 * Scrolls the panel below a field into view whenever its content changes. On a phone the panel fills the
 * screen.
 */
function useScrollToPanel(field: HTMLElement, panel: RefObject<HTMLElement | null>, columnIds: string): void {
  useEffect(() => {
    if (columnIds === '' || panel.current === null || deviceClass(window.innerWidth) === 'phone') return;
    const [above, below] = [field, panel.current].map((element) => element.getBoundingClientRect());
    const top = above && below ? scrollDistance(above, below, window.innerHeight) : 0;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (top > 0) window.scrollBy({ top, behavior: isCalm ? 'instant' : 'smooth' });
  }, [field, panel, columnIds]);
}
