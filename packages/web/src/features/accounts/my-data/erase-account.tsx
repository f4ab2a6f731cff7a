import { useState } from 'react';
import { variant } from '#variant/variant.ts';
import type { api as browserClient } from '../../../api/browser-client.ts';
import { callAsAccount } from '../../../api/own-calls.ts';
import { useRead } from '../../../api/use-read.ts';
import { useText } from '../../../i18n/texts.ts';
import { forgetBookingsOnDevice } from '../../../store/bookings-on-device.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { CallProblem } from './call-problem.tsx';
import { useProvenCall } from './use-proven-call.ts';

type Preview = Awaited<ReturnType<typeof browserClient.personalData.previewErasure>>;

type EraseAccountProps = { proofHref: string; onErased: () => void };

/** Says what goes and what stays, and erases the account once the traveller has confirmed to have read it. */
export function EraseAccount({ proofHref, onErased }: EraseAccountProps) {
  const t = useText();
  // The general words are true without it.
  const { value: preview } = useRead<Preview>(
    () => callAsAccount((api) => api.personalData.previewErasure()),
    'The erasure could not be previewed',
  );
  const [isConfirmed, setConfirmed] = useState(false);
  const { isBusy, problem, send } = useProvenCall();
  const isOnlyAdmin = preview !== undefined && preview.onlyAdminOf.length > 0;
  const erase = () =>
    send(async (api) => {
      const { leaveSession } = await import('../../../api/session.ts');
      const ended = await api.personalData.erase({ isConfirmed: true });
      onErased();
      await forgetBookingsOnDevice();
      leaveSession(ended);
    });
  return (
    <Panel as="section" aria-labelledby="erase-title" className="grid justify-items-start gap-4">
      <h2 id="erase-title" className="type-h3">
        {t('myData.erase')}
      </h2>
      <WhatGoes preview={preview} />
      {isOnlyAdmin && (
        <Note tone="amber">
          {t('myData.onlyAdmin')}
          <NameList names={preview.onlyAdminOf} />
          <TextLink href="/dashboard?part=organisation" className="mt-2 inline-block">
            {t('myData.toMembers')}
          </TextLink>
        </Note>
      )}
      <Checkbox
        label={t('myData.confirm')}
        checked={isConfirmed}
        onChange={({ target }) => setConfirmed(target.checked)}
      />
      <CallProblem problem={problem} proofHref={proofHref} />
      <Button
        kind="outline"
        busy={isBusy}
        disabledReason={
          isConfirmed && !isOnlyAdmin
            ? undefined
            : t(isOnlyAdmin ? 'myData.adminFirst' : 'myData.confirmFirst')
        }
        onClick={() => void erase()}
      >
        {t('myData.eraseButton')}
      </Button>
    </Panel>
  );
}

function WhatGoes({ preview }: { preview: Preview | undefined }) {
  const t = useText();
  return (
    <>
      <p>{t('myData.eraseLead')}</p>
      <h3 className="type-h4">{t('myData.goes')}</h3>
      <ul className="grid list-disc gap-1 pl-5">
        <li>{t('myData.goesAccount')}</li>
        <li>{t(variant.newsletter === null ? 'myData.goesMessages' : 'myData.goesLetters')}</li>
        <li>{t('myData.goesBookings', { count: preview?.over ?? 0 })}</li>
      </ul>
      <h3 className="type-h4">{t('myData.stays')}</h3>
      <ul className="grid list-disc gap-1 pl-5">
        <li>{t('myData.staysInvoices')}</li>
        <li>{t('myData.staysWaivers')}</li>
        <li>{t('myData.staysReviews', { count: preview?.reviews ?? 0 })}</li>
      </ul>
      {preview !== undefined && preview.ahead.length > 0 && (
        <Note>
          {t('myData.ahead', { count: preview.ahead.length })}
          <NameList names={preview.ahead} />
        </Note>
      )}
      <p className="text-ink-2">{t('myData.saveFirst')}</p>
    </>
  );
}

function NameList({ names }: { names: readonly string[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 font-semibold">
      {names.map((name) => (
        <li key={name} className="wrap-anywhere">
          {name}
        </li>
      ))}
    </ul>
  );
}
