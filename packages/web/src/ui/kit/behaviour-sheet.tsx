import { CalendarPart } from './calendar-part.tsx';
import { RangeSliderPart, SelectPart, StepperPart } from './choice-part.tsx';
import { ComboboxPart } from './combobox-part.tsx';
import { DialogPart } from './dialog-part.tsx';
import { PopoverPart, SidePanelPart } from './panel-part.tsx';
import { CarouselPart, DisclosurePart, TabLinksPart, TabsPart, ToastPart } from './row-part.tsx';

/** All components of the UI kit that react to input. */
export function BehaviourSheet() {
  return (
    <div id="behaviour" className="grid gap-x-8 gap-y-12 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-12">
        <DialogPart />
        <SidePanelPart />
        <PopoverPart />
        <ToastPart />
        <CalendarPart />
        <DisclosurePart />
      </div>
      <div className="grid min-w-0 content-start gap-12">
        <ComboboxPart />
        <SelectPart />
        <StepperPart />
        <TabsPart />
        <TabLinksPart />
        <CarouselPart />
        <RangeSliderPart />
      </div>
    </div>
  );
}
