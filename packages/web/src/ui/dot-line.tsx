/** What is said in one line, or in as many as it needs: the dots between stand inside of lines, never at an end. */
export function DotLine({ parts }: { parts: readonly string[] }) {
  return (
    <span className="dot-line">
      {parts.map((part) => (
        <span key={part}>{part} </span>
      ))}
    </span>
  );
}
