import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { Note } from './note.tsx';

export type ErrorSummaryProps = {
  title: ReactNode;
  /** In the order of the form. Each leads to its field. */
  items: readonly { readonly fieldId: string; readonly text: string }[];
  /** Whoever sends the form moves the focus here, so that what is wrong is read first. */
  ref?: Ref<HTMLDivElement>;
  className?: string;
};

/** Everything that keeps a form from being sent, above it, as links to the fields. */
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

/** The jump alone would scroll there and leave the focus behind. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: 'center' });
}
