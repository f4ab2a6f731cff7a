import { dateTimeFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { lazy, Suspense, useState } from 'react';
import { type Text, useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button, Spinner } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FieldError } from '../../../ui/form/field.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { check, warning } from '../../../ui/media/icon-paths.ts';
import type { CheckoutField } from '../fields/field.ts';
import { fieldId } from '../form/form-values.ts';
import { type KnownWaiver, useWaiver } from './use-waiver.ts';

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
  const { known, again, text } = useWaiver(name, waiver);
  if (known.status === 'none') return null;
  const errorId = `${fieldId(name)}-error`;
  return (
    <div className="min-w-0 sm:col-span-2">
      <div
        className={classNames(
          'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border px-4 py-3.5',
          error ? 'border-red' : 'border-line',
        )}
      >
        <Sign known={known} />
        <p className="min-w-0 flex-1 basis-40" aria-live="polite">
          <span className="block type-label">{t('waiver.label')}</span>
          <span className="block type-small text-ink-2">{stateText(known, intl, t)}</span>
        </p>
        {known.status === 'loaded' && (
          <TextLink href={known.url} newTabLabel={t('waiver.ofNewTab', { name: waiver.participantName })}>
            {t('waiver.view')}
          </TextLink>
        )}
        {(known.status === 'unsigned' || (known.status === 'loading' && isOpen)) && (
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
        {known.status === 'failed' && (
          <Button id={fieldId(name)} kind="link" size="medium" onClick={again}>
            {t('waiver.again')}
          </Button>
        )}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {isOpen && text && (
        <Suspense fallback={null}>
          <SignDialog name={name} waiver={waiver} text={text} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Sign({ known: { status } }: { known: KnownWaiver }) {
  if (status === 'loading') return <Spinner size="small" />;
  return (
    <Icon path={status === 'loaded' ? check : warning} className={status === 'loaded' ? 'text-leaf' : ''} />
  );
}

function stateText(known: Exclude<KnownWaiver, { status: 'none' }>, intl: string, t: Text): string {
  if (known.status !== 'loaded') return t(`waiver.${known.status}`);
  const format = dateTimeFormat(intl, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  const when = format.format(new Date(known.signedAt));
  return known.guardianName === null
    ? t('waiver.signed', { when })
    : t('waiver.signedBy', { when, name: known.guardianName });
}
