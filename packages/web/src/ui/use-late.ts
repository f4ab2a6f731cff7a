import { useEffect, useState } from 'react';

/** True once something has gone on for a while: what is over sooner needs no sign that it is going on. */
export function useLate(going: boolean, milliseconds: number): boolean {
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!going) return;
    const timeout = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timeout);
      setLate(false);
    };
  }, [going, milliseconds]);

  return late;
}
