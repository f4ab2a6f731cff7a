import { useRef } from 'react';
import { useRested } from '../../../ui/use-rested.ts';

type FoundAnnouncedProps = { text: string /** Another one: there is something to say. */; occasion: object };

/** Says how much there is whenever that may have changed, and nothing on arrival: the page itself is read then. */
export function FoundAnnounced({ text, occasion }: FoundAnnouncedProps) {
  const first = useRef(occasion);
  const rested = useRested(text, occasion, 500);
  return (
    <p role="status" className="sr-only">
      {first.current === occasion ? '' : rested}
    </p>
  );
}
