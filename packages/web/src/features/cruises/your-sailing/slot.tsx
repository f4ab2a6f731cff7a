import { useIsHydrated } from '../../../page/browser-address.ts';
import { callsAt, useExtrasStore } from '../../../store/extras-store.ts';
import { useIsRead } from '../../../store/saved-store.ts';
import { useLazyComponent } from '../../../ui/use-lazy.ts';

type YourSailingSlotProps = {
  /** Slug of a place: the line is shown only if the sailing calls there, and says on which day. */
  place?: string;
};

const loadLine = () => import('./line.tsx');

/**
 * Room for the line with the sailing that this browser remembers. The page is the same for all visitors, so the line comes
 * after hydration. A script in the page reserves its height before anything is painted, so that nothing moves. Visitors
 * without a sailing get neither the room nor the code of the line.
 */
export function YourSailingSlot({ place }: YourSailingSlotProps) {
  const isHydrated = useIsHydrated();
  const isRead = useIsRead(useExtrasStore);
  const sailing = useExtrasStore((state) => state.sailing);
  const isShown = sailing !== null && (place === undefined || callsAt(sailing, place).length > 0);
  const Line = useLazyComponent(loadLine, isShown);
  return (
    // The script may have reserved room for what is no longer valid. The new element has only the room that is needed.
    <div
      key={String(isRead)}
      className="your-sailing-slot"
      data-place={place}
      data-kept={isShown || undefined}
      suppressHydrationWarning
    >
      {!isHydrated && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
        <script dangerouslySetInnerHTML={{ __html: RESERVE_ROOM }} />
      )}
      {isShown && Line && <Line sailing={sailing} place={place} />}
    </div>
  );
}

/**
 * Marks the element around it if the saved state has a sailing to show there. Names are short, because the page carries the
 * script. The store judges the entry later.
 */
export const RESERVE_ROOM =
  "{const d=document.currentScript.parentElement.dataset;try{const s=JSON.parse(localStorage.extras).state.sailing;if(s.endsAt>Date.now()&&(!d.place||s.calls.some(c=>c.place==d.place)))d.kept=''}catch{}}";
