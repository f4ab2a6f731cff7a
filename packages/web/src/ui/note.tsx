import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { check, clock, info, warning } from './icon-paths.ts';

export type NoteProps = {
  tone?: 'info' | 'amber' | 'success' | 'error';
  /** In place of the sign of its tone. */
  icon?: string;
  /** Read out when it appears: `polite` for an outcome, `assertive` only for what stops the traveller. */
  live?: 'polite' | 'assertive';
  children: ReactNode;
  className?: string;
};

const TONES = {
  info: { icon: info, ground: 'bg-foam', sign: 'text-sea' },
  amber: { icon: clock, ground: 'bg-amber-tint', sign: 'text-amber' },
  success: { icon: check, ground: 'bg-leaf-tint', sign: 'text-leaf' },
  error: { icon: warning, ground: 'bg-red-tint', sign: 'text-red' },
};

/** Stands where it belongs and never disappears by itself. */
export function Note({ tone = 'info', icon, live, children, className }: NoteProps) {
  const { icon: ownIcon, ground, sign } = TONES[tone];
  const role = live === undefined ? undefined : live === 'polite' ? 'status' : 'alert';
  return (
    <div
      role={role}
      className={classNames(
        'flex gap-3 rounded-control px-4 py-3.5 type-compact text-ink forced-colors:border',
        ground,
        className,
      )}
    >
      <Icon path={icon ?? ownIcon} className={classNames('mt-px', sign)} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
