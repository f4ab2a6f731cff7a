import { Icon } from './icon.tsx';
import { heart } from './icon-paths.ts';

export type HeartButtonProps = {
  saved: boolean;
  /** "Save Sunset sail on the Tagus": stays the same in both states, which the button announces itself. */
  label: string;
  onToggle: () => void;
};

/** A disc of paper on the picture. It is lit in both themes, so its colours are those of the light one. */
export function HeartButton({ saved, label, onToggle }: HeartButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={saved}
      onClick={onToggle}
      className="grid size-11 place-items-center rounded-full bg-lit text-on-lit shadow-disc scheme-light transition-colors aria-pressed:text-coral"
    >
      <Icon path={heart} className={saved ? 'fill-current' : ''} />
    </button>
  );
}
