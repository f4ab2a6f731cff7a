import { type Ref, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../media/icon.tsx';
import { heart } from '../media/icon-paths.ts';

export type CornerButtonProps = {
  path: string;
  label: string;
  onPress: () => void;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** An icon button without text at the edge of a panel or a field: close, clear, back. */
export function CornerButton({ path, label, onPress, className, ref }: CornerButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      onClick={onPress}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-control transition-colors hover:bg-current/8',
        className,
      )}
    >
      <Icon path={path} />
    </button>
  );
}

export type HeartButtonProps = {
  saved: boolean;
  /**
   * "Save Sunset sail on the Tagus". It stays the same in both states, because `aria-pressed` announces the
   * state.
   */
  label: string;
  onToggle: () => void;
};

/** A round button on a picture. It looks the same in both themes, so it uses the colours of the light one. */
export function HeartButton({ saved, label, onToggle }: HeartButtonProps) {
  const [isPressed, setPressed] = useState(false);
  function press() {
    setPressed(true);
    onToggle();
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={saved}
      onClick={press}
      className="grid size-11 place-items-center rounded-full bg-lit text-on-lit shadow-disc scheme-light transition-colors aria-pressed:text-coral"
    >
      {/* Stamped like a ticket when it is pressed, and not when a page shows what was saved before. */}
      <span key={String(saved)} className={isPressed && saved ? 'motion-safe:animate-stamp' : ''}>
        <Icon path={heart} className={saved ? 'fill-current' : ''} />
      </span>
    </button>
  );
}
