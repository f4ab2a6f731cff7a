import { localeTable } from '@ashore/core/locale/locales.ts';
import { useText } from '../i18n/use-text.ts';
import { usePage } from '../page/use-page.ts';
import { Icon } from '../ui/icon.tsx';
import { globe } from '../ui/icon-paths.ts';
import { HeaderTool } from './header-tool.tsx';

const short = { en: 'EN', de: 'DE', 'zh-Hans': '中文', fr: 'FR' } as const;

const load = () => import('./locale-choices.tsx');

export function LocaleControl() {
  const t = useText();
  const { locale, currency } = usePage();
  return (
    <HeaderTool title={`${t('shell.language')} · ${t('shell.currency')}`} load={load}>
      {/* Not a label in place of the visible letters: whoever speaks those must reach the button too. */}
      <span className="sr-only">
        {t('shell.languageAndCurrency', { language: localeTable[locale].ownName, currency })}
      </span>
      <span className="md:hidden">
        <Icon path={globe} />
      </span>
      <span className="max-md:hidden">
        {short[locale]} · {currency}
      </span>
    </HeaderTool>
  );
}
