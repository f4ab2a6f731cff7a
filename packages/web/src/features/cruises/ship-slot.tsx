import { useState } from 'react';
import { useIsHydrated, useSearchInBrowser } from '../../page/browser-address.ts';
import { usePage } from '../../page/use-page.ts';
import { useLazyComponent } from '../../ui/use-lazy.ts';

type ShipSlotProps = {
  tourId: string;
  /** The chosen option. A product that cannot be booked has none, and shows no ship. */
  componentKey: string | undefined;
};

const loadShipOfTrip = () => import('./ship-of-trip.tsx');

/**
 * The ship of a traveller who comes from the page of a sailing. Only then is the code of this component loaded. The page is the
 * same for all visitors, so the ship comes after hydration; a script in the page reserves its room before anything is painted.
 */
export function ShipSlot({ tourId, componentKey }: ShipSlotProps) {
  const { locale } = usePage();
  const isHydrated = useIsHydrated();
  const search = useSearchInBrowser();
  const sailing = new URLSearchParams(search).get('sailing');
  const [unreadable, setUnreadable] = useState<string>();
  const isExpected = sailing !== null && sailing !== unreadable;
  const ShipOfTrip = useLazyComponent(loadShipOfTrip, isExpected);
  return (
    // The script changes the first element. The new one has room only if it is needed.
    <div
      key={String(isHydrated)}
      className="ship-slot"
      data-expected={(isExpected && componentKey !== undefined) || undefined}
      suppressHydrationWarning
    >
      {!isHydrated && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
        <script dangerouslySetInnerHTML={{ __html: RESERVE_SHIP_ROOM }} />
      )}
      {ShipOfTrip && isExpected && componentKey !== undefined && (
        <ShipOfTrip
          key={`${sailing} ${locale}`}
          tourId={tourId}
          componentKey={componentKey}
          search={search}
          onUnreadable={() => setUnreadable(sailing)}
        />
      )}
    </div>
  );
}

/** Marks the element around it if the address names a sailing. */
export const RESERVE_SHIP_ROOM =
  "if(/[?&]sailing=/.test(location.search))document.currentScript.parentElement.dataset.expected=''";
