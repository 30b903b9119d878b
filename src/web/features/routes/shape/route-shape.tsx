import { useMemo } from 'react'
import { decodePolyline } from '#domain/polyline/polyline.ts'
import { shapeOf } from './shape-of.ts'

/** The line of a route as a small picture, north up, with a dot where it starts. The text beside it names the route. */
export function RouteShape({ polyline, className = '' }: { polyline: string; className?: string }) {
  const shape = useMemo(() => shapeOf(decodePolyline(polyline) ?? []), [polyline])
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" className={`block flex-none ${className}`}>
      {shape && (
        <>
          <path
            d={shape.path}
            fill="none"
            stroke="var(--route)"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
          {shape.end && <circle cx={shape.end[0]} cy={shape.end[1]} r="4.5" fill="var(--color-bg)" {...outline} />}
          <circle cx={shape.start[0]} cy={shape.start[1]} r="6" fill="var(--color-accent)" {...outline} />
        </>
      )}
    </svg>
  )
}

const outline = { stroke: 'var(--color-ink)', strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' } as const
