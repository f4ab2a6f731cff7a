import { localeTable } from '@ashore/core/locale/locales.ts';
import { useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { globe } from '../../ui/media/icon-paths.ts';
import { HeaderTool } from './header-tool.tsx';

const shortNames = { en: 'EN', de: 'DE', 'zh-Hans': '中文', fr: 'FR' } as const;

const loadPanel = () => import('./locale-panel.tsx');

export function LocaleButton() {
  const t = useText();
  const { locale, currency } = usePage();
  return (
    <HeaderTool title={`${t('shell.language')} · ${t('shell.currency')}`} load={loadPanel}>
      {/*
       * Not an `aria-label`: users of voice control say the visible letters, so these must be part of the
       * name.
       */}
      <span className="sr-only">
        {t('shell.languageAndCurrency', { language: localeTable[locale].ownName, currency })}
      </span>
      <span className="md:hidden">
        <Icon path={globe} />
      </span>
      <span className="max-md:hidden">
        {shortNames[locale]} · {currency}
      </span>
    </HeaderTool>
  );
}
