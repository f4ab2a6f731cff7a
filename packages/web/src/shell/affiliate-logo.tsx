import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useExtrasStore } from '../store/extras-store.ts';
import { useRootStore } from '../store/root-store.ts';

/** The logo of the partner who sent the visitor. A partner without one leaves no gap and no broken picture. */
export function AffiliateLogo() {
  const t = useText();
  const visit = useRootStore((state) => state.affiliate);
  const kept = useExtrasStore((state) => state.affiliate);
  const affiliate = visit ?? kept;
  const [failed, setFailed] = useState<string | null>(null);
  if (!affiliate || affiliate === failed) return null;
  return (
    <img
      src={`/images/affiliate-${affiliate}.svg`}
      alt={t('shell.affiliateLogo', { partner: affiliate })}
      onError={() => setFailed(affiliate)}
      className="h-8 max-w-32 border-l border-line pl-3"
    />
  );
}
