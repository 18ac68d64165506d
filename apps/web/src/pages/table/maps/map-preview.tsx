import '../../../styles/maps.css';
import type { MapLayout } from '@tafelrunde/table';
import type { CSSProperties } from 'react';
import { useMapsText } from '../../../text/use-maps-text.ts';

type Shown = Pick<MapLayout, 'width' | 'height' | 'ground' | 'doors'>;

/** A map as it would lie: its picture, where nobody walks, and its doors. */
export function MapPreview({
  map: { width, height, ground, doors },
  picture,
  dim = 0,
}: {
  map: Shown;
  /** With its place in cells. */
  picture: {
    readonly address: string;
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  } | null;
  dim?: number;
}) {
  const text = useMapsText();
  const walls = ground['wall'] ?? [];
  const shut = new Set(walls.map(String));
  const isDoor = new Set(doors.flat().map(String));
  return (
    <svg
      className="map-preview"
      viewBox={`0 0 ${width} ${height}`}
      style={{ '--ratio': width / height } as CSSProperties}
      role="img"
      aria-label={text.preview}
    >
      {picture !== null && (
        <image
          href={picture.address}
          x={picture.left}
          y={picture.top}
          width={picture.width}
          height={picture.height}
          preserveAspectRatio="none"
          opacity={1 - dim}
        />
      )}
      <path
        className="preview-walls"
        d={walls
          .filter((cell) => !isDoor.has(String(cell)))
          .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
          .join('')}
      />
      {doors.flat().map(([x, y]) => (
        <rect
          key={`${x},${y}`}
          className="preview-door"
          data-shut={shut.has(String([x, y]))}
          x={x + 0.14}
          y={y + 0.14}
          width={0.72}
          height={0.72}
          rx={0.12}
        />
      ))}
    </svg>
  );
}
