import { useText } from '../../i18n/texts.ts';
import { CurrencySwitch } from './currency-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';

export default function LocalePanel({ onDone }: { onDone: () => void }) {
  const t = useText();
  return (
    <>
      <div className="grid gap-2">
        <p className="type-label">{t('shell.language')}</p>
        <LanguageSwitch onSwitch={onDone} />
      </div>
      <div className="grid gap-2">
        <p className="type-label" aria-hidden="true">
          {t('shell.currency')}
        </p>
        <CurrencySwitch />
      </div>
    </>
  );
}
