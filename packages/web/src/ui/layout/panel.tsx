import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type PanelProps = {
  children: ReactNode;
  /** `card` for content, `foam` for a notice or an offer beside it, `sand` for a band, of which a page has one at most. */
  tone?: 'card' | 'foam' | 'sand';
  as?: 'div' | 'section' | 'article' | 'aside';
  className?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
};

const TONES = {
  card: 'border-line bg-card',
  foam: 'border-transparent bg-foam',
  sand: 'border-transparent bg-sand',
};

/** A box with border and padding for one subject of a page. */
export function Panel({ children, tone = 'card', as: Element = 'div', className, ...label }: PanelProps) {
  return (
    <Element
      {...label}
      className={classNames('rounded-panel border p-(--panel-padding)', TONES[tone], className)}
    >
      {children}
    </Element>
  );
}

/**
 * Joins parts with dots, in one line or several; equal parts appear once. Dots appear only between parts of a line,
 * never at its end.
 */
export function DotLine({ parts }: { parts: readonly string[] }) {
  return (
    <span className="dot-line">
      {[...new Set(parts)].map((part) => (
        <span key={part}>{part} </span>
      ))}
    </span>
  );
}
