import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { MyData } from '../../features/accounts/my-data/my-data.tsx';
import { useText } from '../../i18n/texts.ts';
import { logInHref } from '../../page/links.tsx';
import { usePage } from '../../page/use-page.ts';
import { PageHead } from '../../shell/page/page-head.tsx';

/** The page of a logged-in traveller for export and erasure. It contains no data of the visitor when the server renders it. */
export default function MyDataPage() {
  const t = useText();
  const { locale } = usePage();
  const logInLink = logInHref(withLocale('/my-data', locale));
  return (
    <main id="content" className="page-width max-w-180 py-10">
      <PageHead title={t('myData.title')} />
      <h1 className="mb-6 type-h1">{t('myData.title')}</h1>
      <MyData logInHref={logInLink} proofHref={`${logInLink}&screen=proof`} />
    </main>
  );
}
