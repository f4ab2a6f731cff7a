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

const problems = ['expired', 'failed', 'unavailable'] as const;
type LogInProblem = (typeof problems)[number];

/** Begins a log-in, or says why the last one did not succeed. */
export default function Login() {
  const t = useText();
  const { locale } = usePage();
  const [problem, setProblem] = useState<LogInProblem>();
  const isRead = useIsRead(useRootStore);
  const loginRedirect = useRootStore(({ auth }) => auth.loginRedirect);
  useEffect(() => setProblem(problems.find((known) => window.location.hash === `#${known}`)), []);
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
      <div className="panel grid w-full max-w-110 gap-4">
        <h1 className="type-h2">{t('login.title')}</h1>
        <div role="status">{problem && <Note tone="amber">{t(`login.${problem}`)}</Note>}</div>
        <p className="text-ink-2">{t('login.text')}</p>
        <Button href={logInAddress({ locale, path: '/login', search: '', loginRedirect })} wide>
          {t('login.title')}
        </Button>
        <Button href="/find-booking" kind="outline" wide>
          {t('shell.find-booking')}
        </Button>
      </div>
    </main>
  );
}
