import { useText } from '../i18n/texts.ts';
import { Logo } from '../shell/header/logo.tsx';
import { PageHead } from '../shell/page/page-head.tsx';
import { Button } from '../ui/actions/button.tsx';

/** Placeholder until travellers have accounts: leads to the booking search. */
export default function Login() {
  const t = useText();
  return (
    <main
      id="content"
      className="page-width grid min-h-[60dvh] content-center justify-items-center gap-6 py-14"
    >
      <PageHead title={t('login.title')} hidden />
      <Logo />
      <div className="panel grid w-full max-w-110 gap-4">
        <h1 className="type-h2">{t('login.title')}</h1>
        <p className="text-ink-2">{t('login.text')}</p>
        <Button href="/find-booking" wide>
          {t('shell.find-booking')}
        </Button>
        <Button href="/" kind="outline" wide>
          {t('login.home')}
        </Button>
      </div>
    </main>
  );
}
