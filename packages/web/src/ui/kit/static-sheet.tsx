import { LoadingScene } from '../media/loading-scene.tsx';
import { ColourSheet, IconSheet, TypeSheet } from './basics-sheet.tsx';
import { ButtonSheet } from './button-sheet.tsx';
import { CardSheet } from './card-sheet.tsx';
import { FieldSheet } from './field-sheet.tsx';
import { MessageSheet, TicketSheet } from './messages-sheet.tsx';
import { NavigationSheet } from './navigation-sheet.tsx';
import { SheetSection } from './sheet-section.tsx';

export type StaticSheetProps = {
  /**
   * All icons of `icon-paths.ts`, passed by the loader of the route. Imported here, the whole set would reach
   * every page.
   */
  icons?: Readonly<Record<string, string>>;
};

/** The components without behaviour, each in every state. */
export function StaticSheet({ icons }: StaticSheetProps) {
  return (
    <div className="mx-auto grid max-w-332 gap-x-8 gap-y-12 px-(--gutter) py-12 lg:grid-cols-12">
      <ColourSheet />
      <TypeSheet />
      <ButtonSheet />
      <FieldSheet />
      <MessageSheet />
      <CardSheet />
      <NavigationSheet />
      <TicketSheet />
      {icons && <IconSheet icons={icons} />}
      <SheetSection title="Loading scene" width="whole">
        <LoadingScene
          title="Please wait while we search for the best tours for you..."
          detail="Lisbon, 14 to 18 May, 2 travellers"
        />
      </SheetSection>
    </div>
  );
}
