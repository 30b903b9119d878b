import { parseClock } from '#domain/text/grammar/numeral.ts'
import { parseTypedTime } from '#domain/text/typed-time.ts'
import { MAX_STEP_SECONDS } from '#domain/units/duration.ts'
import type { Cadence, Step } from '#domain/workout/step.ts'
import type { Drill, Stroke, SwimEquipment } from '#domain/workout/swim.ts'
import type { DraftStep, TypedDetail } from './draft-entries.ts'
import { type Aim, withTarget } from './draft-step.ts'

/** One detail of a step: what is typed into its field, or what is chosen. */
export type StepDetail =
  | { field: 'cadence' | 'sendOff'; typed: string }
  /** `read` is what the typed text means, or why it cannot be read. */
  | { field: 'target'; typed: string; read: Aim | string }
  | { field: 'stroke'; chosen: Stroke | undefined }
  | { field: 'drill'; chosen: Drill | undefined }
  | { field: 'equipment'; chosen: readonly SwimEquipment[] }
  | { field: 'lapButton'; chosen: boolean }

/** A step with another detail. Text that cannot be read stays beside the detail that the step has. */
export function withDetail(one: DraftStep, detail: StepDetail): DraftStep {
  switch (detail.field) {
    case 'cadence':
      return withTyped(one, detail.field, detail.typed, readCadence(detail.typed))
    case 'sendOff':
      return withTyped(one, detail.field, detail.typed, readPause(detail.typed) ?? pauseProblem)
    case 'target': {
      const { read, typed } = detail
      const others = withUnread(one, 'target', typeof read === 'string' ? typed : undefined)
      return typeof read === 'string' ? others : { ...others, step: withTarget(one.step, read) }
    }
    case 'stroke':
    case 'drill':
      return { ...one, step: withField(one.step, detail.field, detail.chosen) }
    case 'equipment':
      return {
        ...one,
        step: withField(one.step, detail.field, detail.chosen.length > 0 ? [...detail.chosen] : undefined),
      }
    case 'lapButton': {
      const { lapButton: _, ...duration } = one.step.duration
      return { ...one, step: { ...one.step, duration: { ...duration, ...(detail.chosen && { lapButton: true }) } } }
    }
  }
}

/** A cadence as it is typed: `90`, or `85-95`. */
export function typedCadence({ min, max }: Cadence): string {
  return min === max ? String(min) : `${min}-${max}`
}

/** The cadence of a typed figure or range, no cadence for an empty text, or the sentence that says what to type. */
export function readCadence(typed: string): Cadence | undefined | string {
  if (typed.trim() === '') return undefined
  const [, one, other = one] = CADENCE.exec(typed) ?? []
  const [min, max] = [Math.min(Number(one), Number(other)), Math.max(Number(one), Number(other))]
  return min >= 1 && max <= 300 ? { min, max } : 'Enter a figure or a range up to 300 a minute, such as 90 or 85-95.'
}

const CADENCE = /^\s*(\d{1,3})(?:\s*(?:-|–|—|to)\s*(\d{1,3}))?\s*(?:rpm|spm)?\s*$/i

/** The seconds of a send-off or a rest as swimmers type it: a figure from 10 up is in seconds, so is one behind a colon. */
export function readPause(typed: string): number | undefined {
  const text = typed.trim()
  const bare = /^:?(\d{2,4})$/.exec(text)?.[1]
  const seconds = bare === undefined ? (parseTypedTime(text) ?? readClock(text)) : Number(bare)
  return seconds !== undefined && seconds > 0 && seconds <= MAX_STEP_SECONDS ? seconds : undefined
}

/** What to type where a send-off or a rest cannot be read. */
export const pauseProblem = 'Enter a time, such as 1:45 or 20s.'

/** A time with a fraction of a second, `1:45.5`, as a text can have it. */
function readClock(text: string): number | undefined {
  return /^\d{1,4}:\d{2}\.\d+$/.test(text) ? parseClock(text) : undefined
}

function withTyped(
  one: DraftStep,
  field: 'cadence' | 'sendOff',
  typed: string,
  read: Step['cadence' | 'sendOff'] | string,
): DraftStep {
  if (typeof read === 'string') return withUnread(one, field, typed)
  return { ...withUnread(one, field, undefined), step: withField(one.step, field, read) }
}

/** A step with a text beside a field that cannot be read, or without it. */
export function withUnread(
  { unreadDetails, ...one }: DraftStep,
  field: TypedDetail,
  typed: string | undefined,
): DraftStep {
  const { [field]: _, ...others } = unreadDetails ?? {}
  const unread = typed === undefined ? others : { ...others, [field]: typed }
  return { ...one, ...(Object.keys(unread).length > 0 && { unreadDetails: unread }) }
}

type DetailField = 'cadence' | 'sendOff' | 'stroke' | 'drill' | 'equipment'

function withField(step: Step, field: DetailField, value: Step[DetailField]): Step {
  const { [field]: _, ...others } = step
  return { ...others, ...(value !== undefined && { [field]: value }) }
}
