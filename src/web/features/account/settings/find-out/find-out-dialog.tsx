import type { Sport } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { FindOutFields } from '../../../calculators/find-out/find-out-fields.tsx'
import { useFinding } from '../../../calculators/find-out/use-finding.ts'
import { unitsOf } from '../metrics/figures.ts'

/** Works a sport's threshold out from a test or a race, and puts it into its field. */
export function FindOutDialog({
  sport,
  unit,
  onFound,
  onClose,
}: {
  sport: Sport
  unit: DistanceUnit | undefined
  onFound: (figure: string) => void
  onClose: () => void
}) {
  const finding = useFinding(sport, unit)
  if (!finding) return null
  return (
    <FormDialog
      title={`Find out your ${sport.reference.noun}`}
      description={finding.way.source}
      action="Use it"
      onClose={onClose}
      onSubmit={() => {
        const figure = finding.take()
        if (figure === undefined) return
        onFound(figure)
        onClose()
      }}
    >
      <FindOutFields
        finding={finding}
        noun={sport.reference.noun}
        per={unitsOf(sport).find(({ value }) => value === unit)?.label}
      />
    </FormDialog>
  )
}
