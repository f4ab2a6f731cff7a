import { displayNames } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { SELECTABLE_CURRENCIES, type SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { useRevalidator } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { useRootStore } from '../../store/root-store.ts';
import { Segmented } from '../../ui/actions/segmented.tsx';
import { rememberPreference } from '../frame/visit.ts';

/** Switches the currency of all prices on the current page. */
export function CurrencySwitch() {
  const t = useText();
  const { currency, locale } = usePage();
  const choose = useRootStore((state) => state.choose);
  const { revalidate } = useRevalidator();
  const names = displayNames(localeTable[locale].messages, 'currency');

  function change(chosen: SelectableCurrency) {
    choose({ currency: chosen });
    rememberPreference('currency', chosen);
    void revalidate();
  }

  return (
    <div className="needs-js">
      <Segmented
        label={t('shell.currency')}
        chosen={currency}
        segments={SELECTABLE_CURRENCIES.map((candidate) => ({
          key: candidate,
          label: candidate,
          name: `${candidate}, ${names.of(candidate)}`,
          onPress: () => change(candidate),
        }))}
      />
    </div>
  );
}
