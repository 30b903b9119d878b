import { sportOf } from '#domain/sports/registry.ts'
import { TextField } from '../../../../ui/field.tsx'
import type { DraftStep } from '../../draft/draft-entries.ts'
import { readCadence, typedCadence } from '../../draft/step-details.ts'
import type { BuilderState } from '../../draft/use-builder.ts'
import { useTyping } from '../use-typing.ts'

/** The cadence of a step, one figure or a range. */
export function CadenceField({ builder, draftStep }: { builder: BuilderState; draftStep: DraftStep }) {
  const { key, step, unreadDetails } = draftStep
  const { cadence } = step
  const unread = unreadDetails?.cadence
  const { shown, handlers } = useTyping({
    value: cadence,
    text: unread ?? (cadence ? typedCadence(cadence) : ''),
    isRead: (text) => {
      const read = readCadence(text)
      return typeof read === 'string' ? unread === text : read?.min === cadence?.min && read?.max === cadence?.max
    },
    onType: (typed) => builder.dispatch({ type: 'detail', key, detail: { field: 'cadence', typed } }),
  })
  const problem = unread === undefined ? undefined : readCadence(unread)
  return (
    <TextField
      label="Cadence"
      autoComplete="off"
      placeholder="85-95"
      unit={sportOf(builder.sport).cadenceUnit}
      value={shown}
      hint={typeof problem === 'string' ? undefined : 'One figure or a range.'}
      error={typeof problem === 'string' ? problem : undefined}
      {...handlers}
    />
  )
}
