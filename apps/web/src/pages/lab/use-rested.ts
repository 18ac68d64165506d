import { useEffect, useState } from 'react';

/** Whether a value has stayed the same for so long. */
export function useRested(value: string, ms: number): boolean {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested === value;
}
