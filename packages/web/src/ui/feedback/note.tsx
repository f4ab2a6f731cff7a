import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../media/icon.tsx';
import { check, clock, info, warning } from '../media/icon-paths.ts';

export type NoteProps = {
  tone?: 'info' | 'amber' | 'success' | 'error';
  /** Replaces the icon of the tone. */
  icon?: string;
  /**
   * Announces the note when it appears: `polite` for an outcome, `assertive` only for what stops the
   * traveller.
   */
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

const LIVE_ROLES = { polite: 'status', assertive: 'alert' };

/** A note beside what it is about. It never disappears by itself. */
export function Note({ tone = 'info', icon, live, children, className }: NoteProps) {
  const { icon: ownIcon, ground, sign } = TONES[tone];
  return (
    <div
      role={live && LIVE_ROLES[live]}
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
