import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { TextInput } from '../form/text-input.tsx';
import { search } from '../media/icon-paths.ts';

/** Elements that the suggestions attach to. They stay the same when the suggestions load. */
export type ComboboxElements = {
  /** The suggestions close when the focus leaves this element. */
  root: HTMLElement;
  field: HTMLInputElement;
  /** Containers in front of the field and at its end. */
  before: HTMLElement;
  after: HTMLElement;
  onShown: (shown: ComboboxShown) => void;
};

export type ComboboxShown = {
  open: boolean;
  /** Set only while there is a list to point to. */
  listId?: string | undefined;
  markedId?: string | undefined;
};

export type ComboboxFieldProps = Omit<ComponentProps<'input'>, 'size' | 'ref' | 'children'> & {
  field: RefObject<HTMLInputElement | null>;
  size?: 'large' | 'medium';
  /**
   * Draws the suggestions, a `Combobox`, once its code has loaded. Until then this is a plain field of its
   * form.
   */
  renderSuggestions?: ((elements: ComboboxElements) => ReactNode) | undefined;
};

const closed: ComboboxShown = { open: false };

/**
 * The field of a combobox without its suggestions, whose code may load when the visitor focuses the field.
 * The visitor keeps typing in the same element, with its focus, its selection and the word being composed.
 */
export function ComboboxField({ field, renderSuggestions, ...input }: ComboboxFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLSpanElement>(null);
  const after = useRef<HTMLSpanElement>(null);
  const [elements, setElements] = useState<ComboboxElements>();
  const [{ open, listId, markedId }, setShown] = useState(closed);
  const hasSuggestions = renderSuggestions !== undefined;

  useEffect(() => {
    if (!hasSuggestions || !root.current || !field.current || !before.current || !after.current) return;
    setElements({
      root: root.current,
      field: field.current,
      before: before.current,
      after: after.current,
      onShown: setShown,
    });
  }, [hasSuggestions, field]);

  return (
    <div ref={root} className={input.size === 'medium' ? 'min-h-11 min-w-0' : 'min-h-13 min-w-0'}>
      <div className={classNames(open && PAGE)}>
        <div className={classNames('flex items-center gap-1', open && BAR)}>
          <span ref={before} className="contents" />
          <TextInput
            {...input}
            ref={field}
            role="combobox"
            aria-expanded={listId !== undefined}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={markedId}
            autoComplete="off"
            enterKeyHint="search"
            icon={search}
            trailing={<span ref={after} className="contents" />}
            className="min-w-0 grow"
          />
        </div>
        {elements && renderSuggestions?.(elements)}
      </div>
    </div>
  );
}

const PAGE = 'max-md:fixed max-md:inset-0 max-md:z-50 max-md:flex max-md:flex-col max-md:bg-card';
const BAR = 'max-md:border-b max-md:border-line max-md:p-2';
