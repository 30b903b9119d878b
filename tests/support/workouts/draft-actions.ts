import fc from 'fast-check'
import { drills, strokes, swimEquipment } from '#domain/workout/swim.ts'
import { aimScale } from '#web/features/builder/chart/scales/aim-scale.ts'
import { lengthScale } from '#web/features/builder/chart/scales/length-scale.ts'
import { keyedValue } from '#web/features/builder/chart/scales/scale.ts'
import { type Draft, type DraftAction, storedOf } from '#web/features/builder/draft/draft.ts'
import { type DraftStep, everyStep, storedEntries } from '#web/features/builder/draft/draft-entries.ts'
import { freshDuration } from '#web/features/builder/draft/draft-step.ts'
import { entryOf } from '#web/features/builder/draft/place-entries.ts'
import type { StepDetail } from '#web/features/builder/draft/step-details.ts'
import { withDuration } from '#web/features/builder/draft/step-length.ts'

/** Any change of any draft; it is chosen when the draft is known. */
export const anyDraftAction: fc.Arbitrary<(draft: Draft) => DraftAction> = fc
  .record({
    of: fc.constantFrom(
      'add-step',
      'add-repeat',
      'move',
      'place',
      'duplicate',
      'wrap',
      'unwrap',
      'chosen',
      'insert',
      'replace',
      'text',
      'target',
      'toggle-lock',
      'remove',
      'intensity',
      'duration',
      'pull',
      'duration-type',
      'detail',
      'pause',
      'rest',
      'distance-unit',
      'count',
      'settle-count',
      'reset',
      'clear',
    ),
    at: fc.nat(20),
    by: fc.nat(20),
    side: fc.constantFrom('above' as const, 'below' as const, 'first' as const, 'last' as const),
    up: fc.boolean(),
    unit: fc.constantFrom('kilometers' as const, 'miles' as const, 'meters' as const, 'yards' as const),
    durationType: fc.constantFrom('time' as const, 'distance' as const),
    typed: fc.oneof(
      fc.constantFrom('10', '1.3', '1:05:00', '0.05', '400m', '1.5 km', '90s', '', 'x'),
      fc.string({ maxLength: 6 }),
    ),
  })
  .map(({ of, at, by, side, up, unit, durationType, typed }) => (draft: Draft): DraftAction => {
    const keys = [...draft.entries, ...everyStep(draft.entries)].map(({ key }) => key)
    const keyAt = (index: number) => keys[index % Math.max(1, keys.length)] ?? ''
    const key = keyAt(at)
    const place = { by: keyAt(by), side }
    switch (of) {
      case 'add-step':
        return { type: of, unit, at: up ? place : undefined }
      case 'move':
        return { type: of, key, by: up ? -1 : 1 }
      case 'place':
        return {
          type: of,
          keys: up ? [key] : keys.slice(at % Math.max(1, keys.length)).slice(0, 1 + (by % 4)),
          at: place,
        }
      case 'chosen': {
        const change = chosenChanges[by % chosenChanges.length] ?? 'remove'
        return { type: of, change, keys: keys.slice(at % Math.max(1, keys.length)).slice(0, 1 + (by % 4)) }
      }
      case 'insert': {
        const copied = entryOf(draft.entries, key)
        return { type: of, steps: copied ? storedEntries([copied]) : [], at: up ? place : undefined }
      }
      case 'replace':
        return { type: of, steps: storedOf(draft).slice(0, by) }
      case 'text':
        return { type: of, key, field: up ? 'name' : 'notes', text: typed }
      case 'target':
        return { type: of, key, target: up ? { type: 'open' } : undefined, effort: up ? 1 + (at % 10) : undefined }
      case 'intensity':
        return { type: of, key, intensity: 'interval' }
      case 'duration':
        return { type: of, key, typed, ...(up && { field: freshDuration(durationType, unit), sport: 'swimming' }) }
      case 'pull':
        return pulled(everyStep(draft.entries)[at % Math.max(1, everyStep(draft.entries).length)], { up, by })
      case 'count':
        return { type: of, key, typed }
      case 'duration-type':
        return { type: of, key, durationType, unit }
      case 'detail':
        return { type: of, key, detail: anyDetail({ by, up, typed }) }
      case 'pause':
        return {
          type: of,
          key,
          pause: { kind: (['none', 'sendOff', 'rest'] as const)[by % 3] ?? 'none', seconds: 5 + by },
        }
      case 'rest':
        return { type: of, key, typed }
      case 'distance-unit':
        return { type: of, unit }
      case 'duplicate':
      case 'wrap':
      case 'unwrap':
      case 'toggle-lock':
      case 'remove':
      case 'settle-count':
        return { type: of, key }
      default:
        return { type: of }
    }
  })

/** A step as one of the handles of its bar pulls it. */
function pulled(one: DraftStep | undefined, { up, by }: { up: boolean; by: number }): DraftAction {
  if (!one) return { type: 'reset' }
  const part = by % 2 ? 'length' : 'intensity'
  const scale = part === 'length' ? lengthScale(one.step, 'swimming', undefined) : aimScale(one.step)
  const value = scale && keyedValue(scale, { key: up ? 'ArrowUp' : 'PageDown', shiftKey: false })
  const step = value === undefined ? one.step : (scale?.at(value) ?? one.step)
  return { type: 'pull', part, pulled: part === 'length' ? withDuration(one, step.duration) : { ...one, step } }
}

function anyDetail({ by, up, typed }: { by: number; up: boolean; typed: string }): StepDetail {
  const details: StepDetail[] = [
    { field: 'cadence', typed: up ? typed : `${by}-${90 + by}` },
    { field: 'sendOff', typed: up ? typed : `${by}5` },
    { field: 'target', typed, read: up ? { target: { type: 'power', zoneNumber: 1 + (by % 7) } } : 'Not a target.' },
    { field: 'stroke', chosen: up ? strokes[by % strokes.length] : undefined },
    { field: 'drill', chosen: up ? drills[by % drills.length] : undefined },
    { field: 'equipment', chosen: swimEquipment.slice(0, by % swimEquipment.length) },
    { field: 'lapButton', chosen: up },
  ]
  return details[by % details.length] ?? { field: 'lapButton', chosen: up }
}

const chosenChanges = ['remove', 'duplicate', 'up', 'down', 'wrap'] as const
