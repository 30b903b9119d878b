import { type SportId, sportOf } from '../../sports/registry.ts'
import { formatUnits } from '../../text/grammar/numeral.ts'
import type { DistanceUnit } from '../../units/distance.ts'
import type { Duration, Step } from '../../workout/step.ts'
import { partsOf } from '../../workout/timeline.ts'
import { movingSecondsOf } from '../../workout/totals.ts'
import type { ReaderOptions } from '../shared/format.ts'
import { kindsIn } from '../shared/step-losses.ts'
import { type Aim, type AimLoss, aimOf } from './aim.ts'
import { cueOf } from './cue.ts'
import { promptsOf } from './prompts.ts'

/** What of a step the text of intervals.icu cannot express. */
export type StepLoss = AimLoss | 'name' | 'notes' | 'notesCut' | 'swim' | 'sendOff'

/** The line of a step, the line of the rest that its send-off leaves, and what is lost. */
export type StepText = { lines: string[]; lost: StepLoss[] }

/** Writes a step; the rest after a send-off is computed for an athlete of this reference value. */
export function writeStep(step: Step, sportId: SportId, options: ReaderOptions): StepText {
  const { reference } = options
  const sport = sportOf(sportId)
  const cue = cueOf(step)
  const aim: Aim = step.target ? aimOf(step.target, sport, options) : { text: '', lost: [] }
  const length = lengthOf(step.duration)
  const prompts = promptsOf(step, movingSecondsOf(step, sportId, reference), aim.prompt)
  const line = [
    cue.text,
    prompts.text,
    length.text,
    aim.text,
    step.cadence
      ? `${[...new Set([step.cadence.min, step.cadence.max])].join('-')}${sport.cadenceUnit === 'strokes/min' ? 'spm' : 'rpm'}`
      : '',
    step.duration.lapButton ? 'press lap' : '',
    // A cue such as `Warm up` implies an intensity for our reader only: intervals.icu takes such a step as active.
    step.intensity === cue.implied && step.intensity === 'active' ? '' : `intensity=${step.intensity}`,
  ]
  const rest = Math.round(partsOf(step, movingSecondsOf(step, sportId, reference)).restSeconds)
  return {
    lines: [
      `- ${line.filter((word) => word !== '').join(' ')}`,
      ...(rest > 0 ? [`- ${formatUnits(rest)} intensity=rest`] : []),
    ],
    lost: [
      ...aim.lost,
      ...kindsIn({
        name: !cue.keepsName,
        notes: prompts.isChanged,
        notesCut: prompts.isCut,
        rounded: length.isRounded,
        swim: !cue.keepsSwim,
        sendOff: step.sendOff !== undefined,
      }),
    ],
  }
}

const unitWord: Record<DistanceUnit, string> = { kilometers: 'km', miles: 'mi', meters: 'mtr', yards: 'yrd' }

function lengthOf({ unit, value }: Duration): { text: string; isRounded: boolean } {
  if (unit === 'minutes' || unit === 'seconds') {
    const seconds = Math.max(1, Math.round(value))
    return { text: formatUnits(seconds), isRounded: seconds !== value }
  }
  // Five decimals of a kilometre are a centimetre.
  const decimals = unit === 'kilometers' || unit === 'miles' ? 5 : 2
  const kept = Math.max(10 ** -decimals, Number(value.toFixed(decimals)))
  return { text: `${kept.toFixed(decimals).replace(/\.?0+$/, '')}${unitWord[unit]}`, isRounded: kept !== value }
}
