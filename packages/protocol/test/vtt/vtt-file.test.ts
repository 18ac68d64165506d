import { describe, expect, test } from 'vitest';
import { parseVttText, type VttMap, vttText } from '../../src/index.ts';

type Points = readonly (readonly [number, number])[];
const points = (path: Points) => path.map(([x, y]) => ({ x, y }));
const portal = (path: Points, closed = true) => {
  const [from = [0, 0], to = [0, 0]] = path;
  return {
    position: { x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2 },
    bounds: points(path),
    rotation: from[0] === to[0] ? Math.PI / 2 : 0,
    closed,
    freestanding: false,
  };
};
/** A file as map makers write it, with all the fields that are documented. */
const file = (more: object = {}, size = { x: 10, y: 8 }) => ({
  format: 0.3,
  resolution: { map_origin: { x: 0, y: 0 }, map_size: size, pixels_per_grid: 70 },
  line_of_sight: [] as object[][],
  objects_line_of_sight: [] as object[][],
  portals: [] as object[],
  environment: { baked_lighting: false, ambient_light: 'ffffffff' },
  lights: [{ position: { x: 1, y: 1 }, range: 5, intensity: 1, color: 'ffeccd8b', shadows: true }],
  image: 'AAAA',
  ...more,
});
function read(more: object = {}, size = { x: 10, y: 8 }): VttMap {
  const map = parseVttText(JSON.stringify(file(more, size)));
  if (!map.ok) throw new Error(map.error.code);
  return map.value;
}
/** The map as people draw it: # wall, + closed door, / open door. */
function drawn({ width, height, ground, doors }: VttMap): readonly string[] {
  const walls = new Set(ground['wall']?.map(String));
  const inDoor = new Set(doors.flat().map(String));
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => {
      const [isWall, isDoor] = [walls.has(String([x, y])), inDoor.has(String([x, y]))];
      return isDoor ? (isWall ? '+' : '/') : isWall ? '#' : '.';
    }).join(''),
  );
}

test('a room keeps its size: its walls stand outside, where there is more room, with a door in them', () => {
  const room: Points = [
    [5, 2.5],
    [5, 2],
    [2, 2],
    [2, 5],
    [5, 5],
    [5, 3.5],
  ];
  const map = read({
    line_of_sight: [points(room)],
    portals: [
      portal([
        [5, 2.6],
        [5, 3.4],
      ]),
    ],
  });
  expect(drawn(map)).toEqual([
    '..........',
    '.#####....',
    '.#...#....',
    '.#...+....',
    '.#...#....',
    '.#####....',
    '..........',
    '..........',
  ]);
  expect(map).toMatchObject({ width: 10, height: 8, size: { width: 10, height: 8 } });
  expect(map.image).toEqual(new Uint8Array(3));
});

test('a corridor one cell wide stays one, and rooms that share a wall lose no more than the larger one has', () => {
  const map = read({
    line_of_sight: [
      points([
        [0, 3],
        [10, 3],
      ]),
      points([
        [0, 4],
        [6, 4],
      ]),
      points([
        [7, 4],
        [10, 4],
      ]),
    ],
    portals: [
      portal(
        [
          [6, 4],
          [7, 4],
        ],
        false,
      ),
    ],
  });
  expect(drawn(map)).toEqual([
    '..........',
    '..........',
    '##########',
    '..........',
    '######/###',
    '..........',
    '..........',
    '..........',
  ]);
});

test('the places of a map that begins elsewhere count from its corner', () => {
  const map = read({
    resolution: { map_origin: { x: 20, y: 10 }, map_size: { x: 10, y: 8 }, pixels_per_grid: 70 },
    line_of_sight: [
      points([
        [25, 10],
        [25, 18],
      ]),
    ],
  });
  expect(drawn(map).every((row) => row === '.....#....')).toBe(true);
});

test('pillars and objects are walls where they cover the middle of a cell; what is smaller is not in the way', () => {
  const around = (x: number, y: number, r: number): Points => [
    [x - r, y - r],
    [x + r, y - r],
    [x + r, y + r],
    [x - r, y + r],
    [x - r, y - r],
  ];
  const map = read({
    line_of_sight: [points(around(2.5, 2.5, 0.5))],
    objects_line_of_sight: [points(around(6, 4, 1)), points(around(9, 7, 0.3))],
  });
  expect(drawn(map)).toEqual([
    '..........',
    '..........',
    '..#.......',
    '.....##...',
    '.....##...',
    '..........',
    '..........',
    '..........',
  ]);
});

test('a slanted or curved wall keeps apart what lies on either side of it', () => {
  const map = read({
    line_of_sight: [
      points([
        [-0.2, 7.1],
        [3.3, 5.2],
        [6.1, 2.4],
        [10.3, 0.9],
      ]),
    ],
  });
  const rows = drawn(map);
  // From the upper left corner nobody gets to the lower right one, not even crosswise.
  const seen = new Set(['0,0']);
  const isFree = (x: number, y: number) => rows[y]?.[x] === '.';
  for (const cell of seen) {
    const [x = 0, y = 0] = cell.split(',').map(Number);
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const) {
      const isSqueezed = dx !== 0 && dy !== 0 && !isFree(x + dx, y) && !isFree(x, y + dy);
      if (isFree(x + dx, y + dy) && !isSqueezed) seen.add(`${x + dx},${y + dy}`);
    }
  }
  expect(seen.has('9,7')).toBe(false);
  expect(seen.size).toBeGreaterThan(20);
});

test('a door narrower than a cell still has one, and one without bounds lies where it is', () => {
  const map = read({
    line_of_sight: [
      points([
        [5, 0],
        [5, 8],
      ]),
    ],
    portals: [
      {
        position: { x: 5, y: 2 },
        bounds: points([
          [5, 1.7],
          [5, 2.3],
        ]),
        rotation: 1.5708,
        closed: true,
      },
      { position: { x: 5, y: 6.5 }, rotation: 1.5708, closed: false },
    ],
  });
  expect(drawn(map).map((row) => row[5])).toEqual(['#', '#', '+', '#', '#', '#', '/', '#']);
});

test('what is left out is not there; a picture may be an address with its type', () => {
  const bare = parseVttText(
    JSON.stringify({ resolution: { map_size: { x: 12.02, y: 9.5 }, pixels_per_grid: 100 } }),
  );
  expect(bare).toMatchObject({
    ok: true,
    value: { width: 12, height: 10, doors: [], image: null, size: { width: 12.02, height: 9.5 } },
  });
  expect(read({ image: 'data:image/png;base64,AAAA' }).image).toHaveLength(3);
});

describe('a broken map gets a sentence in both languages', () => {
  const nested = `${'['.repeat(80)}${']'.repeat(80)}`;
  const cases: readonly (readonly [string, string, string])[] = [
    ['cut off', JSON.stringify(file()).slice(0, -20), 'vtt-broken'],
    ['nothing', '', 'vtt-broken'],
    ['other JSON', '{"format":"tafelrunde-table"}', 'not-a-vtt'],
    ['a list', '[]', 'not-a-vtt'],
    ['too deep', `{"resolution":${nested}}`, 'too-deep'],
    ['no size', JSON.stringify(file({ resolution: { pixels_per_grid: 70 } })), 'vtt-odd'],
    ['a number beyond all numbers', JSON.stringify(file()).replace('"x":10', '"x":1e999'), 'vtt-odd'],
    ['words for numbers', JSON.stringify(file({ line_of_sight: [[{ x: 'links', y: 1 }]] })), 'vtt-odd'],
    [
      'walls far away',
      JSON.stringify(
        file({
          line_of_sight: [
            points([
              [0, 0],
              [1e9, 0],
            ]),
          ],
        }),
      ),
      'vtt-odd',
    ],
    ['huge', JSON.stringify(file({}, { x: 5_000, y: 8 })), 'vtt-size'],
    ['tiny', JSON.stringify(file({}, { x: 2, y: 8 })), 'vtt-size'],
    ['no base64', JSON.stringify(file({ image: '<svg onload=alert(1)>' })), 'vtt-picture'],
    ['100 MB', ' '.repeat(100 * 1024 * 1024), 'file-too-large'],
    [
      'countless corners',
      JSON.stringify(file({ line_of_sight: Array(3).fill(Array(80_000).fill({ x: 1, y: 1 })) })),
      'vtt-too-detailed',
    ],
  ];
  test.each(cases)('%s', (_, text, code) => {
    const read = parseVttText(text);
    if (read.ok) throw new Error('read');
    expect(read.error.code).toBe(code);
    const [de, en] = [vttText(read.error, 'de'), vttText(read.error, 'en')];
    for (const said of [de, en]) expect(said).toMatch(/^[A-Z].{20,}\.$/);
    expect(de).not.toBe(en);
  });
});
