import { useToursById } from '../../../features/catalogue/cards/use-tours-by-id.ts';
import { useText } from '../../../i18n/texts.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { TourRow } from './tour-row.tsx';

type EmptyPanelProps = {
  icon: string;
  title: string;
  hint: string;
  /** Called when a link is followed. */
  onFollow: () => void;
};

const MOST_VIEWED = 3;

/** Empty state of a panel: what would be here, how to get it, and the trips that the visitor viewed last. */
export function EmptyPanel({ icon, title, hint, onFollow }: EmptyPanelProps) {
  const t = useText();
  const recent = useExtrasStore((state) => state.recent);
  const { tours } = useToursById(recent.slice(0, MOST_VIEWED));
  return (
    <>
      <EmptyState
        art={
          <span className="grid place-items-center bg-foam text-sea">
            <Icon path={icon} size="large" />
          </span>
        }
        title={title}
        text={hint}
        action={
          <Button kind="outline" href="/toursAndActivities" onClick={onFollow}>
            {t('shell.findATrip')}
          </Button>
        }
      />
      {tours.length > 0 && (
        <section aria-label={t('shell.viewedLast')}>
          <h3 className="type-label">{t('shell.viewedLast')}</h3>
          <ul>
            {tours.map((tour) => (
              <TourRow key={tour.tourId} tour={tour} onOpen={onFollow} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
