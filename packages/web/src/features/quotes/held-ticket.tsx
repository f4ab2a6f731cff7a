import { noPicture } from '@ashore/core/contract/image-sizes.ts';
import type { Quote } from '@ashore/core/contract/quotes.ts';
import { useText } from '../../i18n/use-text.ts';
import { Poster } from '../../ui/poster.tsx';
import { Ticket } from '../../ui/ticket.tsx';
import { DiscountCode } from './discount-code.tsx';
import { HeldFacts } from './held-facts.tsx';
import { HeldCurrency, HeldSums } from './held-sums.tsx';

/** What one holds, as a ticket: what it is above the perforation, how much it is below. */
export function HeldTicket({ quote, now }: { quote: Quote; now: Date }) {
  return (
    <div className="max-lg:hidden">
      <Ticket
        stub={
          <>
            <HeldSums quote={quote} />
            <DiscountCode quote={quote} />
          </>
        }
      >
        <HeldTrip quote={quote} />
        <HeldFacts quote={quote} now={now} />
      </Ticket>
      <HeldCurrency quote={quote} />
    </div>
  );
}

/** Which trip it is. */
export function HeldTrip({ quote }: { quote: Quote }) {
  return (
    <div className="mb-5 grid grid-cols-[92px_1fr] gap-4">
      <HeldPoster quote={quote} />
      <HeldName quote={quote} />
    </div>
  );
}

export function HeldPoster({ quote }: { quote: Quote }) {
  return (
    <Poster
      className="self-start"
      picture={{
        src: quote.teaserImageUrl,
        alt: '',
        sizes: '92px',
        dominant: quote.teaserImageColour ?? undefined,
        fallbackSrc: noPicture,
      }}
    />
  );
}

function HeldName({ quote }: { quote: Quote }) {
  const t = useText();
  const { tourCity: city, tourCountry: country, tourName, components } = quote;
  const label = components[0]?.label;
  return (
    <div className="min-w-0">
      <p className="type-small text-ink-2">{city === country ? city : t('tour.place', { city, country })}</p>
      <p className="type-h4">{tourName}</p>
      {label !== undefined && label !== '' && <p className="mt-1 type-small text-ink-2">{label}</p>}
    </div>
  );
}
