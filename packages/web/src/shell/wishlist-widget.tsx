import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useExtrasStore } from '../store/extras-store.ts';
import { Icon } from '../ui/icon.tsx';
import { heart } from '../ui/icon-paths.ts';
import { Popover } from '../ui/popover.tsx';
import { useFetched } from '../ui/use-fetched.ts';

const load = () => import('./saved-list.tsx');

/** How many trips are saved, and on pressing which. The list is fetched with the first press. */
export function WishlistWidget() {
  const t = useText();
  const count = useExtrasStore(({ saved }) => saved.length);
  const [open, setOpen] = useState(false);
  const List = useFetched(load, open);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={t('shell.wishlist')}
      closeLabel={t('shell.close')}
      trigger={(props) => (
        <button
          type="button"
          className="header-tool scripted"
          aria-label={count > 0 ? t('shell.wishlistCount', { count }) : t('shell.wishlist')}
          {...props}
        >
          <Icon path={heart} />
          {count > 0 && <span className="tool-count">{count}</span>}
        </button>
      )}
    >
      {List && <List onFollow={() => setOpen(false)} />}
    </Popover>
  );
}
