import { Icon } from '../icon.tsx';
import { SheetSection } from './sheet-section.tsx';

export function IconSheet({ icons }: { icons: Readonly<Record<string, string>> }) {
  return (
    <SheetSection title="Icons" width="whole">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-4">
        {Object.entries(icons).map(([name, path]) => (
          <li key={name} className="grid justify-items-center gap-1.5 text-caption text-ink-2">
            <Icon path={path} size="large" className="text-ink" />
            {name}
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}
