import { classNames } from '../class-names.ts';

/** Placeholder for content that is loading. It pulses, unless the visitor prefers reduced motion. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block animate-breathe rounded-badge bg-line motion-reduce:animate-none forced-colors:border',
        className,
      )}
    />
  );
}
