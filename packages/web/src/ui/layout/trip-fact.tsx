import type { BookedFact } from '@ashore/core/contract/values/booked-fact.ts';
import type { ReactNode } from 'react';
import { TextLink } from '../actions/link.tsx';
import { classNames } from '../class-names.ts';

/** Longer texts take the whole line. */
const longText = 40;

type TripFactProps = {
  fact: BookedFact;
  /** Text of the link to the map. */
  directions: string;
  /** Where the place is, for readers who cannot open the map. */
  position?: string;
  newTabLabel: string;
  /** Text of the link to the terms of the return promise. */
  promiseTerms: string;
  /** With the promise of a booking: the sentence with our number, and the number. */
  promiseCall?: { readonly text: string; readonly phone: string } | undefined;
};

/** A fact of a trip as the server words it. A map is behind the name of the place, and a number can be called. */
export function TripFact({
  fact: { kind, label, text, href },
  directions,
  position,
  newTabLabel,
  promiseTerms,
  promiseCall,
}: TripFactProps) {
  const [first = '', ...more] = text.split('\n');
  if (kind === 'directions' && href !== null) {
    return (
      <Fact name={label} detail={position} isWide isForScreen>
        <TextLink href={href} newTabLabel={newTabLabel}>
          {directions}
        </TextLink>
      </Fact>
    );
  }
  if (kind === 'returnPromise' && href !== null) {
    return (
      <Fact name={label} isWide>
        {first}
        {promiseCall && (
          <a
            href={`tel:${promiseCall.phone.replaceAll(' ', '')}`}
            className="block w-fit font-normal text-sea underline"
          >
            {promiseCall.text}
          </a>
        )}
        <TextLink
          href={href}
          newTabLabel={newTabLabel}
          className="flex min-h-6 w-fit items-center type-small font-normal print:hidden"
        >
          {promiseTerms}
        </TextLink>
      </Fact>
    );
  }
  return (
    <Fact name={label} detail={more.join('\n')} isWide={text.length > longText}>
      {href === null ? (
        first
      ) : (
        <a href={href} className="inline-block max-w-full text-sea underline">
          {first}
        </a>
      )}
    </Fact>
  );
}

type FactProps = {
  name: string;
  detail?: string | null | undefined;
  /** Whether the fact takes the whole line. */
  isWide?: boolean;
  /** Whether the fact is left out in print, like a link without an address. */
  isForScreen?: boolean;
  children: ReactNode;
};

/** A name and its value in a list of facts. */
export function Fact({ name, detail, isWide = false, isForScreen = false, children }: FactProps) {
  return (
    <div
      className={classNames(
        'min-w-0 wrap-anywhere',
        isWide && 'col-span-full print:col-auto',
        isForScreen && 'print:hidden',
      )}
    >
      <dt className="type-small text-ink-2">{name}</dt>
      <dd className="font-semibold">
        {children}
        {detail && (
          <span className="block whitespace-pre-line type-small font-normal text-ink-2">{detail}</span>
        )}
      </dd>
    </div>
  );
}
