import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** Grows with what is typed where the browser can, and can be pulled larger everywhere. */
export function TextArea({ className, rows = 6, ...textarea }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...textarea}
      rows={rows}
      className={classNames(
        'control text-area block w-full min-w-0 resize-y px-3.5 py-3 type-body text-ink',
        className,
      )}
    />
  );
}
