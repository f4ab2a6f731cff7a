import { useText } from '../i18n/use-text.ts';

/** Taking consent back must be as easy as giving it. */
export function PrivacySettings({ onOpen }: { onOpen: () => void }) {
  const t = useText();
  return (
    <button type="button" className="footer-link scripted" onClick={onOpen}>
      {t('shell.privacySettings')}
    </button>
  );
}
