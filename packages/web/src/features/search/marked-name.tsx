import { markWords } from './mark-words.ts';

/** A name, with what was typed of it underlined. Readers who hear it hear one name. */
export function MarkedName({ name, query }: { name: string; query: string }) {
  let at = 0;
  return markWords(name, query).map(({ text, isMarked }) => {
    const key = at;
    at += text.length;
    if (!isMarked) return <span key={key}>{text}</span>;
    return (
      <mark key={key} className="search-mark">
        {text}
      </mark>
    );
  });
}
