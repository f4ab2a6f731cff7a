import { noPicture } from '@ashore/core/contract/image-sizes.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/button.tsx';
import { errorTexts } from './error-texts.ts';
import { PageHead } from './page-head.tsx';

/** The lighthouse: says what happened and shows two ways back. */
export function ErrorPage({ status }: { status: number }) {
  const t = useText();
  const { title, hint } = errorTexts(status);
  return (
    <main id="content" className="error-page">
      <PageHead title={t(status === 404 ? 'error.not_found_title' : title)} hidden />
      <div className="error-page-words">
        <p className="error-page-status">{status}</p>
        <h1 className="type-h2 mt-3 max-w-[20ch]">{t(title)}</h1>
        <p className="mt-2 text-ink-2">{t(hint)}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          {isWorthAnotherTry(status) && <TryAgain />}
          <Button href="/">{t('error.home')}</Button>
          <Button href="/toursAndActivities" kind="outline">
            {t('error.moreActivities')}
          </Button>
        </div>
      </div>
      <img
        src={noPicture}
        alt=""
        className="error-page-picture"
        // Without a line there is no picture either: the night stays.
        onError={({ currentTarget }) => currentTarget.removeAttribute('src')}
      />
    </main>
  );
}

/** What failed by chance may succeed by chance. */
function isWorthAnotherTry(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

function TryAgain() {
  const t = useText();
  return <Button onClick={() => window.location.reload()}>{t('error.again')}</Button>;
}
