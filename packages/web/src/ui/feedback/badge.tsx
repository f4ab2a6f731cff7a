import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type BadgeProps = {
  /**
   * sun: promotion. leaf: good news. amber: on request. ink: sold out. foam: neutral. One badge for each
   * picture.
   */
  tone?: 'sun' | 'leaf' | 'amber' | 'ink' | 'foam';
  children: ReactNode;
};

const TONES = {
  sun: 'bg-sun text-on-sun',
  leaf: 'bg-leaf-tint text-leaf',
  amber: 'bg-amber-tint text-amber',
  ink: 'bg-on-lit text-lit',
  foam: 'bg-foam text-sea',
};

export function Badge({ tone = 'foam', children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center gap-1.5 rounded-badge px-2 py-0.5 text-caption font-semibold md:min-h-6.5 md:px-2.5 md:text-tiny',
        'forced-colors:border',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
