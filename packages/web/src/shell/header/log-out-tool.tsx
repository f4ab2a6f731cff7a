import { localeTable } from '@ashore/core/locale/locales.ts';
import { useState } from 'react';
import { endSession } from '../../api/session.ts';
import { log } from '../../page/log.ts';
import { usePage } from '../../page/use-page.ts';
import { forgetBookingsOnDevice, useHasBookingsOnDevice } from '../../store/bookings-on-device.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { logOutTexts } from './log-out-texts.ts';

/** Logs out with one press, or with a second one if that removes tickets from this device. */
export default function LogOutTool() {
  const texts = logOutTexts[localeTable[usePage().locale].messages];
  const hasBookings = useHasBookingsOnDevice();
  const [state, setState] = useState<'idle' | 'asking' | 'sending' | 'failed'>('idle');

  async function logOut() {
    setState('sending');
    try {
      await endSession(forgetBookingsOnDevice);
    } catch (error) {
      log('warn', 'Logging out failed', error);
      setState('failed');
    }
  }

  const close = () => setState('idle');
  const hasFailed = state === 'failed';
  return (
    <>
      <button
        type="button"
        className="header-tool"
        aria-disabled={state === 'sending'}
        onClick={() => {
          if (hasBookings) setState('asking');
          else if (state === 'idle') void logOut();
        }}
      >
        {texts.logOut}
      </button>
      <Dialog
        open={state === 'asking' || hasFailed}
        onClose={close}
        title={texts.logOut}
        text={hasFailed ? texts.failed : texts.removes}
        actions={
          <>
            <Button onClick={() => void logOut()}>{hasFailed ? texts.again : texts.logOut}</Button>
            <Button kind="outline" onClick={close}>
              {hasFailed ? texts.close : texts.stay}
            </Button>
          </>
        }
      />
    </>
  );
}
