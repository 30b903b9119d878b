import type { SportId } from '#domain/sports/registry.ts'

const marks: Record<SportId, { colour: string; drawing: string }> = {
  running: { colour: 'text-run', drawing: 'M4 15.5 8.5 4.5M11.5 15.5 16 4.5' },
  cycling: { colour: 'text-bike', drawing: 'M10 10a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM18 10a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z' },
  swimming: {
    colour: 'text-swim',
    drawing: 'M2 8q2.7-4 5.3 0t5.4 0 5.3 0M2 14q2.7-4 5.3 0t5.4 0 5.3 0',
  },
}

/** The icon of a sport, in its colour. `label` names it where no text beside it does. */
export function SportMark({
  sport,
  label,
  className = 'size-5',
}: {
  sport: SportId
  label?: string
  className?: string
}) {
  const { colour, drawing } = marks[sport]
  return (
    <svg
      viewBox="0 0 20 20"
      className={`flex-none ${colour} ${className}`}
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <path
        d={drawing}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
