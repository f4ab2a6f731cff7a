import { useText } from '../i18n/use-text.ts';
import { NothingYet } from './nothing-yet.tsx';

export default function EmptyCart({ onDone }: { onDone: () => void }) {
  const t = useText();
  return <NothingYet title={t('shell.cartEmpty')} hint={t('shell.cartEmptyHint')} onFollow={onDone} />;
}
