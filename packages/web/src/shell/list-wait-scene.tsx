import { useText } from '../i18n/use-text.ts';
import { LoadingScene } from '../ui/loading-scene.tsx';

/** Over everything: the page beneath is not where the visitor is any more. */
export default function ListWaitScene({ ofHotels }: { ofHotels: boolean }) {
  const t = useText();
  return (
    <div className="fixed inset-0 z-40 overflow-y-auto">
      <LoadingScene title={t(ofHotels ? 'shell.waitForHotels' : 'shell.waitForTours')} />
    </div>
  );
}
