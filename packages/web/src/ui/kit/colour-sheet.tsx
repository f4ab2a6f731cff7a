import { SheetSection } from './sheet-section.tsx';

// Whole class names: Tailwind finds them by reading, not by running.
const SWATCHES = [
  ['Ink', 'bg-ink'],
  ['Ink 2', 'bg-ink-2'],
  ['Paper', 'bg-paper'],
  ['Card', 'bg-card'],
  ['Sand', 'bg-sand'],
  ['Foam', 'bg-foam'],
  ['Deep', 'bg-deep'],
  ['Line', 'bg-line'],
  ['Line 2', 'bg-line-2'],
  ['Sea', 'bg-sea'],
  ['Action', 'bg-action'],
  ['Coral', 'bg-coral'],
  ['Sun', 'bg-sun'],
  ['Leaf', 'bg-leaf'],
  ['Amber', 'bg-amber'],
  ['Red', 'bg-red'],
] as const;

export function ColourSheet() {
  return (
    <SheetSection title="Colour" width="whole">
      <ul className="grid grid-cols-4 gap-3.5 md:grid-cols-8">
        {SWATCHES.map(([name, ground]) => (
          <li key={name} className="text-caption font-semibold">
            <span className={`mb-2 block h-14 rounded-check border border-line ${ground}`} />
            {name}
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}
