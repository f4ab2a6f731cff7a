import { useEffect, useState } from 'react';

/** What time it is, to the minute: for what is said to happen in so many of them. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const interval = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(interval);
  }, []);
  return now;
}
