import { type ComponentType, type ReactNode, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Popover } from '../ui/popover.tsx';
import { useFetched } from '../ui/use-fetched.ts';

type HeaderToolProps = {
  /** Of its panel. */
  title: string;
  /** Of its button, where no word stands in it. */
  label?: string;
  /** What stands in the panel: it is fetched with the first press. */
  load: () => Promise<{ default: ComponentType<{ onDone: () => void }> }>;
  children: ReactNode;
};

/** A button of the header, and the panel it opens. */
export function HeaderTool({ title, label, load, children }: HeaderToolProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const Content = useFetched(load, open);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={title}
      closeLabel={t('shell.close')}
      trigger={(props) => (
        <button type="button" className="header-tool scripted" aria-label={label} {...props}>
          {children}
        </button>
      )}
    >
      {Content && <Content onDone={() => setOpen(false)} />}
    </Popover>
  );
}
