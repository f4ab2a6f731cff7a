export type SpinnerProps = {
  /** Seconds for one turn. */
  speed?: number;
  size?: 'small' | 'medium' | 'large';
  /** Keeps its place without being seen, and without moving: what moves unseen costs a page as much as what is seen. */
  isStill?: boolean;
  /** Announces itself; without one it is decoration beside a text that says what is awaited. */
  label?: string;
};

const SIZES = { small: 'size-5', medium: 'size-8', large: 'size-14' };
const DEFAULT_SPEED = 4;

/** A small moon with something going round it: the loading scene in the size of a word. */
export function Spinner({ speed = DEFAULT_SPEED, size = 'medium', isStill = false, label }: SpinnerProps) {
  return (
    <span role={label === undefined ? undefined : 'status'} className="inline-flex">
      <svg viewBox="-12 -12 24 24" aria-hidden="true" className={SIZES[size]}>
        <circle r="4.5" fill="currentColor" />
        <circle r="9" fill="none" stroke="currentColor" strokeWidth="1.25" opacity="0.35" />
        <circle
          cy="-9"
          r="2.5"
          fill="currentColor"
          className={isStill ? undefined : 'animate-orbit motion-reduce:animate-none'}
          style={speed === DEFAULT_SPEED ? undefined : { animationDuration: `${speed}s` }}
        />
      </svg>
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}
