import { useId } from 'react'
import type { DrawnBracket, DrawnMark, ProfileLayout } from '#domain/profile/layout.ts'
import { type ProfileSize, sizes } from '#domain/profile/sizes.ts'
import { BarMarks, Hatch } from './drawn-bar.tsx'

const tick = { minor: 4, middle: 6, major: 9 }

/**
 * The shapes of a profile, without text. The drawing fills its frame, and is stretched over it until a browser has
 * measured the frame. Text must not be stretched, so it is HTML beside the drawing.
 */
export function ProfileDrawing({
  layout,
  size,
  bracketTops,
  onRisen,
  gliding,
  overlaid = false,
  hasThreshold = true,
}: {
  layout: ProfileLayout
  size: ProfileSize
  /** The top of each bracket in px: a flag lifts the brackets it meets. */
  bracketTops: readonly number[]
  /** Makes the bars rise from the rule; called when the last one has risen. */
  onRisen?: (() => void) | undefined
  /** Whether shapes move to their new places instead of jumping there. */
  gliding: boolean
  /** Text of the page covers the left of the drawing: the threshold line begins at the first repeat. */
  overlaid?: boolean
  /** Whether there is a threshold line: without a known threshold it would stand for nothing. */
  hasThreshold?: boolean
}) {
  const hatch = useId()
  const { width, height, baseline, bars, brackets, marks } = layout
  const delay = Math.min(12, 360 / Math.max(1, bars.length))
  return (
    <svg
      aria-hidden="true"
      className={`profile absolute inset-0 size-full overflow-visible ${gliding ? 'gliding' : ''}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      {bars.some(({ intensity }) => intensity === 'rest') && (
        <defs>
          <Hatch id={hatch} spacing={size === 'hero' ? 6 : 4} />
        </defs>
      )}
      {bars.map((bar, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by its place, and changes shape in that place
          key={index}
          {...(onRisen && {
            className: 'animate-rise',
            style: { transformOrigin: `0 ${baseline}px`, animationDelay: `${Math.round(index * delay)}ms` },
            onAnimationEnd: index === bars.length - 1 ? onRisen : undefined,
          })}
        >
          <BarMarks bar={bar} baseline={baseline} hatch={hatch} />
        </g>
      ))}
      {size === 'hero' && hasThreshold && <Threshold layout={layout} from={overlaid ? (brackets[0]?.left ?? 0) : 0} />}
      <Rule marks={marks} size={size} width={width} baseline={baseline} />
      {brackets.map((bracket, index) => (
        <BracketMark key={bracket.left} bracket={bracket} top={bracketTops[index] ?? 0} size={size} />
      ))}
    </svg>
  )
}

function Threshold({ layout: { width, threshold }, from }: { layout: ProfileLayout; from: number }) {
  return (
    <path
      d={`M${from} ${threshold}H${width}`}
      stroke="var(--color-ink)"
      strokeOpacity="0.5"
      strokeDasharray="1.5 4"
      vectorEffect="non-scaling-stroke"
    />
  )
}

function Rule({
  marks,
  size,
  width,
  baseline,
}: {
  marks: readonly DrawnMark[]
  size: ProfileSize
  width: number
  baseline: number
}) {
  const lengths = size === 'hero' ? tick : { minor: 2, middle: 3, major: 5 }
  const ticked = size === 'hero' || size === 'card'
  return (
    <g stroke="var(--color-ink)" fill="none">
      <path d={`M0 ${baseline}H${width}`} strokeWidth="1.5" vectorEffect="non-scaling-stroke" strokeLinecap="square" />
      {ticked && (
        <path
          d={marks.map(({ x, rank }) => `M${inside(x, width)} ${baseline}v${lengths[rank]}`).join('')}
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </g>
  )
}

function BracketMark({
  bracket: { left, right, count },
  top,
  size,
}: {
  bracket: DrawnBracket
  top: number
  size: ProfileSize
}) {
  const { drop, gap: between } = sizes[size]
  // It ends where its last bar does, so that a gap separates it from the next bracket.
  const end = right - between - 0.75
  const gap = size === 'mini' || isNarrow({ left, right }, count) ? 0 : labelGap(count)
  const line = gap > 0 ? `H${left + 6}M${left + gap} ${top}H${end}` : `H${end}`
  return (
    <path
      d={`M${left + 0.75} ${top + drop}V${top}${line}V${top + drop}`}
      fill="none"
      stroke={size === 'mini' ? 'var(--color-ink-2)' : 'var(--color-ink)'}
      strokeWidth={size === 'mini' ? 1 : 1.5}
      vectorEffect="non-scaling-stroke"
      className="[.gliding_&]:[transition:d_120ms_var(--ease-score)]"
    />
  )
}

/** The gap for the count in a bracket's line, in px from its left end. */
function labelGap(count: number): number {
  return 24 + 9 * String(count).length
}

/** Whether a bracket is too short to hold its count; the count then stands above it. */
export function isNarrow({ left, right }: Pick<DrawnBracket, 'left' | 'right'>, count: number): boolean {
  return right - left < labelGap(count) + 8
}

// A tick at either end of the drawing would lose half its width.
function inside(x: number, width: number): number {
  return Math.min(Math.max(x, 0.5), width - 0.5)
}
