import { sportOf, type WorkoutType } from '../sports/registry.ts'
import type { BoundName } from './bounds/bound-names.ts'
import { everySession } from './bounds/every-session.ts'
import { sources } from './bounds/sources.ts'
import { type Answer, type Finding, hard, type LeftOut, within } from './checks/answer.ts'
import { coreAnswers } from './checks/core.ts'
import {
  endsEasy,
  fitsAWatch,
  halfMinutes,
  nothingAfterCooldown,
  repeatsAreOneLevel,
  timesInFives,
} from './checks/form.ts'
import { frameAnswers } from './checks/frame.ts'
import { findImpossible, findUnknown } from './checks/left-out.ts'
import { asLongAsAsked } from './checks/length.ts'
import { shareKept } from './checks/score.ts'
import { swimAnswers, wholeLengths } from './checks/swim.ts'
import { targetsInsideZones } from './checks/targets.ts'
import { fitting } from './infer-type.ts'
import { type Examined, examined } from './reading/as-type.ts'
import { type Figures, figuresOf } from './reading/figures.ts'
import type { Judged } from './reading/input.ts'
import { readingOf } from './reading/moments.ts'

/** What the judge says of a workout. */
export type Verdict = {
  /** The type it was judged as: its own, else the one that fits best; undefined where none does. */
  type: WorkoutType | undefined
  /** Bounds that must never break, and are broken. */
  hard: Finding[]
  /** Bounds that count in the score, and are broken. */
  soft: Finding[]
  /** Soft bounds that apply and are kept. */
  kept: BoundName[]
  /** Bounds that nothing can be said about, or that the length of the workout leaves no room for. */
  leftOut: LeftOut[]
  /** The weight of the soft bounds that are kept ÷ the weight of those that apply, 0 to 1. */
  score: number
  /** Undefined where its repeats cannot be counted out. */
  figures: Figures | undefined
}

/** Judges any stored steps, whoever wrote them, by what is known of good sessions of their type. Never throws. */
export function judge(judged: Judged): Verdict {
  const structure = repeatsAreOneLevel(judged.steps)
  if (structure.some(({ finding }) => finding))
    return {
      type: judged.type ?? undefined,
      hard: findingsOf(hard(structure)),
      soft: [],
      kept: [],
      leftOut: [],
      score: 0,
      figures: undefined,
    }
  const reading = readingOf(judged)
  const own = sportOf(judged.sport).workoutTypes.find((type) => type === judged.type) as WorkoutType | undefined
  const session = own ? examined(reading, own) : fitting(reading)
  const figures = figuresOf(session)
  const unknown = findUnknown(session)
  const asked = softAnswers(session, figures)
  const impossible = findImpossible(session).filter(({ bound }) => asked.some((answer) => answer.bound === bound))
  const soft = asked.filter(({ bound }) => !impossible.some((one) => one.bound === bound))
  return {
    type: session.as,
    hard: findingsOf(hardAnswers(session, figures)),
    soft: findingsOf(soft),
    kept: soft.filter(({ finding }) => !finding).map(({ bound }) => bound),
    leftOut: [...unknown, ...impossible],
    score: shareKept(soft),
    figures,
  }
}

function hardAnswers(session: Examined, { leastReserve }: Figures): Answer[] {
  const { bounds, found } = session
  const most = bounds.boutSecondsAtMost
  return hard([
    ...asLongAsAsked(session),
    ...timesInFives(session),
    ...targetsInsideZones(session),
    ...endsEasy(session),
    ...nothingAfterCooldown(session),
    ...fitsAWatch(session),
    ...wholeLengths(session),
    ...(leastReserve === undefined
      ? []
      : within('w-balance', [leastReserve], everySession.wBalanceHard, sources.reserve)),
    ...(most === undefined
      ? []
      : within(
          'bout-seconds',
          found.bouts.map(({ seconds }) => seconds),
          [0, most],
          bounds.source,
        )),
  ])
}

function softAnswers(session: Examined, { leastReserve }: Figures): Answer[] {
  return [
    ...coreAnswers(session),
    ...frameAnswers(session),
    ...halfMinutes(session),
    ...swimAnswers(session),
    ...(leastReserve === undefined ? [] : within('w-balance', [leastReserve], everySession.wBalance, sources.reserve)),
  ]
}

function findingsOf(answers: readonly Answer[]): Finding[] {
  return answers.flatMap(({ finding }) => finding ?? [])
}
