import { type Sport, sportOf } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { Button } from '../../../ui/button.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { perUnit } from '../per-unit.ts'
import { FindOutFields } from './find-out-fields.tsx'
import { useFinding } from './use-finding.ts'

/** The test or the race from which a calculator's figure can be worked out, folded beneath its field. */
export function FindOut({
  sport: id,
  unit,
  onFound,
}: {
  sport: Sport['id']
  unit: DistanceUnit | undefined
  onFound: (figure: string) => void
}) {
  const sport = sportOf(id)
  const finding = useFinding(sport, unit)
  if (!finding) return null
  const { noun, shortName, metric } = sport.reference
  return (
    <Fold title={`I do not know my ${metric === 'power' ? shortName : noun}`} className="text-body">
      <form
        noValidate
        className="mt-3 grid gap-4 border-line border-l-4 pl-4"
        onSubmit={(event) => {
          event.preventDefault()
          const figure = finding.take()
          if (figure !== undefined) onFound(figure)
        }}
      >
        <p className="text-ink-2 text-small">{finding.way.source}</p>
        <FindOutFields finding={finding} noun={noun} per={unit && perUnit(sport, unit)} />
        <Button type="submit" className="justify-self-start">
          Use it
        </Button>
      </form>
    </Fold>
  )
}
