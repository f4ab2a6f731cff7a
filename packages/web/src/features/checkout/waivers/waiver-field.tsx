import { dateTimeFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type TextOf, useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button, Spinner } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FieldError } from '../../../ui/form/field.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { check, warning } from '../../../ui/media/icon-paths.ts';
import type { CheckoutField } from '../fields/field.ts';
import { fieldId } from '../form/form-values.ts';
import { type TravellerWaiverState, useWaiver } from './use-waiver.ts';

// Travellers who have signed, or have nothing to sign, do not load the dialog.
const SignDialog = lazy(async () => ({ default: (await import('./sign-dialog.tsx')).SignDialog }));

type WaiverFieldProps = {
  name: string;
  waiver: NonNullable<CheckoutField['waiver']>;
  error: string | undefined;
};

/** State of one traveller's waiver, and the button to read and sign it. */
export function WaiverField({ name, waiver, error }: WaiverFieldProps) {
  const t = useText();
  const intl = localeTable[usePage().locale].intl;
  const [isOpen, setOpen] = useState(false);
  const { waiverState, reload, waiverText } = useWaiver(name, waiver);
  const panel = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button that opened the dialog is gone once the waiver is signed, so the dialog cannot return the focus to it.
    if (wasOpen.current && !isOpen && waiverState.status === 'loaded')
      panel.current?.querySelector('a')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, waiverState.status]);
  if (waiverState.status === 'none') return null;
  const errorId = `${fieldId(name)}-error`;
  return (
    <div ref={panel} className="min-w-0 sm:col-span-2">
      <div
        className={classNames(
          'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border px-4 py-3.5',
          error ? 'border-red' : 'border-line',
        )}
      >
        <WaiverStatusIcon waiverState={waiverState} />
        <p className="min-w-0 flex-1 basis-40" aria-live="polite">
          <span className="block type-label">{t('waiver.label')}</span>
          <span className="block type-small text-ink-2">{waiverStateText(waiverState, intl, t)}</span>
        </p>
        {waiverState.status === 'loaded' && (
          <TextLink
            href={waiverState.url}
            newTabLabel={t('waiver.ofNewTab', { name: waiver.participantName })}
          >
            {t('waiver.view')}
          </TextLink>
        )}
        {(waiverState.status === 'unsigned' || (waiverState.status === 'loading' && isOpen)) && (
          <Button
            id={fieldId(name)}
            kind="outline"
            size="medium"
            aria-describedby={error ? errorId : undefined}
            onClick={() => setOpen(true)}
          >
            {t('waiver.sign')}
            <span className="sr-only"> {waiver.participantName}</span>
          </Button>
        )}
        {waiverState.status === 'failed' && (
          <Button id={fieldId(name)} kind="link" size="medium" onClick={reload}>
            {t('waiver.again')}
          </Button>
        )}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {isOpen && waiverText && (
        <Suspense fallback={null}>
          <SignDialog name={name} waiver={waiver} text={waiverText} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function WaiverStatusIcon({ waiverState: { status } }: { waiverState: TravellerWaiverState }) {
  if (status === 'loading') return <Spinner size="small" />;
  return (
    <Icon path={status === 'loaded' ? check : warning} className={status === 'loaded' ? 'text-leaf' : ''} />
  );
}

function waiverStateText(
  waiverState: Exclude<TravellerWaiverState, { status: 'none' }>,
  intl: string,
  t: TextOf,
): string {
  if (waiverState.status !== 'loaded') return t(`waiver.${waiverState.status}`);
  const format = dateTimeFormat(intl, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  const when = format.format(new Date(waiverState.signedAt));
  return waiverState.guardianName === null
    ? t('waiver.signed', { when })
    : t('waiver.signedBy', { when, name: waiverState.guardianName });
}
