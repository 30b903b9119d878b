import { memo } from 'react'
import type { DrawnBar } from '#domain/profile/layout.ts'
import { bodyPath, capPath, dashedCap, SIDE_PX, sidesPath } from '#domain/profile/shapes.ts'
import type { Intensity } from '#domain/workout/intensity.ts'

/** The colours of a step. Caps carry the contrast, so bodies can be pale. */
export const capColour = (intensity: Intensity) => `var(--cap-${intensity})`
export const bodyColour = (intensity: Intensity) => `var(--body-${intensity})`

/**
 * A bar on the rule: a pale body, hatched for rest, and a cap that shows the target, dashed for an effort. An open step
 * has sides alone. It is drawn again only if its shape changes: a key makes a new layout, with most bars as they were.
 */
export const BarMarks = memo(
  Marks,
  (before, after) =>
    before.baseline === after.baseline &&
    before.hatch === after.hatch &&
    shapeFields.every((field) => before.bar[field] === after.bar[field]),
)

const shapeFields = ['intensity', 'x', 'width', 'from', 'to', 'cap', 'ramp', 'felt', 'open'] as const
type Shape = Pick<DrawnBar, (typeof shapeFields)[number]>

function Marks({ bar, baseline, hatch }: { bar: Shape; baseline: number; hatch: string }) {
  const body = bodyPath(bar, baseline)
  const motion = '[.gliding_&]:[transition:d_240ms_var(--ease-score)]'
  return (
    <>
      <path d={body} fill={bodyColour(bar.intensity)} className={motion} />
      {bar.intensity === 'rest' && <path d={body} fill={`url(#${hatch})`} className={motion} />}
      {bar.open ? (
        <path
          d={sidesPath(bar, baseline)}
          stroke={capColour(bar.intensity)}
          strokeWidth={Math.min(SIDE_PX, bar.width)}
          className={motion}
        />
      ) : bar.felt ? (
        <DashedCap bar={bar} baseline={baseline} className={motion} />
      ) : (
        <path d={capPath(bar, baseline)} fill={capColour(bar.intensity)} className={motion} />
      )}
    </>
  )
}

function DashedCap({
  bar,
  baseline,
  className,
}: {
  bar: Parameters<typeof dashedCap>[0] & Pick<DrawnBar, 'intensity'>
  baseline: number
  className: string
}) {
  const { path, dash } = dashedCap(bar, baseline)
  return (
    <path
      d={path}
      fill="none"
      stroke={capColour(bar.intensity)}
      strokeWidth={bar.cap}
      strokeDasharray={dash}
      className={className}
    />
  )
}

/** The hatch of a rest: it marks rest for people who do not see the colours. */
export function Hatch({ id, spacing }: { id: string; spacing: number }) {
  return (
    <pattern id={id} width={spacing} height={spacing} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d={`M0 0V${spacing}`} stroke={capColour('rest')} strokeWidth="1.6" />
    </pattern>
  )
}
