import { LoadingScene } from '../loading-scene.tsx';
import { ButtonSheet } from './button-sheet.tsx';
import { CardSheet } from './card-sheet.tsx';
import { ColourSheet } from './colour-sheet.tsx';
import { FieldSheet } from './field-sheet.tsx';
import { IconSheet } from './icon-sheet.tsx';
import { MessageSheet } from './message-sheet.tsx';
import { SheetSection } from './sheet-section.tsx';
import { TicketSheet } from './ticket-sheet.tsx';
import { TypeSheet } from './type-sheet.tsx';
import { WaySheet } from './way-sheet.tsx';

export type StaticSheetProps = {
  /** All of icon-paths.ts, handed in by the route's loader: imported here, the whole set would reach every page. */
  icons?: Readonly<Record<string, string>>;
};

/** The part of the component page whose pieces need no behaviour: every one of them in every state. */
export function StaticSheet({ icons }: StaticSheetProps) {
  return (
    <div className="mx-auto grid max-w-332 gap-x-8 gap-y-12 px-(--gutter) py-12 lg:grid-cols-12">
      <ColourSheet />
      <TypeSheet />
      <ButtonSheet />
      <FieldSheet />
      <MessageSheet />
      <CardSheet />
      <WaySheet />
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
