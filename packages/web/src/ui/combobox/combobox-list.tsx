import type { ReactNode } from 'react';
import { Anchor } from '../actions/link.tsx';
import { classNames } from '../class-names.ts';

export type ComboboxOption = {
  /** Unique across all columns. */
  id: string;
  content: ReactNode;
  href?: string;
  /** Opens a new tab. The label of the list announces that to screen readers. */
  newTab?: boolean;
  /** Names the option when it has opened in a new tab. Its content may be much longer. */
  name?: string;
  onChoose?: () => void;
  /** The list stays open when this option is chosen, because the option changes it. */
  staysOpen?: boolean;
};

export type ComboboxColumn = {
  id: string;
  heading: string;
  /** "3 of 41 matches" */
  count?: string;
  options: readonly ComboboxOption[];
  /** Gives this column more room than the other one. */
  isWide?: boolean;
};

export type ComboboxListProps = {
  listId: string;
  texts: { label: string; newTab: string };
  columns: readonly ComboboxColumn[];
  marked: string | undefined;
  onChosen: (option: ComboboxOption) => void;
};

/** The options, in one column or two. A single column takes the whole width. */
export function ComboboxList({ listId, texts, columns, marked, onChosen }: ComboboxListProps) {
  const opensNewTab = columns.some(({ options }) => options.some(({ newTab }) => newTab));
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={opensNewTab ? texts.newTab : texts.label}
      className={classNames(
        'grid grid-cols-1',
        columns.length === 1 && 'max-w-[760px]',
        columns.length === 2 && (columns[0]?.isWide ? WIDE_FIRST : WIDE_LAST),
        columns.length === 3 && 'md:grid-cols-3',
        columns.length === 4 && 'md:grid-cols-2',
      )}
    >
      {columns.map((column) => (
        // biome-ignore lint/a11y/useSemanticElements: no element of HTML groups the options of an ARIA listbox.
        <div
          key={column.id}
          role="group"
          aria-labelledby={`${listId}-${column.id}`}
          className="border-line px-5 py-5 not-first:border-t md:px-7 md:py-6 md:not-first:border-t-0 md:not-first:border-l"
        >
          <p role="presentation" className="type-small mb-2.5 flex justify-between gap-4 text-ink-2">
            <span id={`${listId}-${column.id}`} className="type-label text-ink">
              {column.heading}
            </span>
            <span className="shrink-0">{column.count}</span>
          </p>
          {column.options.map((option) => (
            <Option
              key={option.id}
              id={`${listId}-${option.id}`}
              option={option}
              marked={option.id === marked}
              onChosen={() => onChosen(option)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

// The minimum of 0 keeps a long name from widening its column.
const WIDE_FIRST = 'md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]';
const WIDE_LAST = 'md:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]';

type OptionProps = {
  id: string;
  option: ComboboxOption;
  marked: boolean;
  onChosen: () => void;
};

// A real link if the option has an address. It can be opened, copied and dragged like any other link. The
// focus stays in the field, whose keys mark options and press the marked one.
function Option({ id, option, marked, onChosen }: OptionProps) {
  const { href, newTab, content, onChoose } = option;
  const wiring = {
    id,
    role: 'option',
    'aria-selected': marked,
    tabIndex: -1,
    className: '-mx-3 block rounded-control px-3 py-2.5 hover:bg-foam aria-selected:bg-foam',
    onClick() {
      onChoose?.();
      onChosen();
    },
  };
  if (href === undefined) return <div {...wiring}>{content}</div>;
  return (
    <Anchor {...wiring} href={href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {content}
    </Anchor>
  );
}
