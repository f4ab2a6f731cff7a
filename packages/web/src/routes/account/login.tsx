import {
  LOG_IN_PROBLEMS,
  type LogInProblem,
  logInProblemTexts,
} from '@ashore/core/errors/log-in-problems.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { logInAddress } from '../../shell/header/log-in-address.ts';
import { Logo } from '../../shell/header/logo.tsx';
import { PageHead } from '../../shell/page/page-head.tsx';
import { useRootStore } from '../../store/root-store.ts';
import { useIsRead } from '../../store/saved-store.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Panel } from '../../ui/layout/panel.tsx';

/** Begins a log-in, or says why the last one did not succeed. */
export default function Login() {
  const t = useText();
  const { locale } = usePage();
  const [problem, setProblem] = useState<LogInProblem>();
  const isRead = useIsRead(useRootStore);
  const loginRedirect = useRootStore(({ auth }) => auth.loginRedirect);
  useEffect(() => setProblem(LOG_IN_PROBLEMS.find((known) => window.location.hash === `#${known}`)), []);
  useEffect(() => {
    if (isRead && problem) useRootStore.getState().noteSessionEnded();
  }, [isRead, problem]);
  return (
    <main
      id="content"
      className="page-width grid min-h-[60dvh] content-center justify-items-center gap-6 py-14"
    >
      <PageHead title={t('login.title')} hidden />
      <Logo />
      <Panel className="grid w-full max-w-110 gap-4">
        <h1 className="type-h2">{t('login.title')}</h1>
        <div role="status">
          {problem && <Note tone="amber">{logInProblemTexts[localeTable[locale].messages][problem]}</Note>}
        </div>
        <p className="text-ink-2">{t('login.text')}</p>
        <Button href={logInAddress({ locale, path: '/login', search: '', loginRedirect })} wide>
          {t('login.title')}
        </Button>
        <Button href="/find-booking" kind="outline" wide>
          {t('shell.find-booking')}
        </Button>
      </Panel>
    </main>
  );
}
