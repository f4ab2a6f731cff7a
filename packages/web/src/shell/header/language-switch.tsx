import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { LOCALES, localeTable } from '@ashore/core/locale/locales.ts';
import { useText } from '../../i18n/texts.ts';
import { usePathInBrowser, useSearchInBrowser } from '../../page/browser-address.ts';
import { usePage } from '../../page/use-page.ts';
import { useAffiliate, withAffiliate } from '../../store/extras-store.ts';
import { Segmented } from '../../ui/actions/segmented.tsx';
import { rememberPreference } from '../frame/visit.ts';

const offeredLocales = LOCALES.filter((locale) => localeTable[locale].offered);

/** Links to the same page in other languages. They are plain links, so that they work without scripts. */
export function LanguageSwitch({ onSwitch }: { onSwitch?: () => void }) {
  const t = useText();
  const { locale, path, isFound } = usePage();
  // Later pages of a list load below earlier ones. In the other language the list starts at its first page.
  const search = withAffiliate(withoutPage(useSearchInBrowser()), useAffiliate());
  const pathInBrowser = usePathInBrowser();
  return (
    <Segmented
      label={t('shell.language')}
      chosen={locale}
      segments={offeredLocales.map((candidate) => ({
        key: candidate,
        label: localeTable[candidate].ownName,
        lang: localeTable[candidate].html,
        href: withLocale(isFound ? path : pathInBrowser, candidate) + search,
        onPress: () => {
          rememberPreference('locale', candidate);
          onSwitch?.();
        },
      }))}
    />
  );
}

/** The query without its page number, otherwise unchanged. */
export function withoutPage(search: string): string {
  return search.replace(/([?&])page=\d+(&|$)/, (_, before, after) => (after === '&' ? before : ''));
}
