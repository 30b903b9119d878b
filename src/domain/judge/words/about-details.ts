import { sumOf } from '../../units/numbers.ts'
import { everySession } from '../bounds/every-session.ts'
import { MAX_PRIMER_SECONDS, stretchesBeforeWork } from '../checks/easy-parts.ts'
import { findAimedBouts } from '../checks/target-parts.ts'
import type { Stretch } from '../reading/stretches.ts'
import type { AdviceByBound, Context } from './context.ts'
import { formatPercents } from './paces.ts'
import { formatRange, formatTime, withArticle } from './quantities.ts'

/** Advice on easy parts that are not easy, and on what a coach does inside a zone. */
export const aboutDetails = {
  'warmup-effort': (_, context) => {
    const isEasySession = context.verdict.type === 'endurance'
    const before = isEasySession
      ? context.session.stretches.filter(({ step }) => step.intensity === 'warmup')
      : stretchesBeforeWork(context.session)
    return `Warm up easier: ${describeHardTime(before, isEasySession ? 'of it' : 'before the work', context)}, and zones 1 and 2 are enough.`
  },
  'recovery-effort': (_, context) => {
    const recoveries = context.session.pauses.flatMap(({ stretches }) => stretches)
    return `Recover easier: ${describeHardTime(recoveries, `between the ${context.bout}s`, context)}, and zones 1 and 2 make ready for the next one.`
  },
  'over-under-mean': ({ value, side }, { session: { bounds } }) =>
    `The over-unders are at ${Math.round(Number(value))} % of FTP as a whole: make them ${side === 'low' ? 'harder' : 'easier'}, ${bounds.overUnderMean?.join(' to ')} % is usual.`,
  'over-under-share': () =>
    'Shorten the easier parts of the over-unders: three minutes under to two over are the most.',
  'heart-rate-bouts': ({ value }, { bout, time }) =>
    `The pulse cannot follow ${withArticle(bout)} of ${time(Number(value))}: below ${formatTime(everySession.heartRateBoutSeconds[0])} go by feel, for example at 9 of 10, and leave the heart rate to the easy parts.`,
  'rung-zones': () => 'The rungs change speed: swim all of them in one zone, or say in the notes which ones go faster.',
  'target-part': (_, { session, bout, length }) => {
    const missed = findAimedBouts(session).find(({ side }) => side)
    return (
      missed &&
      `Aim ${missed.side === 'low' ? 'higher' : 'lower'} inside the zone: for ${bout}s of ${length(missed.bout)} ${formatPercents(missed.part, session)} is usual.`
    )
  },
  'nearly-equal-bouts': ({ value }, { bout, session }) => {
    const isByTime = session.bouts[0]?.stretches[0]?.step.duration.type === 'time'
    const own = isByTime ? ` of ${formatTime(Number(value))} and a little more` : ''
    return `Make the ${bout}s${own} equally long: lengths that differ so little are hard to remember and train the same.`
  },
  'joined-steps': () =>
    'Join steps of the same target that follow each other: one long step is easier to follow than two short ones.',
} satisfies AdviceByBound

/** `15 minutes before the work are in zone 5`: the part that is harder than zone 2, but for strides and openers. */
function describeHardTime(stretches: readonly Stretch[], where: string, { time }: Context): string {
  const hard = stretches.filter(
    ({ isKnown, zones, seconds }) => isKnown && seconds > MAX_PRIMER_SECONDS && (zones[0] ?? 3) > 2,
  )
  const zones = hard.flatMap(({ zones: [zone] }) => zone ?? [])
  const own = `${time(sumOf(hard, (one) => one.seconds))} ${where} are`
  if (zones.length === 0) return `${own} harder than zone 2`
  return `${own} in ${new Set(zones).size === 1 ? 'zone' : 'zones'} ${formatRange(zones, String)}`
}
