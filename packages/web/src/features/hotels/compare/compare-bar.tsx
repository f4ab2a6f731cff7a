import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { MAX_COMPARED } from '@ashore/core/contract/values/limits.ts';
import type { StaySearch } from '@ashore/core/contract/values/product-path.ts';
import { useEffect, useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { CornerButton } from '../../../ui/actions/icon-button.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { close } from '../../../ui/media/icon-paths.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { useBarRoom } from '../../../ui/use-bar-room.ts';
import type { HotelContent } from '../page/load-hotel.ts';
import { removeFromComparison } from './compared-hotels.ts';
import { comparisonAddress } from './comparison-address.ts';

type CompareBarProps = { search: StaySearch; onHide: () => void };

/** Hotels chosen for comparison, and the link to the page that compares them for the stay. */
export default function HotelCompareBar({ search, onHide }: CompareBarProps) {
  const t = useText();
  const { comparedHotels: ids, compareHotels, isCompareFull } = useExtrasStore();
  const hotels = useHotelsById(ids);
  const codes = ids.map((id) => hotels.get(id)?.code ?? id);
  const count = ids.length;
  return (
    <section
      ref={useBarRoom<HTMLElement>({ uncoversFocus: true })}
      aria-label={t('hotels.compareTray')}
      className="compare-bar ground-deep"
    >
      <div className="page-width compare-bar-row">
        <ul className="compare-bar-trips">
          {ids.map((id) => (
            <li key={id}>
              <ChosenHotel id={id} hotel={hotels.get(id)} />
            </li>
          ))}
        </ul>
        <p role="status" className={isCompareFull ? 'compare-bar-words font-semibold' : 'compare-bar-words'}>
          {isCompareFull ? t('hotels.compareFull') : t('hotels.compareCount', { count, most: MAX_COMPARED })}
          {count === 1 && <span className="block">{t('hotels.compareMore')}</span>}
        </p>
        <CornerButton
          path={close}
          label={t('hotels.compareHide')}
          onPress={onHide}
          className="compare-bar-hide"
        />
        {count > 1 && (
          <div className="compare-bar-ways">
            <Button kind="quiet" size="medium" className="text-current!" onClick={() => compareHotels([])}>
              {t('hotels.compareClear')}
            </Button>
            <Button
              kind="sun"
              size="medium"
              href={comparisonAddress(codes, search)}
              className="compare-bar-go"
            >
              {t('hotels.compareGo', { count })}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** A picture that removes the hotel from the comparison when pressed. */
function ChosenHotel({ id, hotel }: { id: string; hotel: HotelContent | undefined }) {
  const t = useText();
  const [picture] = hotel?.images ?? [];
  return (
    <button
      type="button"
      aria-label={t('hotels.compareRemove', { name: hotel?.hotelName ?? '…' })}
      title={hotel?.hotelName}
      onClick={() => removeFromComparison(id)}
      className="compare-bar-trip"
    >
      <Picture
        shape="square"
        src={picture?.thumb ?? noPicture}
        alt=""
        sizes="44px"
        fallbackSrc={noPicture}
        dominant={picture?.colour ?? undefined}
        className="size-full"
      />
      <span className="compare-bar-cross">
        <Icon path={close} size="small" />
      </span>
    </button>
  );
}

/** The hotels with these ids, as far as they are known. A new id or another language asks for them. */
function useHotelsById(ids: readonly string[]): ReadonlyMap<string, HotelContent> {
  const { locale } = usePage();
  const [hotels, setHotels] = useState<ReadonlyMap<string, HotelContent>>(new Map());
  const key = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other names.
  useEffect(() => {
    const asking = new AbortController();
    readHotels(key.split(','), asking.signal).then(
      (found) => setHotels(new Map(found.map((hotel) => [hotel.hotelid, hotel]))),
      (fault) => {
        if (!asking.signal.aborted) log('warn', 'The compared hotels could not be loaded', fault);
      },
    );
    return () => asking.abort();
  }, [key, locale]);
  return hotels;
}

async function readHotels(ids: readonly string[], signal: AbortSignal): Promise<HotelContent[]> {
  const { api } = await import('../../../api/browser-client.ts');
  const { hotels } = await api.hotels.content({ conditions: { hotelId: [...ids] } }, { signal });
  return hotels;
}
