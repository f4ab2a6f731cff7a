/** What is said in one line, or in as many as it needs, and nothing twice: the dots between stand inside of lines, never at an end. */
export function DotLine({ parts }: { parts: readonly string[] }) {
  return (
    <span className="dot-line">
      {[...new Set(parts)].map((part) => (
        <span key={part}>{part} </span>
      ))}
    </span>
  );
}
