import { type SportId, sportOf } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { Button } from '../../../ui/button.tsx'
import { perUnit } from '../per-unit.ts'
import { FindOutFields } from './find-out-fields.tsx'
import { useFinding } from './use-finding.ts'

export type FindOutParts = {
  sport: SportId
  unit: DistanceUnit | undefined
  onFound: (figure: string) => void
}

/** The form of a test or a race. */
export function FindOutForm({ sport: id, unit, onFound }: FindOutParts) {
  const sport = sportOf(id)
  const finding = useFinding(sport, unit)
  if (!finding) return null
  return (
    <form
      noValidate
      className="mt-3 grid gap-4 border-line border-s-4 ps-4"
      onSubmit={(event) => {
        event.preventDefault()
        const figure = finding.take()
        if (figure !== undefined) onFound(figure)
      }}
    >
      <p className="text-ink-2 text-small">{finding.way.source}</p>
      <FindOutFields finding={finding} noun={sport.reference.noun} per={unit && perUnit(sport, unit)} />
      <Button type="submit" className="justify-self-start">
        Use it
      </Button>
    </form>
  )
}
