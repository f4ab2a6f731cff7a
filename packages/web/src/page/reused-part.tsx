import { createContext, type ReactNode, use } from 'react';
import { usePage } from './use-page.ts';

/** Writes the parts of a page. Only the server has one. */
export type PartWriter = {
  /** Returns the mark of a part that was rendered before, or the marks around a part that is rendered now. */
  marksOf(key: string): { readonly mark: string } | { readonly begin: string; readonly end: string };
};

const Writer = createContext<PartWriter | undefined>(undefined);

export const PartWriterProvider = Writer.Provider;

type ReusedPartProps = {
  readonly name: string;
  /** All data that the part shows. Texts of the product and the currency need not be named. */
  readonly shows?: unknown;
  readonly children: () => ReactNode;
};

/**
 * A part of a page that the server renders once for all pages that show the same in the same language and currency. It must not
 * suspend, use ids made by React, or read anything else of the page.
 */
export function ReusedPart({ name, shows, children }: ReusedPartProps) {
  const writer = use(Writer);
  const { locale, currency } = usePage();
  const marks = writer?.marksOf(`${name} ${locale} ${currency} ${JSON.stringify(shows)}`);
  if (marks && 'mark' in marks) return <Mark name={marks.mark} />;
  // Three children with and without marks: React numbers what follows by position.
  return (
    <>
      {marks && <Mark name={marks.begin} />}
      {children()}
      {marks && <Mark name={marks.end} />}
    </>
  );
}

function Mark({ name }: { name: string }) {
  return <i data-part={name} />;
}
