/**
 * A field that visitors neither see nor reach. Only a program fills it in. The server suspects a form with text
 * in it; the contract calls the field `trap` too.
 */
export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        {label}
        <input name="trap" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
