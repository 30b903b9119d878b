import { judge } from '#domain/judge/judge.ts'
import type { JudgeInput } from '#domain/judge/reading/input.ts'
import { describeVerdict } from '#domain/judge/words/describe-verdict.ts'
import { type SportId, sportOf, type WorkoutType } from '#domain/sports/registry.ts'
import type { EditorEntry, RepeatGroup } from '#domain/workout/groups.ts'
import { toStored } from '#domain/workout/groups.ts'
import type { Intensity } from '#domain/workout/intensity.ts'
import type { Duration, Step, Target } from '#domain/workout/step.ts'

/** Minutes on land and metres in the water, or `30s`, `1km`, `400m`. */
type Length = number | `${number}s` | `${number}km` | `${number}m`

/** A zone, percents of threshold, or a ramp from one percentage to another. */
type Effort = number | readonly [from: number, to: number] | { ramp: readonly [from: number, to: number] } | 'open'

type Writer = (length: Length, effort?: Effort) => Step

/** A session and the bounds that it breaks, by name, hard ones with an exclamation mark; none for a good session. */
export type Case = [name: string, judged: JudgeInput, wrong?: string[]]

/** The bounds that the judge finds broken, in alphabetical order. */
export function verdictOn(judged: JudgeInput): { wrong: string[]; isPerfect: boolean } {
  const { hard, soft, score } = judge(judged)
  const wrong = [...hard.map(({ bound }) => `${bound}!`), ...soft.map(({ bound }) => bound)]
  return { wrong: wrong.toSorted(), isPerfect: wrong.length === 0 && score === 1 }
}

/** A session, how its headline ends, and all remarks on it. */
export type SaidCase = [name: string, judged: JudgeInput, verdict: string, ...remarks: string[]]

/** A session and all remarks on it. */
export type RemarkedCase = [name: string, judged: JudgeInput, ...remarks: string[]]

/** What the judge says of a session: the end of the headline, behind its colon, and the remarks. */
export function wordsOn(judged: JudgeInput): { verdict: string; remarks: string[] } {
  const { headline, remarks } = describeVerdict(judge(judged), judged)
  return { verdict: headline.replace(/^.*: /, ''), remarks }
}

/** A step that is done by feel, at an effort from 1 to 10. */
export function byFeel(step: Step, effort: number): Step {
  return { ...step, target: { type: 'open' }, effort }
}

/** A step with notes. */
export function noted(step: Step, notes: string): Step {
  return { ...step, notes }
}

/** The same entries several times, where a repeat of repeats would be needed. */
export function sets(count: number, ...entries: EditorEntry[]): EditorEntry[] {
  return Array.from({ length: count }, () => entries).flat()
}

/** Functions that make the steps of a sport, with targets of power or pace, or of heart rate. */
export function writingFor(sport: SportId, { byHeart = false } = {}) {
  const { inPool, reference } = sportOf(sport)
  const type = byHeart ? 'heartrate' : reference.metric
  const write =
    (intensity: Intensity): Writer =>
    (length, effort) => ({
      intensity,
      duration: durationOf(length, inPool),
      ...(effort === undefined ? {} : { target: targetOf(effort, type) }),
    })
  return {
    warmup: write('warmup'),
    cooldown: write('cooldown'),
    work: write('interval'),
    easy: write('recovery'),
    steady: write('active'),
    rest: (seconds: number): Step => ({
      intensity: 'rest',
      duration: { type: 'time', unit: 'seconds', value: seconds },
    }),
    times: (count: number, ...steps: Step[]): RepeatGroup => ({ type: 'repeat', count, steps }),
    /** The judge's input. */
    judged: (type: WorkoutType | undefined, ...entries: EditorEntry[]): JudgeInput => ({
      sport,
      ...(type ? { type } : {}),
      steps: toStored(entries),
      ...(inPool ? { poolLength: { length: 25, unit: 'meters' } } : {}),
    }),
  }
}

function durationOf(length: Length, inPool: boolean): Duration {
  if (typeof length === 'number')
    return inPool
      ? { type: 'distance', unit: 'meters', value: length }
      : { type: 'time', unit: 'minutes', value: length * 60 }
  const value = Number.parseFloat(length)
  if (length.endsWith('s')) return { type: 'time', unit: 'seconds', value }
  return { type: 'distance', unit: length.endsWith('km') ? 'kilometers' : 'meters', value }
}

function targetOf(effort: Effort, type: Exclude<Target['type'], 'open'>): Target {
  if (effort === 'open') return { type: 'open' }
  if (typeof effort === 'number') return { type, zoneNumber: effort }
  const [from, to] = 'ramp' in effort ? effort.ramp : effort
  const percents = { type, percentMin: Math.min(from, to), percentMax: Math.max(from, to) }
  return 'ramp' in effort ? { ...percents, ramp: from < to ? 'rising' : 'falling' } : percents
}
