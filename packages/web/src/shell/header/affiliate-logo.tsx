import { sizedPath } from '@ashore/core/contract/values/image-sizes.ts';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/texts.ts';
import { log } from '../../page/log.ts';

type Logo = { readonly affiliate: string; readonly name: string; readonly url: string };

/**
 * Logo of the affiliate that sent the visitor. The server is asked first whether there is one, so an unknown
 * affiliate leaves no gap, no broken picture and no failed request.
 */
export function AffiliateLogo({ affiliate }: { affiliate: string }) {
  const t = useText();
  const [logo, setLogo] = useState<Logo | null>(null);
  useEffect(() => {
    const request = new AbortController();
    readLogo(affiliate, request.signal).then(setLogo, (fault: unknown) => {
      if (!request.signal.aborted) log('warn', 'The logo of the affiliate could not be loaded', fault);
    });
    return () => request.abort();
  }, [affiliate]);
  if (logo === null || logo.affiliate !== affiliate) return null;
  return (
    <img
      src={sizedPath(logo.url, { width: 96, height: 96 })}
      width={32}
      height={32}
      alt={t('shell.affiliateLogo', { partner: logo.name })}
      onError={() => setLogo(null)}
      className="h-8 w-auto border-l border-line pl-3"
    />
  );
}

async function readLogo(affiliate: string, signal: AbortSignal): Promise<Logo | null> {
  const { api } = await import('../../api/browser-client.ts');
  const { affiliate: knownAffiliate } = await api.affiliates.show({ id: affiliate }, { signal });
  return knownAffiliate && knownAffiliate.logoUrl !== null
    ? { affiliate, name: knownAffiliate.name, url: knownAffiliate.logoUrl }
    : null;
}
