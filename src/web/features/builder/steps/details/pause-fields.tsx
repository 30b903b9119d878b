import { movingSecondsOf } from '#domain/workout/totals.ts'
import { formatTimeWithUnits } from '../../../../lib/format.ts'
import { Segments } from '../../../../ui/segments.tsx'
import type { DraftStep } from '../../draft/draft-entries.ts'
import { type Pause, restAfter } from '../../draft/pause-after.ts'
import type { BuilderState } from '../../draft/use-builder.ts'
import { PauseField } from './pause-field.tsx'

/** What comes before the next swim: a send-off, or a rest, which is a step of its own, or neither. */
export function PauseFields({ builder, draftStep }: { builder: BuilderState; draftStep: DraftStep }) {
  const { key, step, unreadDetails } = draftStep
  const { dispatch, draft, sport, reference } = builder
  const rest = restAfter(draft.entries, key)
  const hasSendOff = step.sendOff !== undefined || unreadDetails?.sendOff !== undefined
  const kind: Pause['kind'] = hasSendOff ? 'sendOff' : rest ? 'rest' : 'none'
  const swimSeconds = movingSecondsOf(step, sport, reference)
  const pauseOf: Record<Pause['kind'], () => Pause> = {
    none: () => ({ kind: 'none' }),
    sendOff: () => ({ kind: 'sendOff', seconds: inFives(swimSeconds + (rest?.step.duration.value ?? USUAL_REST)) }),
    rest: () => ({ kind: 'rest', seconds: step.sendOff ? inFives(step.sendOff - swimSeconds) : USUAL_REST }),
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <Segments
        label="Before the next swim"
        options={[
          { value: 'none', label: 'Nothing' },
          { value: 'sendOff', label: 'Send-off' },
          { value: 'rest', label: 'Rest' },
        ]}
        value={kind}
        onChange={(chosen: Pause['kind']) => dispatch({ type: 'pause', key, pause: pauseOf[chosen]() })}
      />
      {kind === 'sendOff' && (
        <PauseField
          label="Send-off"
          seconds={step.sendOff}
          unread={unreadDetails?.sendOff}
          hint={`From one start to the next.${reference && step.sendOff ? restWords(step.sendOff - swimSeconds) : ''}`}
          onType={(typed) => dispatch({ type: 'detail', key, detail: { field: 'sendOff', typed } })}
        />
      )}
      {kind === 'rest' && rest && (
        <PauseField
          label="Rest"
          seconds={rest.step.duration.value}
          unread={rest.unread}
          hint="A step of its own, behind this one."
          onType={(typed) => dispatch({ type: 'rest', key, typed })}
        />
      )}
    </div>
  )
}

// Our choice for a rest that nothing else tells, in seconds.
const USUAL_REST = 20

/** Seconds to the nearest five, as pool clocks are read. */
function inFives(seconds: number): number {
  return Math.max(5, 5 * Math.round(seconds / 5))
}

/** How long the swimmer rests, going by their own critical swim speed. */
function restWords(seconds: number): string {
  return seconds < 1
    ? ' It leaves no rest at this effort.'
    : ` It leaves about ${formatTimeWithUnits(seconds)} of rest.`
}
