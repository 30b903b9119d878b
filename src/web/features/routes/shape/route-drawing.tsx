import { useMemo } from 'react'
import type { Place } from '#domain/loop-check/measures.ts'
import { shapeOf } from './shape-of.ts'

/** The line of a route as large as its place allows, with 20 px around it, as a map shows it later. Drawn by the server. */
export function RouteDrawing({ line, label }: { line: readonly Place[]; label: string }) {
  const shape = useMemo(() => shapeOf(line, OF_MAPS), [line])
  if (!shape) return null
  const { path, start, box } = shape
  const dot = `M${start.join(' ')}h0`
  return (
    <div className="absolute inset-5">
      <svg
        role="img"
        aria-label={label}
        viewBox={[box.left, box.top, Math.max(box.width, 0.1), Math.max(box.height, 0.1)].join(' ')}
        className="size-full overflow-visible"
      >
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          {/* Strokes keep their widths in pixels, whatever the scale; a dot is a line without a length. */}
          <path d={path} stroke="var(--map-casing)" strokeWidth="9" vectorEffect="non-scaling-stroke" />
          <path d={path} stroke="var(--route)" strokeWidth="5" vectorEffect="non-scaling-stroke" />
          <path d={dot} stroke="var(--color-ink)" strokeWidth="24" vectorEffect="non-scaling-stroke" />
          <path d={dot} stroke="var(--color-accent)" strokeWidth="18" vectorEffect="non-scaling-stroke" />
          <path d={dot} stroke="var(--color-on-accent)" strokeWidth="6" vectorEffect="non-scaling-stroke" />
        </g>
      </svg>
    </div>
  )
}

const OF_MAPS = { spacing: 0.12, maxPoints: 3_000 }
