import type { MouseEvent, ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { close } from './icon-paths.ts';

export type ChipProps = {
  children: ReactNode;
  icon?: string;
  /** At the end, for a chip that opens something. */
  trailingIcon?: string;
  chosen?: boolean;
  /** Makes it a chosen filter with a cross; read out after its text. */
  removeLabel?: string;
  /** Filters live in the address, so that most chips are links and work without scripts. */
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
      {removeLabel !== undefined && <span className="sr-only">{removeLabel}</span>}
      {end !== undefined && <Icon path={end} size="small" />}
    </>
  );
  if (href !== undefined) {
    return (
      <Anchor href={href} onClick={onClick} data-chosen={chosen || undefined} className={look}>
        {content}
      </Anchor>
    );
  }
  return (
    <button
      type="button"
      onClick={onClick}
      aria-pressed={state.chosen}
      data-chosen={chosen || undefined}
      className={look}
    >
      {content}
    </button>
  );
}
