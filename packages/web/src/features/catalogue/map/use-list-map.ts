import type { ListMap } from '@ashore/core/contract/list-map.ts';
import { MOST_ON_MAP } from '@ashore/core/contract/most-on-map.ts';
import { useEffect, useState } from 'react';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';

type Known = { readonly for: string; readonly drawing?: ListMap; readonly hasFailed: boolean };

/** Where these products begin. While other ones are asked for, the last drawing stays. */
export function useListMap(codes: readonly string[]): Omit<Known, 'for'> {
  const { locale } = usePage();
  const [known, setKnown] = useState<Known>({ for: '', hasFailed: false });
  const wanted = codes.slice(0, MOST_ON_MAP).join();
  const asked = `${locale} ${wanted}`;
  useEffect(() => {
    if (wanted === '') return;
    const asking = new AbortController();
    drawn(wanted, asking.signal).then(
      (drawing) => setKnown({ for: asked, drawing, hasFailed: false }),
      (failure) => {
        if (asking.signal.aborted) return;
        log('warn', 'no map of a list', failure);
        setKnown({ for: asked, hasFailed: true });
      },
    );
    return () => asking.abort();
  }, [wanted, asked]);
  return known;
}

async function drawn(codes: string, signal: AbortSignal): Promise<ListMap> {
  const { api } = await import('../../../api/browser-client.ts');
  return api.maps.list({ codes }, { signal });
}
