import { useState } from 'react';
import type { api as browserClient } from '../../api/browser-client.ts';
import { callAsAccount } from '../../api/own-calls.ts';
import { useRead } from '../../api/use-read.ts';
import { useText } from '../../i18n/texts.ts';
import { log } from '../../page/log.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Panel } from '../../ui/layout/panel.tsx';

type Status = Awaited<ReturnType<typeof browserClient.newsletter.preference>>['status'];

/** Whether the traveller gets the newsletter. Sites without one show nothing. */
export function NewsletterPreference() {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const {
    value: status,
    setValue: setStatus,
    hasFailed: isUnread,
    again,
  } = useRead<Status>(
    async () => (await callAsAccount((api) => api.newsletter.preference())).status,
    'The newsletter preference could not be read',
  );

  async function choose(isSubscribed: boolean) {
    setBusy(true);
    setFailed(false);
    try {
      setStatus((await callAsAccount((api) => api.newsletter.setPreference({ isSubscribed }))).status);
    } catch (error) {
      log('warn', 'The newsletter preference could not be changed', error);
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  if (!isUnread && (status === undefined || status === null)) return null;
  const isOn = status === 'subscribed';
  return (
    <Panel
      as="section"
      aria-labelledby="newsletter-preference-title"
      className="mt-6 grid justify-items-start gap-4"
    >
      <h2 id="newsletter-preference-title" className="type-h3">
        {t('dashboard.newsletter')}
      </h2>
      <p role="status" className="text-ink-2">
        {!isUnread && t(isOn ? 'dashboard.newsletterOn' : 'dashboard.newsletterOff')}
      </p>
      <div role="alert">
        {(hasFailed || isUnread) && <Note tone="error">{t('dashboard.unreachable')}</Note>}
      </div>
      {isUnread ? (
        <Button kind="link" size="medium" onClick={again}>
          {t('dashboard.again')}
        </Button>
      ) : (
        <Button kind="outline" busy={isBusy} onClick={() => void choose(!isOn)}>
          {t(isOn ? 'dashboard.newsletterLeave' : 'dashboard.newsletterJoin')}
        </Button>
      )}
    </Panel>
  );
}
