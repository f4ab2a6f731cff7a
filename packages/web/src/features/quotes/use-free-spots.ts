import type { Departure } from '@ashore/core/contract/availability.ts';
import type { Quote } from '@ashore/core/contract/quotes.ts';
import { useEffect, useState } from 'react';
import { log } from '../../page/log.ts';
import { headsOf } from '../../store/trip-words.ts';

export type Free = Pick<Departure, 'state' | 'spots'>;

/** What is free now of a start that was held; undefined until that is known, and where it cannot be. */
export function useFreeSpots(quote: Quote): Free | undefined {
  const [free, setFree] = useState<Free>();
  useEffect(() => {
    let isWanted = true;
    readFree(quote).then(
      (found) => isWanted && setFree(found),
      (error: unknown) => log('warn', 'What is free could not be asked for', error),
    );
    return () => {
      isWanted = false;
    };
  }, [quote]);
  return free;
}

async function readFree(quote: Quote): Promise<Free | undefined> {
  const { api } = await import('../../api/browser-client.ts');
  const { productType, tourId: id, queryDate: date, currencyCode: currency } = quote;
  const { components } = await api.availability.day({
    productType,
    id,
    date,
    party: headsOf(quote),
    currency,
  });
  const option = components.find(({ componentKey }) => componentKey === quote.components[0]?.componentKey);
  return option?.departures.find(({ time }) => time === quote.startTime);
}
