import { sportOf } from '#domain/sports/registry.ts'
import { Fold } from '../../../ui/fold.tsx'
import { Later } from '../../../ui/later.tsx'
import type { FindOutParts } from './find-out-form.tsx'

/** The test or the race from which a calculator's figure can be worked out, folded beneath its field. */
export function FindOut(parts: FindOutParts) {
  const { noun, shortName, metric } = sportOf(parts.sport).reference
  return (
    <Fold title={`I do not know my ${metric === 'power' ? shortName : noun}`} className="text-body">
      <Later drawn={null} load={loadForm} given={parts} />
    </Fold>
  )
}

// Most who come know their figure: the form is loaded when it is unfolded. Without a script it would do nothing.
const loadForm = async () => (await import('./find-out-form.tsx')).FindOutForm
