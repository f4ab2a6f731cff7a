import { type ComponentType, type ReactNode, useState } from 'react';
import { useText } from '../../i18n/texts.ts';
import { Popover } from '../../ui/overlays/popover.tsx';
import { useLazyComponent } from '../../ui/use-lazy.ts';

type HeaderToolProps = {
  /** Title of the panel. */
  title: string;
  /** Label of the button, if it shows no text. */
  label?: string;
  /** Loads the content of the panel at the first press. */
  load: () => Promise<{ default: ComponentType<{ onDone: () => void }> }>;
  children: ReactNode;
};

/** A button in the header, with the panel it opens. */
export function HeaderTool({ title, label, load, children }: HeaderToolProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const Content = useLazyComponent(load, open);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={title}
      closeLabel={t('shell.close')}
      trigger={(props) => (
        <button type="button" className="header-tool needs-js" aria-label={label} {...props}>
          {children}
        </button>
      )}
    >
      {Content && <Content onDone={() => setOpen(false)} />}
    </Popover>
  );
}
