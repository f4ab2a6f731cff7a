import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { LOCALES, localeTable } from '@ashore/core/locale/locales.ts';
import { useText } from '../i18n/use-text.ts';
import { usePage } from '../page/use-page.ts';
import { useSearchInBrowser } from '../page/use-search-in-browser.ts';
import { Segmented } from '../ui/segmented.tsx';
import { rememberPreference } from './preference-cookies.ts';

const offered = LOCALES.filter((locale) => localeTable[locale].offered);

/** The same page in another language. Plain links, so that they work where no script runs. */
export function LanguageSwitch({ onSwitch }: { onSwitch?: () => void }) {
  const t = useText();
  const { locale, path, found } = usePage();
  const search = useSearchInBrowser();
  return (
    <Segmented
      label={t('shell.language')}
      chosen={locale}
      segments={offered.map((candidate) => ({
        key: candidate,
        label: localeTable[candidate].ownName,
        lang: localeTable[candidate].html,
        // A page that was not found would not be found in another language either.
        href: found ? withLocale(path, candidate) + search : withLocale('/', candidate),
        onPress: () => {
          rememberPreference('locale', candidate);
          onSwitch?.();
        },
      }))}
    />
  );
}
