import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { search } from './icon-paths.ts';
import { TextInput } from './text-input.tsx';

/** What the answers of a field hold on to. The elements stay the same when the answers come to life. */
export type ComboboxParts = {
  /** Leaving it closes the answers. */
  root: HTMLElement;
  field: HTMLInputElement;
  /** Room in front of the field and at its end. */
  before: HTMLElement;
  after: HTMLElement;
  onShown: (shown: ComboboxShown) => void;
};

export type ComboboxShown = {
  open: boolean;
  /** Only while there is a list to point to. */
  listId?: string | undefined;
  markedId?: string | undefined;
};

export type ComboboxFieldProps = Omit<ComponentProps<'input'>, 'size' | 'ref' | 'children'> & {
  field: RefObject<HTMLInputElement | null>;
  size?: 'large' | 'medium';
  /** The answers: a `Combobox`, as soon as it is wanted and there. Until then this is a plain field of its form. */
  answers?: ((parts: ComboboxParts) => ReactNode) | undefined;
};

const closed: ComboboxShown = { open: false };

/**
 * The field of a combobox, without what answers it: that may be fetched when somebody turns to the field, who meanwhile
 * types on in the same element, with its focus, its selection and the word that is being composed.
 */
export function ComboboxField({ field, answers, ...input }: ComboboxFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLSpanElement>(null);
  const after = useRef<HTMLSpanElement>(null);
  const [parts, setParts] = useState<ComboboxParts>();
  const [{ open, listId, markedId }, setShown] = useState(closed);
  const isAnswered = answers !== undefined;

  useEffect(() => {
    if (!isAnswered || !root.current || !field.current || !before.current || !after.current) return;
    setParts({
      root: root.current,
      field: field.current,
      before: before.current,
      after: after.current,
      onShown: setShown,
    });
  }, [isAnswered, field]);

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
        {parts && answers?.(parts)}
      </div>
    </div>
  );
}

const PAGE = 'max-md:fixed max-md:inset-0 max-md:z-50 max-md:flex max-md:flex-col max-md:bg-card';
const BAR = 'max-md:border-b max-md:border-line max-md:p-2';
