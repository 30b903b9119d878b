import { type SportId, sportOf } from '#domain/sports/registry.ts'

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
  const { colour, path } = sportOf(sport).mark
  return (
    <svg
      viewBox="0 0 20 20"
      className={`flex-none ${className}`}
      style={{ color: colour }}
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
