import { useText } from '../../i18n/texts.ts';
import { FeaturePlaceholder } from '../page/feature-placeholder.tsx';

export default function EmptyCart({ onDone }: { onDone: () => void }) {
  const t = useText();
  return (
    <FeaturePlaceholder title={t('shell.cartEmpty')} hint={t('shell.cartEmptyHint')} onFollow={onDone} />
  );
}
