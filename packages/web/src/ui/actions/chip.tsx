import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../media/icon.tsx';
import { close } from '../media/icon-paths.ts';
import { Anchor } from './link.tsx';

export type ChipProps = {
  children: ReactNode;
  icon?: string;
  /** Icon at the end, for a chip that opens something. */
  trailingIcon?: string;
  chosen?: boolean;
  /** Turns the chip into a chosen filter with a cross. Screen readers read this sentence instead of the text. */
  removeLabel?: string;
  /** Filters are part of the address, so most chips are links and work without scripts. */
  href?: string;
  onClick?: (event: MouseEvent) => void;
  className?: string;
};

export function Chip({
  children,
  icon,
  trailingIcon,
  removeLabel,
  href,
  onClick,
  className,
  ...state
}: ChipProps) {
  const chosen = state.chosen ?? removeLabel !== undefined;
  const end = removeLabel === undefined ? trailingIcon : close;
  const look = classNames('chip min-h-10 rounded-full', className);
  const content = (
    <>
      {icon !== undefined && <Icon path={icon} size="small" />}
      {children}
      {end !== undefined && <Icon path={end} size="small" />}
    </>
  );
  if (href !== undefined) {
    return (
      <Anchor
        href={href}
        onClick={onClick}
        aria-label={removeLabel}
        data-chosen={chosen || undefined}
        className={look}
      >
        {content}
      </Anchor>
    );
  }
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={removeLabel}
      aria-pressed={state.chosen}
      data-chosen={chosen || undefined}
      className={look}
    >
      {content}
    </button>
  );
}
