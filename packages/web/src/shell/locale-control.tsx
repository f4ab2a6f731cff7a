import { localeTable } from '@ashore/core/locale/locales.ts';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { usePage } from '../page/use-page.ts';
import { Icon } from '../ui/icon.tsx';
import { globe } from '../ui/icon-paths.ts';
import { Popover } from '../ui/popover.tsx';
import { CurrencySwitch } from './currency-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';

const short = { en: 'EN', de: 'DE', 'zh-Hans': '中文', fr: 'FR' } as const;

export function LocaleControl() {
  const t = useText();
  const { locale, currency } = usePage();
  const [open, setOpen] = useState(false);
  const name = t('shell.languageAndCurrency', { language: localeTable[locale].ownName, currency });
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={`${t('shell.language')} · ${t('shell.currency')}`}
      closeLabel={t('shell.close')}
      trigger={(props) => (
        <button type="button" className="header-tool scripted" {...props}>
          {/* Not a label in place of the visible letters: whoever speaks those must reach the button too. */}
          <span className="sr-only">{name}</span>
          <span className="md:hidden">
            <Icon path={globe} />
          </span>
          <span className="max-md:hidden">
            {short[locale]} · {currency}
          </span>
        </button>
      )}
    >
      <div className="grid gap-2">
        <p className="type-label">{t('shell.language')}</p>
        <LanguageSwitch onSwitch={() => setOpen(false)} />
      </div>
      <div className="grid gap-2">
        <p className="type-label" aria-hidden="true">
          {t('shell.currency')}
        </p>
        <CurrencySwitch />
      </div>
    </Popover>
  );
}
