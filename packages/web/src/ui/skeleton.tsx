import { classNames } from './class-names.ts';

/** A box of something that is on its way. It breathes, and stands still where motion is not wanted. */
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
