import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../media/icon.tsx';

export type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & {
  size?: 'large' | 'medium';
  icon?: string;
  /** A button or a unit inside the right edge, at most 44 px wide. */
  trailing?: ReactNode;
};

export function TextInput({ size = 'large', icon, trailing, className, ...input }: TextInputProps) {
  return (
    <span className={classNames('relative block', className)}>
      {icon !== undefined && (
        <Icon path={icon} className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-ink-2" />
      )}
      <input
        {...input}
        className={classNames(
          'control block w-full min-w-0 type-body',
          size === 'large' ? 'h-13' : 'h-11',
          icon === undefined ? 'pl-3.5' : 'pl-11',
          trailing === undefined ? 'pr-3.5' : 'pr-12',
        )}
      />
      {trailing !== undefined && (
        <span className="absolute inset-y-0 right-0.5 flex items-center">{trailing}</span>
      )}
    </span>
  );
}

/** Grows with its text in browsers that support it, and can be resized by hand everywhere. */
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
