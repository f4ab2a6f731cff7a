import type { Place } from '@ashore/core/contract/locations.ts';
import { useState } from 'react';
import { log } from '../../page/log.ts';

const MAX_PLACES = 6;

export type PlacesNearMe = {
  /** `denied`: the visitor or the browser does not share the position. */
  readonly state: 'idle' | 'locating' | 'denied' | 'failed' | 'found';
  /** The nearest first; empty until found. */
  readonly places: readonly Place[];
  /** Undefined in a browser that cannot locate its visitor. */
  readonly locate: (() => void) | undefined;
};

type Found = Omit<PlacesNearMe, 'locate'>;

/** The places nearest to the visitor. The browser is asked for the position only when the visitor presses for it. */
export function usePlacesNearMe(): PlacesNearMe {
  const [findings, setFound] = useState<Found>({ state: 'idle', places: [] });
  const end = (state: 'denied' | 'failed') => setFound({ state, places: [] });

  function locate() {
    setFound({ state: 'locating', places: [] });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        askPlacesAround(coords).then(
          (places) => setFound({ state: 'found', places }),
          (fault) => {
            log('warn', 'The places near the visitor could not be loaded', fault);
            end('failed');
          },
        ),
      ({ code, PERMISSION_DENIED }) => end(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  }

  return { ...findings, locate: 'geolocation' in navigator ? locate : undefined };
}

async function askPlacesAround(position: Position): Promise<readonly Place[]> {
  const { api } = await import('../../api/browser-client.ts');
  const { _embedded } = await api.locations.list({ size: MAX_PLACES, around: roundedPosition(position) });
  return _embedded.locationList;
}

type Position = Pick<GeolocationCoordinates, 'latitude' | 'longitude'>;

/** The position to a tenth of a degree, about ten kilometres: the exact one never leaves the browser. */
export function roundedPosition({ latitude, longitude }: Position): string {
  return [latitude, longitude].map((degrees) => String(Number(degrees.toFixed(1)))).join();
}
