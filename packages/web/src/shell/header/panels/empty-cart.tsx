import { useText } from '../../../i18n/texts.ts';
import { cart } from '../../../ui/media/icon-paths.ts';
import { EmptyPanel } from './empty-panel.tsx';

export default function EmptyCart({ onDone }: { onDone: () => void }) {
  const t = useText();
  const [title, hint] = [t('shell.cartEmpty'), t('shell.cartEmptyHint')];
  return <EmptyPanel icon={cart} title={title} hint={hint} onFollow={onDone} />;
}
