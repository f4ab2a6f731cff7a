import { lazy, Suspense, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { menu } from '../ui/icon-paths.ts';

// Nobody needs the menu before opening it: its code arrives on the way to the button.
const load = () => import('./menu-panel.tsx');
const MenuPanel = lazy(load);

export function Menu() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        className="header-tool scripted -ml-3"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={t('shell.menu')}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Icon path={menu} />
        <span className="max-md:hidden">{t('shell.menu')}</span>
      </button>
      <a href="#site-footer" className="header-tool unscripted -ml-3">
        <Icon path={menu} />
        <span>{t('shell.menu')}</span>
      </a>
      {wanted && (
        <Suspense fallback={null}>
          <MenuPanel open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
