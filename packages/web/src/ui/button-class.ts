import { classNames } from './class-names.ts';

export type ButtonLook = {
  /** One primary in view. `sun` is its stand-in on deep ground, `link` a button that reads as a link. */
  kind?: 'primary' | 'outline' | 'strong' | 'quiet' | 'sun' | 'link';
  size?: 'large' | 'medium';
  /** As wide as what it stands in. */
  wide?: boolean;
  className?: string | undefined;
};

const KINDS = {
  primary: 'border-transparent bg-action text-on-action hover:bg-action-over',
  outline: 'border-current hover:bg-current/8',
  strong: 'border-transparent bg-ink text-paper hover:bg-ink-2',
  quiet: 'border-transparent text-sea hover:underline underline-offset-4',
  sun: 'border-transparent bg-sun text-on-sun hover:bg-sun/85',
  link: 'link',
};

const BARE = { large: 'min-h-13 type-button', medium: 'min-h-11 type-button-medium' };
const PADDING = {
  large: { text: 'px-6', quiet: 'px-3', link: '' },
  medium: { text: 'px-4.5', quiet: 'px-3', link: '' },
};

const REFUSED = 'border-transparent bg-line text-ink-2';

/** The look of a button alone, for what must be another element. */
export function buttonClass(look: ButtonLook & { refused?: boolean }): string {
  const { kind = 'primary', size = 'large', wide = false, refused = false, className } = look;
  const padding = PADDING[size][kind === 'quiet' || kind === 'link' ? kind : 'text'];
  return classNames(
    'inline-flex items-center justify-center rounded-control text-center transition-colors',
    BARE[size],
    padding,
    kind !== 'link' && 'border-[1.5px] py-2.5',
    refused ? REFUSED : KINDS[kind],
    wide && 'w-full',
    className,
  );
}
