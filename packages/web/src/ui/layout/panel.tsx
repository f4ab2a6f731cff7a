import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type PanelProps = {
  children: ReactNode;
  /** foam for an offer beside the main content, sand for the one band a page may have. */
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

export function Panel({ children, tone = 'card', as: Element = 'div', className, ...named }: PanelProps) {
  return (
    <Element
      {...named}
      className={classNames('rounded-panel border p-(--panel-padding)', TONES[tone], className)}
    >
      {children}
    </Element>
  );
}

/**
 * Joins distinct parts with dots, in one line or several. Dots appear only between parts of a line, never at
 * its end.
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
