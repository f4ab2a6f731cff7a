import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../media/icon.tsx';
import { Anchor } from './link.tsx';

type SharedButtonProps = ButtonLook & { icon?: string; children: ReactNode };

type ActionButtonProps = SharedButtonProps &
  Omit<ComponentProps<'button'>, 'disabled' | keyof SharedButtonProps> & {
    href?: undefined;
    busy?: boolean;
    /** Replaces the label while busy. The button is as wide as the longer label from the start. */
    busyLabel?: string;
    /** A disabled button always gives its reason. */
    disabledReason?: string | undefined;
  };

type LinkButtonProps = SharedButtonProps &
  Omit<ComponentProps<'a'>, keyof SharedButtonProps> & { href: string };

export type ButtonProps = ActionButtonProps | LinkButtonProps;

export function Button(props: ButtonProps) {
  return props.href === undefined ? <ActionButton {...props} /> : <LinkButton {...props} />;
}

function LinkButton({ kind, size, wide, className, icon, children, ...rest }: LinkButtonProps) {
  return (
    <Anchor {...rest} className={buttonClass(withoutUndefined({ kind, size, wide, className }))}>
      <ButtonLabel icon={icon}>{children}</ButtonLabel>
    </Anchor>
  );
}

function ActionButton({ kind, size, wide, className, icon, children, ...buttonProps }: ActionButtonProps) {
  const { busy = false, busyLabel, disabledReason, onClick, type = 'button', ...rest } = buttonProps;
  const reasonId = useId();
  const refused = disabledReason !== undefined;
  const button = (
    <button
      {...rest}
      type={type}
      className={buttonClass({ ...withoutUndefined({ kind, size, wide, className }), refused })}
      aria-busy={busy || undefined}
      // Not `disabled`: it would drop the focus from the button just pressed, and screen readers could not
      // read the reason.
      aria-disabled={busy || refused || rest['aria-disabled'] || undefined}
      aria-describedby={refused ? reasonId : rest['aria-describedby']}
      onClick={busy || refused ? preventAction : onClick}
    >
      <ButtonLabel icon={icon} busy={busy} busyLabel={busyLabel}>
        {children}
      </ButtonLabel>
    </button>
  );
  if (!refused) return button;
  return (
    <span className={wide ? 'grid gap-1.5' : 'inline-grid gap-1.5'}>
      {button}
      <span id={reasonId} className="type-small text-ink-2">
        {disabledReason}
      </span>
    </span>
  );
}

function preventAction(event: MouseEvent) {
  event.preventDefault();
}

/** Omits undefined values, which `exactOptionalPropertyTypes` does not accept. */
function withoutUndefined(look: { [Key in keyof ButtonLook]: ButtonLook[Key] | undefined }): ButtonLook {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined));
}

type ButtonLook = {
  /**
   * Only one primary button should be in view. `sun` replaces it on a dark ground, `link` is a button that
   * looks like a link.
   */
  kind?: 'primary' | 'outline' | 'strong' | 'quiet' | 'sun' | 'link';
  size?: 'large' | 'medium';
  /** As wide as its container. */
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

const HEIGHT_AND_TYPE = { large: 'min-h-13 type-button', medium: 'min-h-11 type-button-medium' };
const PADDING = {
  large: { text: 'px-6', quiet: 'px-3', link: '' },
  medium: { text: 'px-4.5', quiet: 'px-3', link: '' },
};

const DISABLED_LOOK = 'border-transparent bg-line text-ink-2';

/** Classes of a button, for any element that must look like one. */
function buttonClass(look: ButtonLook & { refused?: boolean }): string {
  const { kind = 'primary', size = 'large', wide = false, refused = false, className } = look;
  const padding = PADDING[size][kind === 'quiet' || kind === 'link' ? kind : 'text'];
  return classNames(
    'inline-flex max-w-full items-center justify-center rounded-control text-center transition-colors',
    HEIGHT_AND_TYPE[size],
    padding,
    kind !== 'link' && 'border-[1.5px] py-2.5',
    refused ? DISABLED_LOOK : KINDS[kind],
    wide && 'w-full',
    className,
  );
}

type ButtonLabelProps = {
  icon: string | undefined;
  busy?: boolean;
  busyLabel?: string | undefined;
  children: ReactNode;
};

/** A word that is longer than the button breaks, as with text at twice its size on a small phone. */
const LABEL_ROW = 'col-start-1 row-start-1 flex min-w-0 items-center justify-center gap-2.5';

/**
 * Both labels are in one grid cell. The wider one sets the width, so that nothing moves when the button is
 * busy. Screen readers skip the invisible one.
 */
function ButtonLabel({ icon, busy = false, busyLabel, children }: ButtonLabelProps) {
  const idle = (
    <>
      {icon !== undefined && <Icon path={icon} />}
      <span className="min-w-0">{children}</span>
    </>
  );
  if (busyLabel === undefined) return <span className={LABEL_ROW}>{idle}</span>;
  return (
    <span className="grid min-w-0 grid-cols-[minmax(0,auto)]">
      <span className={busy ? `${LABEL_ROW} invisible` : LABEL_ROW}>{idle}</span>
      <span className={busy ? LABEL_ROW : `${LABEL_ROW} invisible`}>
        <Spinner size="small" isStill={!busy} />
        <span className="min-w-0">{busyLabel}</span>
      </span>
    </span>
  );
}

export type SpinnerProps = {
  /** Seconds per turn. */
  speed?: number;
  size?: 'small' | 'medium' | 'large';
  /**
   * Keeps its place invisibly and without animation. An invisible animation costs as much as a visible one.
   */
  isStill?: boolean;
  /**
   * Announced to screen readers. Without a label the spinner is decorative, beside a text that says what is
   * loading.
   */
  label?: string;
};

const SPINNER_SIZES = { small: 'size-5', medium: 'size-8', large: 'size-14' };
const DEFAULT_SPEED = 4;

/** A small moon with an orbiting dot: the loading scene at the size of a word. */
export function Spinner({ speed = DEFAULT_SPEED, size = 'medium', isStill = false, label }: SpinnerProps) {
  return (
    <span role={label === undefined ? undefined : 'status'} className="inline-flex">
      <svg viewBox="-12 -12 24 24" aria-hidden="true" className={SPINNER_SIZES[size]}>
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
