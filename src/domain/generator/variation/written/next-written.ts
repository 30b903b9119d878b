import { type SportId, sportOf } from '../../../sports/registry.ts'
import { type EditorEntry, isGroup, toGroups, toStored } from '../../../workout/groups.ts'
import { keyOf } from '../../../workout/same-workout.ts'
import type { StoredSteps } from '../../../workout/step.ts'
import { MAX_REPEAT_COUNT } from '../../../workout/stored-entry.ts'
import { lengthInWords } from '../../plan/length-in-words.ts'
import type { Direction } from '../../request/direction.ts'
import { findWork, isWork, type Work } from './find-work.ts'
import { divideWork, lengthAfter, type Ruler } from './lengths.ts'

/** The directions that change what an athlete wrote; `another` asks for another workout instead. */
export type WrittenDirection = Exclude<Direction, 'another'>

/**
 * A workout that an athlete wrote out, one step further in a direction: a repetition more or less in its main set, or its
 * work in longer or shorter bouts. Targets, rests and everything else stay as they were written. Where there is no such
 * step, `refusal` says why and what would help. docs/decisions/0043 says why no other workout is drawn.
 */
export function nextWritten(
  steps: StoredSteps,
  direction: WrittenDirection,
  {
    sport,
    locked,
    poolLength = USUAL_POOL,
  }: { sport: SportId; locked: readonly number[]; poolLength?: number | undefined },
): { steps: StoredSteps; remark: string } | { refusal: string } {
  const entries = toGroups(steps)
  const place = findWork(entries, sport)
  const entry = place === undefined ? undefined : entries[place]
  if (place === undefined || !entry) return { refusal: NO_WORK }
  if (locked.includes(place))
    return { refusal: 'What you keep is the work of this workout: unlock it, and it can change.' }
  const ruler = { poolLength: sportOf(sport).inPool ? poolLength : undefined }
  const change = direction.endsWith('intervals')
    ? changeBouts(entry, direction === 'longer intervals' ? -1 : 1, ruler)
    : changeAmount(entry, direction === 'harder' ? 1 : -1, ruler)
  if ('refusal' in change) return change
  // Sets that are written alike stay alike.
  const changed = entries.map((one, at) => (keyOf(one) === keyOf(entry) && !locked.includes(at) ? change.entry : one))
  return { steps: toStored(changed), remark: change.remark }
}

/** In the unit of the swim. */
const USUAL_POOL = 25

const NO_WORK =
  'This workout has no work that could be changed: it stays as you wrote it. Change its steps in the list.'

type Change = { entry: EditorEntry; remark: string } | { refusal: string }

/** One repetition more or less; of work that is not repeated, a longer or a shorter step. */
function changeAmount(entry: EditorEntry, by: 1 | -1, ruler: Ruler): Change {
  if (isGroup(entry)) {
    const count = entry.count + by
    if (count > MAX_REPEAT_COUNT) return { refusal: `A set has ${MAX_REPEAT_COUNT} repetitions at most.` }
    return {
      entry: { ...entry, count },
      remark: `One repetition ${by === 1 ? 'more' : 'fewer'}: ${count} instead of ${entry.count}. The rest is as you wrote it.`,
    }
  }
  const duration = lengthAfter(entry.duration, by, ruler)
  if (!duration) return { refusal: 'The work of this workout hardly gets shorter: it stays as you wrote it.' }
  const [now, before] = [duration, entry.duration].map(lengthInWords)
  return { entry: { ...entry, duration }, remark: `${now} of work instead of ${before}. The rest is as you wrote it.` }
}

/** About the same work in one bout less, or in one more. */
function changeBouts(entry: EditorEntry, by: 1 | -1, ruler: Ruler): Change {
  const wish = by === -1 ? 'longer' : 'shorter'
  if (!isGroup(entry))
    return { refusal: `No set is written here to divide into ${wish} intervals: add a repeat in the list.` }
  const [work, ...others] = entry.steps.filter(isWork)
  if (!work || others.length > 0)
    return { refusal: `Your set has several parts, so it has no ${wish} intervals: change its steps in the list.` }
  const divided = divideWork({ count: entry.count, step: work }, by, ruler)
  if (!divided) return { refusal: `These intervals hardly get ${wish}: the workout stays as you wrote it.` }
  const { count, step } = divided
  const length = (one: Work['step']) => lengthInWords(one.duration)
  return {
    entry: { ...entry, count, steps: entry.steps.map((one) => (one === work ? step : one)) },
    remark: `${count} × ${length(step)} instead of ${entry.count} × ${length(work)}. The rest is as you wrote it.`,
  }
}
