import {
  LOG_IN_PROBLEMS,
  type LogInProblem,
  logInProblemTexts,
} from '@ashore/core/errors/log-in-problems.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { renewSession } from '../../api/session.ts';
import { useSentenceGap } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { memberToken, useRootStore } from '../../store/root-store.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { logInWindowTexts } from './log-in-window-texts.ts';
import type { LogInWindow as OpenWindow } from './own-links.ts';

/**
 * Waits while the visitor logs in in a window of its own. That window may lose every connection to this page, and look
 * closed although it is open. So it only speaks on a channel, and the server is asked when the visitor comes back.
 */
export default function LogInWindow({ popup, href, onEnd }: OpenWindow & { onEnd: () => void }) {
  const gap = useSentenceGap();
  const { messages } = localeTable[usePage().locale];
  const texts = logInWindowTexts[messages];
  const [problem, setProblem] = useState<LogInProblem>();
  const target = new URL(href).searchParams.get('to') ?? '/';
  const isTargetHere = () => target === window.location.pathname + window.location.search;
  const after = isTargetHere() ? texts.stays : target.endsWith('/dashboard') ? texts.opensAccount : undefined;
  const sentences = problem ? [logInProblemTexts[messages][problem], texts.stays] : [texts.waiting, after];

  const askServer = useEffectEvent(async () => {
    await renewSession();
    if (memberToken(useRootStore.getState()) === null) return;
    onEnd();
    // In the middle of a checkout the page stays, with everything that was typed.
    if (!isTargetHere()) window.location.assign(target);
  });
  const fail = useEffectEvent((reason: LogInProblem) => {
    useRootStore.getState().noteSessionEnded();
    setProblem(reason);
  });

  const leave = useEffectEvent(onEnd);

  useEffect(() => {
    const channel = new BroadcastChannel('session');
    channel.onmessage = ({ data }) => {
      if (data === 'signed-in') void askServer();
      else if (data === 'left') leave();
      const reason = LOG_IN_PROBLEMS.find((known) => known === data);
      if (reason) fail(reason);
    };
    const comeBack = () => document.visibilityState === 'visible' && void askServer();
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('pageshow', comeBack);
    return () => {
      channel.close();
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('pageshow', comeBack);
    };
  }, []);

  function show() {
    setProblem(undefined);
    // A window that was closed, or that only looks so, is opened again.
    if (popup.closed || problem) window.open(`${href}&mode=popup`, 'log-in', 'popup,width=480,height=760');
    else popup.focus();
  }

  function goOnHere() {
    popup.close();
    window.location.assign(href);
  }

  function cancel() {
    popup.close();
    onEnd();
  }

  return (
    <Dialog
      open
      required
      onClose={cancel}
      title={texts.title}
      text={<span role="status">{sentences.filter(Boolean).join(gap)}</span>}
      actions={
        <>
          <Button onClick={show}>{problem ? texts.again : texts.show}</Button>
          <Button kind="outline" onClick={goOnHere}>
            {texts.goOnHere}
          </Button>
          <Button kind="quiet" onClick={cancel}>
            {texts.cancel}
          </Button>
        </>
      }
    />
  );
}
