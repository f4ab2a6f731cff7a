import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { api as browserClient } from '../../api/browser-client.ts';
import { isProofNeeded } from '../../api/calls.ts';
import { clockText } from '../../i18n/booking-texts.ts';
import { useText } from '../../i18n/texts.ts';
import { log } from '../../page/log.ts';
import { usePage } from '../../page/use-page.ts';
import { forgetBookingsOnDevice, useHasBookingsOnDevice } from '../../store/bookings-on-device.ts';
import { useRootStore } from '../../store/root-store.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ProofNeeded } from './proof-needed.tsx';

type Device = Awaited<ReturnType<typeof browserClient.session.devices>>['sessions'][number];

/**
 * The browsers in which the traveller is logged in, each of which can be logged out after a proof of who acts. `proofHref`
 * begins the log-in that gives it and leads back here.
 */
export function Devices({ proofHref }: { proofHref: string }) {
  const t = useText();
  const [devices, setDevices] = useState<readonly Device[]>();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<'proof' | 'failed'>();
  const [isAsking, setAsking] = useState(false);
  const hasBookings = useHasBookingsOnDevice();
  const hasToken = useRootStore(({ sessionToken }) => sessionToken !== null);

  const load = () => attempt('load', async (api) => setDevices((await api.session.devices()).sessions));
  const loadOnce = useEffectEvent(load);
  useEffect(() => {
    if (hasToken) void loadOnce();
  }, [hasToken]);

  async function attempt(id: string, work: (api: typeof browserClient) => Promise<void>) {
    setBusy(id);
    setProblem(undefined);
    try {
      await work((await import('../../api/browser-client.ts')).api);
    } catch (error) {
      if (isProofNeeded(error)) return setProblem('proof');
      log('warn', 'The devices could not be read or changed', error);
      setProblem('failed');
    } finally {
      setBusy(undefined);
    }
  }

  const logOut = ({ id }: Device) =>
    attempt(id, async (api) => {
      await api.session.endDevice({ params: { id } });
      setDevices((listed) => listed?.filter((device) => device.id !== id));
    });

  function logOutAll() {
    setAsking(false);
    return attempt('all', async () =>
      (await import('../../api/session.ts')).endAllSessions(forgetBookingsOnDevice),
    );
  }

  return (
    <Panel as="section" aria-labelledby="devices-title" className="mt-6 grid gap-4">
      <h2 id="devices-title" className="type-h3">
        {t('dashboard.devices')}
      </h2>
      <p className="text-ink-2">{t('dashboard.devicesLead')}</p>
      <ul className="grid gap-4" aria-busy={devices === undefined && problem === undefined}>
        {devices?.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isBusy={busy === device.id}
            onLogOut={() => void logOut(device)}
          />
        ))}
      </ul>
      <div role="alert">
        {problem === 'proof' && <ProofNeeded href={proofHref} />}
        {problem === 'failed' && <Unreachable {...(devices === undefined && { again: () => void load() })} />}
      </div>
      <div>
        <Button kind="outline" busy={busy === 'all'} onClick={() => setAsking(true)}>
          {t('dashboard.logOutEverywhere')}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('dashboard.everywhereTitle')}
        text={t('dashboard.everywhereText')}
        actions={
          <>
            <Button onClick={() => void logOutAll()}>{t('dashboard.logOutEverywhere')}</Button>
            <Button kind="outline" onClick={() => setAsking(false)}>
              {t('dashboard.stayLoggedIn')}
            </Button>
          </>
        }
      >
        {hasBookings && <p className="text-ink-2">{t('dashboard.logOutRemoves')}</p>}
      </Dialog>
    </Panel>
  );
}

/** Devices that could not be loaded are loaded again; another attempt is made by its own button. */
function Unreachable({ again }: { again?: () => void }) {
  const t = useText();
  return (
    <Note tone="error">
      <p>{t('dashboard.unreachable')}</p>
      {again && (
        <Button kind="link" size="medium" onClick={again}>
          {t('dashboard.again')}
        </Button>
      )}
    </Note>
  );
}

type DeviceRowProps = { device: Device; isBusy: boolean; onLogOut: () => void };

function DeviceRow({ device, isBusy, onLogOut }: DeviceRowProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { browser, system, since, lastSeen, isCurrent } = device;
  const name =
    browser !== null && system !== null
      ? t('dashboard.device', { browser, system })
      : (browser ?? system ?? t('dashboard.unknownDevice'));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="type-small text-ink-2">
          {t('dashboard.deviceTimes', {
            since: dayText(since, intl),
            day: dayText(lastSeen, intl),
            time: clockText(new Date(lastSeen), intl),
          })}
        </p>
      </div>
      {isCurrent ? (
        <p className="type-small text-ink-2">{t('dashboard.thisDevice')}</p>
      ) : (
        <Button
          kind="outline"
          size="medium"
          busy={isBusy}
          aria-label={t('dashboard.logOutDevice', { device: name })}
          onClick={onLogOut}
        >
          {t('dashboard.logOut')}
        </Button>
      )}
    </li>
  );
}

/** The day on the traveller's own calendar. */
function dayText(instant: string, intl: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return formatDate(localDateAt(new Date(instant), timeZone), intl, 'year');
}
