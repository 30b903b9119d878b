import { boutsOf } from './bouts.ts'
import { type Answer, type Finding, within } from './finding.ts'
import { endsEasy, fitsAWatch, repeatsAreOneLevel, timesInFives } from './form.ts'
import { wholeLengths } from './pool.ts'
import { type Judged, readingOf } from './reading.ts'
import { softAnswers } from './soft.ts'
import { asLongAsAsked } from './totals.ts'
import { lowestBalance } from './wbalance.ts'
import { targetsInsideZones } from './zones.ts'

/** What the judge says of a workout. */
export type Verdict = {
  /** Bounds that must never break. */
  hard: Finding[]
  /** Bounds that count in the score. */
  soft: Finding[]
  /** The share of the soft bounds that apply and are kept, 0 to 1. */
  score: number
}

/** Judges any stored steps, whoever wrote them, by what is known of good sessions of their type. */
export function judge(judged: Judged): Verdict {
  const structure = repeatsAreOneLevel(judged.steps)
  // Unsound repeats cannot be counted out, so nothing else can be said.
  if (typeof structure !== 'string') return { hard: [structure], soft: [], score: 0 }
  const reading = readingOf(judged)
  const bouts = boutsOf(reading)
  const { bounds } = reading
  const hard = [
    asLongAsAsked(reading),
    timesInFives(reading),
    targetsInsideZones(reading),
    endsEasy(reading),
    fitsAWatch(reading),
    wholeLengths(reading),
    reading.metric === 'power'
      ? within(
          'w-balance',
          [lowestBalance(reading.moments, reading.reference)],
          [-0.5, 1],
          "Skiba 2012, W' = 75 s × FTP",
        )
      : 'idle',
    bounds.boutSecondsAtMost === undefined
      ? 'idle'
      : within(
          'bout-seconds',
          bouts.bouts.map(({ seconds }) => seconds),
          [0, bounds.boutSecondsAtMost],
          bounds.source,
        ),
  ] satisfies Answer[]
  const soft = softAnswers(reading, bouts)
  const broken = soft.filter(isFinding)
  const applying = soft.filter((answer) => answer !== 'idle').length
  return { hard: hard.filter(isFinding), soft: broken, score: applying === 0 ? 1 : 1 - broken.length / applying }
}

function isFinding(answer: Answer): answer is Finding {
  return typeof answer !== 'string'
}
