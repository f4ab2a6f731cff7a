import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ComboboxField, type ComboboxTexts } from './combobox-field.tsx';
import { type ComboboxColumn, ComboboxList } from './combobox-list.tsx';
import { useCombobox } from './use-combobox.ts';
import { useRested } from './use-rested.ts';

export type ComboboxProps = {
  texts: ComboboxTexts;
  /** The parameter it sends as a field of its form. Enter without a marked option submits that form. */
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  /** The answers there are. Columns without options are left out. */
  columns: readonly ComboboxColumn[];
  /** Above the columns or instead of them: searching, skeletons, nothing found. */
  status?: ReactNode;
  /** How many answers there are, in a sentence. It is said once typing has rested. */
  announcement: string;
  /** Where the panel hangs from the nearest positioned ancestor, from 768 px on. */
  panelClass?: string;
};

/** A field that offers answers while one types. */
export function Combobox({
  texts,
  name,
  status,
  announcement,
  panelClass = HANGING,
  ...state
}: ComboboxProps) {
  const columns = state.columns.filter((column) => column.options.length > 0);
  const combobox = useCombobox({ ...state, columns });
  const { open } = combobox;
  const listed = open && columns.length > 0;
  const said = useRested(open ? announcement : '', state.value, 500);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the focus leaving, nobody presses it.
    <div ref={combobox.root} onBlur={combobox.onBlur} className="min-h-13">
      <div className={classNames(open && PAGE)}>
        <ComboboxField combobox={combobox} listed={listed} texts={texts} name={name} value={state.value} />
        {open && (listed || status) && (
          <div className={classNames(PANEL, panelClass)}>
            {status}
            {listed && <ComboboxList {...combobox} columns={columns} texts={texts} />}
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

const PAGE = 'max-md:fixed max-md:inset-0 max-md:z-50 max-md:flex max-md:flex-col max-md:bg-card';
const PANEL =
  'bg-card max-md:grow max-md:overflow-y-auto max-md:overscroll-contain md:absolute md:inset-x-0 md:z-40 md:shadow-floating transition-opacity duration-250 starting:opacity-0';
const HANGING = 'md:top-[calc(100%+8px)] md:rounded-panel';
