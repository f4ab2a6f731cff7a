import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { Anchor } from './anchor.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { ButtonLabel } from './button-label.tsx';

type Shared = ButtonLook & { icon?: string; children: ReactNode };

type PressProps = Shared &
  Omit<ComponentProps<'button'>, 'disabled' | keyof Shared> & {
    href?: undefined;
    busy?: boolean;
    /** Stands in for the label while busy; room for the longer of the two is kept from the start. */
    busyLabel?: string;
    /** A button is never grey without saying why. */
    disabledReason?: string | undefined;
  };

type FollowProps = Shared & Omit<ComponentProps<'a'>, keyof Shared> & { href: string };

export type ButtonProps = PressProps | FollowProps;

export function Button(props: ButtonProps) {
  return props.href === undefined ? <Press {...props} /> : <Follow {...props} />;
}

function Follow({ kind, size, wide, className, icon, children, ...rest }: FollowProps) {
  return (
    <Anchor {...rest} className={buttonClass(given({ kind, size, wide, className }))}>
      <ButtonLabel icon={icon}>{children}</ButtonLabel>
    </Anchor>
  );
}

function Press({ kind, size, wide, className, icon, children, ...press }: PressProps) {
  const { busy = false, busyLabel, disabledReason, onClick, type = 'button', ...rest } = press;
  const reasonId = useId();
  const refused = disabledReason !== undefined;
  const button = (
    <button
      {...rest}
      type={type}
      className={buttonClass({ ...given({ kind, size, wide, className }), refused })}
      aria-busy={busy || undefined}
      // Not `disabled`: it would drop the focus of whoever just pressed it, and nobody could hear the reason.
      aria-disabled={busy || refused || undefined}
      aria-describedby={refused ? reasonId : rest['aria-describedby']}
      onClick={busy || refused ? refuse : onClick}
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

function refuse(event: MouseEvent) {
  event.preventDefault();
}

/** Leaves out what is undefined, which exact optional properties do not take. */
function given(look: { [Key in keyof ButtonLook]: ButtonLook[Key] | undefined }): ButtonLook {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined));
}
