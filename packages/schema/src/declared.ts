import type { z } from 'zod';

/** The value that a schema reads, as the rules see it: nothing of it can be changed. */
export type Declared<S extends z.ZodType> = Unchanging<z.output<S>>;

type Unchanging<T> = T extends readonly (infer E)[]
  ? number extends T['length']
    ? readonly Unchanging<E>[]
    : { readonly [K in keyof T]: Unchanging<T[K]> }
  : T extends object
    ? { readonly [K in keyof T]: Unchanging<T[K]> }
    : T;
