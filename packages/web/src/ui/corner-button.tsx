import type { Ref } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type CornerButtonProps = {
  path: string;
  label: string;
  onPress: () => void;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** A sign without words at the edge of a panel or a field: close, clear, back. */
export function CornerButton({ path, label, onPress, className, ref }: CornerButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      onClick={onPress}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-control transition-colors hover:bg-current/8',
        className,
      )}
    >
      <Icon path={path} />
    </button>
  );
}
