import { type OutsideCard, offerOutside } from '@tafelrunde/registry/lazy';
import { metaOf } from './base.ts';

/** The systems of whoever runs the server, as it wrote them into the page; a worker is told by its name. */
const written =
  typeof document === 'undefined'
    ? ((globalThis as { readonly name?: string }).name ?? '')
    : (metaOf('outside') ?? '');

/** What a worker is called, so that it knows the same systems as the page. */
export const workerName = written;

if (written !== '') offerOutside(JSON.parse(written) as readonly OutsideCard[]);
