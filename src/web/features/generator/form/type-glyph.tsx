import type { WorkoutType } from '#domain/sports/registry.ts'

/** An icon of a workout type: its typical profile in a few bars. */
export function TypeGlyph({ type }: { type: WorkoutType }) {
  const bars = skylines[type]
  const pitch = 35 / bars.length
  return (
    <svg viewBox="0 0 36 16" className="block h-4 w-9" fill="currentColor" aria-hidden="true">
      {bars.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
        <rect key={index} x={index * pitch} y={15 - height} width={pitch - 1} height={height} rx="0.5" />
      ))}
      <rect y="15" width="34" height="1" />
    </svg>
  )
}

const skylines: Record<WorkoutType, readonly number[]> = {
  interval: [4, 13, 3, 13, 3, 13, 4],
  threshold: [4, 11, 11, 3, 11, 11, 4],
  tempo: [4, 8, 8, 8, 8, 8, 4],
  endurance: [4, 6, 6, 6, 6, 6, 5],
  'sweet spot': [4, 9, 9, 4, 9, 9, 4],
  'v02 max': [3, 15, 3, 15, 3, 15, 3, 3, 15, 3, 15, 3, 15, 3],
  'ladder sets': [3, 6, 9, 13, 9, 6, 3],
}
