/** A field that no person sees or reaches. Whatever fills it is a program. */
export function FormTrap() {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        Leave this empty
        <input name="trap" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
