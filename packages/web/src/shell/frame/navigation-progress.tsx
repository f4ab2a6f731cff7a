import { useNavigation } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { useLazyComponent } from '../../ui/use-lazy.ts';

// Most navigations end before the scene would appear, so its code loads on demand.
const loadListScene = () => import('./list-loading-scene.tsx');

/** Shows that the next page is loading. */
export function NavigationProgress() {
  const t = useText();
  const { state } = useNavigation();
  const isOnWay = state !== 'idle';
  const ListLoadingScene = useLazyComponent(loadListScene, isOnWay);
  if (!isOnWay) return null;
  return (
    <>
      <div className="way" role="progressbar" aria-label={t('shell.onItsWay')} />
      {ListLoadingScene && <ListLoadingScene />}
    </>
  );
}
