export type CarouselDotsProps = {
  index: number;
  stops: number;
  stopLabel: (stop: number, stops: number) => string;
  onShow: (index: number) => void;
};

/** The stops of a carousel where it has no arrows. The row's height is kept while nothing is measured yet. */
export function CarouselDots({ index, stops, stopLabel, onShow }: CarouselDotsProps) {
  const all = Array.from({ length: stops }, (_, stop) => stop);
  return (
    <ul className="mt-1 flex min-h-11 justify-center min-[1024px]:hidden">
      {stops > 1 &&
        all.map((stop) => (
          <li key={stop}>
            <button
              type="button"
              aria-label={stopLabel(stop + 1, stops)}
              aria-current={stop === index}
              onClick={() => onShow(stop)}
              className="group grid h-11 min-w-6 place-items-center"
            >
              <span className="size-2 rounded-full bg-line-2 transition-colors group-aria-[current=true]:bg-ink forced-colors:border forced-colors:group-aria-[current=true]:border-4" />
            </button>
          </li>
        ))}
    </ul>
  );
}
