import { type ComponentType, useState } from 'react';
import { useText } from '../../i18n/texts.ts';
import { log } from '../../page/log.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { menu } from '../../ui/media/icon-paths.ts';

type Panel = ComponentType<{ open: boolean; onClose: () => void }>;

// The menu's code is not needed before it opens. It loads while the pointer approaches the button.
const loadPanel = () => import('./menu-panel.tsx').then(({ default: Panel }): Panel => Panel);
// If loading fails, pressing the button retries.
const preloadPanel = () => void loadPanel().catch(() => undefined);

export function Menu() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [Panel, setPanel] = useState<Panel>();

  async function openMenu() {
    try {
      const panel = await loadPanel();
      setPanel(() => panel);
      setOpen(true);
    } catch (error) {
      // The connection is lost, or a release has removed the file since the page loaded. The footer contains
      // all links of the menu.
      log('error', 'The menu could not be loaded', error);
      document.getElementById('site-footer')?.scrollIntoView();
    }
  }

  return (
    <>
      <button
        type="button"
        className="header-tool needs-js -ml-3"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={t('shell.menu')}
        onPointerEnter={preloadPanel}
        onFocus={preloadPanel}
        onClick={openMenu}
      >
        <Icon path={menu} />
        <span className="max-md:hidden">{t('shell.menu')}</span>
      </button>
      <a href="#site-footer" className="header-tool no-js -ml-3">
        <Icon path={menu} />
        <span>{t('shell.menu')}</span>
      </a>
      {Panel && <Panel open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
