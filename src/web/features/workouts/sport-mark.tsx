import { type SportId, sportOf } from '#domain/sports/registry.ts'

/** The icon of a sport, in its colour; text beside it names the sport. */
export function SportMark({ sport, className = 'size-5' }: { sport: SportId; className?: string }) {
  const { colour, path } = sportOf(sport).mark
  return (
    <svg viewBox="0 0 20 20" className={`flex-none ${className}`} style={{ color: colour }} aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
