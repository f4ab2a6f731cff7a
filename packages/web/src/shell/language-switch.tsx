import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { LOCALES, localeTable } from '@ashore/core/locale/locales.ts';
import { useText } from '../i18n/use-text.ts';
import { usePathInBrowser, useSearchInBrowser } from '../page/use-address-in-browser.ts';
import { usePage } from '../page/use-page.ts';
import { Segmented } from '../ui/segmented.tsx';
import { rememberPreference } from './preference-cookies.ts';
import { withoutPage } from './without-page.ts';

const offered = LOCALES.filter((locale) => localeTable[locale].offered);

/** The same page in another language. Plain links, so that they work where no script runs. */
export function LanguageSwitch({ onSwitch }: { onSwitch?: () => void }) {
  const t = useText();
  const { locale, path, found } = usePage();
  // A later page comes under the ones before it here; elsewhere one begins at the first.
  const search = withoutPage(useSearchInBrowser());
  const pathInBrowser = usePathInBrowser();
  return (
    <Segmented
      label={t('shell.language')}
      chosen={locale}
      segments={offered.map((candidate) => ({
        key: candidate,
        label: localeTable[candidate].ownName,
        lang: localeTable[candidate].html,
        href: withLocale(found ? path : pathInBrowser, candidate) + search,
        onPress: () => {
          rememberPreference('locale', candidate);
          onSwitch?.();
        },
      }))}
    />
  );
}
