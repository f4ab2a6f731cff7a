import { type MouseEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Note } from '../feedback/note.tsx';

export type ErrorSummaryProps = {
  title: ReactNode;
  /** Errors in the order of the form. Each one links to its field. */
  items: readonly { readonly fieldId: string; readonly text: string }[];
  /** The form moves the focus here when it is refused, so that screen readers read the errors first. */
  ref?: Ref<HTMLDivElement>;
  className?: string;
};

/** List of all errors above a form, as links to the fields. */
export function ErrorSummary({ title, items, ref, className }: ErrorSummaryProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would have to hold fields.
    <div ref={ref} role="group" tabIndex={-1} aria-labelledby={id} className={className}>
      <Note tone="error">
        <p id={id} className="font-semibold">
          {title}
        </p>
        <ul className="mt-2 grid justify-items-start gap-2">{items.map(linkToField)}</ul>
      </Note>
    </div>
  );
}

function linkToField({ fieldId, text }: ErrorSummaryProps['items'][number]) {
  return (
    <li key={fieldId}>
      <a href={`#${fieldId}`} onClick={focusField} className="link inline-block font-medium">
        {text}
      </a>
    </li>
  );
}

/** Following the link alone would scroll to the field without focusing it. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: 'center' });
}

/** Errors by field, worded as what to do. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/** Errors of a form. Raising errors moves the focus to their summary; changing a field clears its error. */
export function useFieldErrors<Name extends string>() {
  const [fieldErrors, setFieldErrors] = useState<FieldErrors<Name>>({});
  const [raised, setRaised] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (raised > 0) summary.current?.focus();
  }, [raised]);
  return {
    fieldErrors,
    summary,
    raise(newErrors: FieldErrors<Name>) {
      setFieldErrors(newErrors);
      setRaised((count) => count + 1);
    },
    clearError(name: string) {
      setFieldErrors((current) => (name in current ? withoutField(current, name) : current));
    },
    clear: () => setFieldErrors({}),
  };
}

/** Name of the field in which an event of the form started. */
export function fieldNameOf(target: EventTarget): string {
  return 'name' in target && typeof target.name === 'string' ? target.name : '';
}

function withoutField<Name extends string>(fieldErrors: FieldErrors<Name>, name: string): FieldErrors<Name> {
  return Object.fromEntries(
    Object.entries(fieldErrors).filter(([other]) => other !== name),
  ) as FieldErrors<Name>;
}
