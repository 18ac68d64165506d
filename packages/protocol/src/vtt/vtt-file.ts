import { err, ok, type Problem, type Result } from '@tafelrunde/kernel';
import { fromZod } from '@tafelrunde/schema';
import { MAX_MAP_EDGE, type MapLayout } from '@tafelrunde/table';
import { z } from 'zod';
import { bytesOfBase64 } from '../base64.ts';
import { isTooDeep, MAX_DEPTH } from '../depth.ts';
import { cellsOfWalls } from './vtt-cells.ts';

/** The largest file that is read: the largest picture that is, in base64, and its walls. */
export const MAX_VTT_BYTES = 56 * 1024 * 1024;
/** The shortest map that all boards have room for, and the most points of walls. */
const MIN_MAP_EDGE = 4;
const MAX_POINTS = 200_000;

/** A map of another program: its cells and doors, and its picture, which lies exactly under them. */
export interface VttMap extends Omit<MapLayout, 'picture'> {
  /** As the file has it: nobody has looked at it yet. */
  readonly image: Uint8Array | null;
  /** How many cells the picture covers; the last ones may be cut off. */
  readonly size: { readonly width: number; readonly height: number };
}

// Universal VTT (.dd2vtt, .uvtt, .df2vtt). Everything is measured in cells. Programs add fields of their own; they are not
// read, and neither are lights.
const FAR = 10_000;
const along = z.number().min(-FAR).max(FAR);
const point = z.object({ x: along, y: along });
const paths = z
  .array(z.array(point).max(MAX_POINTS))
  .max(MAX_POINTS)
  .nullish()
  .transform((some) => some ?? []);
const schema = fromZod(
  z.object({
    resolution: z.object({
      map_origin: point.default({ x: 0, y: 0 }),
      map_size: point,
      pixels_per_grid: z.number().min(1).max(FAR),
    }),
    line_of_sight: paths,
    objects_line_of_sight: paths,
    portals: z
      .array(
        z.object({
          position: point,
          bounds: z.array(point).max(100).default([]),
          rotation: z.number().default(0),
          closed: z.boolean().default(true),
        }),
      )
      .max(2_000)
      .nullish()
      .transform((some) => some ?? []),
    image: z.string().nullish(),
  }),
);

/** Reads the text of a map of another program. */
export function parseVttText(text: string): Result<VttMap, Problem> {
  if (text.length > MAX_VTT_BYTES)
    return err({ code: 'file-too-large', at: '', data: { max: MAX_VTT_BYTES / 1024 / 1024 } });
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return err({ code: 'vtt-broken', at: '' });
  }
  if (typeof raw !== 'object' || raw === null || !('resolution' in raw))
    return err({ code: 'not-a-vtt', at: '' });
  if (isTooDeep(raw)) return err({ code: 'too-deep', at: '', data: { max: MAX_DEPTH } });
  const read = schema.parse(raw);
  if (!read.ok) return err({ code: 'vtt-odd', at: read.error[0]?.at ?? '' });
  const { resolution, line_of_sight, objects_line_of_sight, portals, image } = read.value;
  const { map_origin: origin, map_size: size } = resolution;
  // A hair more than a whole number of cells is no cell more.
  const [width, height] = [Math.ceil(size.x - 0.05), Math.ceil(size.y - 0.05)];
  if (Math.min(width, height) < MIN_MAP_EDGE || Math.max(width, height) > MAX_MAP_EDGE)
    return err({ code: 'vtt-size', at: '', data: { width, height, min: MIN_MAP_EDGE, max: MAX_MAP_EDGE } });
  const points = [...line_of_sight, ...objects_line_of_sight].reduce((sum, path) => sum + path.length, 0);
  if (points > MAX_POINTS) return err({ code: 'vtt-too-detailed', at: '' });
  const bytes = bytesOf(image ?? '');
  if (bytes === undefined) return err({ code: 'vtt-picture', at: 'image' });
  const moved = ({ x, y }: { readonly x: number; readonly y: number }) =>
    [x - origin.x, y - origin.y] as const;
  const cells = cellsOfWalls(
    { width, height },
    {
      walls: line_of_sight.map((path) => path.map(moved)),
      objects: objects_line_of_sight.map((path) => path.map(moved)),
      portals: portals.map(({ position, bounds, rotation, closed }) => ({
        position: moved(position),
        bounds: bounds.map(moved),
        isUpright: Math.abs(Math.sin(rotation)) > Math.SQRT1_2,
        closed,
      })),
    },
  );
  return ok({ width, height, ...cells, image: bytes, size: { width: size.x, height: size.y } });
}

/** The bytes of the picture; null where there is none, undefined if it cannot be read. */
function bytesOf(image: string): Uint8Array | null | undefined {
  if (image === '') return null;
  // Some programs write it as an address with its type before it.
  const base64 = image.startsWith('data:') ? image.slice(image.indexOf(',') + 1) : image;
  return bytesOfBase64(base64.replace(/\s+/g, '')) ?? undefined;
}
