import { sumOf } from '../../units/numbers.ts'
import { isWhole } from '../../units/tolerance.ts'
import type { Step } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import { everySwim } from '../bounds/every-session.ts'
import { hasRoundDistances } from '../bounds/pool-size.ts'
import { sources } from '../bounds/sources.ts'
import type { Examined } from '../reading/as-type.ts'
import type { Reading } from '../reading/moments.ts'
import { type Answer, holds, within } from './answer.ts'

/** A swimmer stops at a wall: every distance is a whole number of pool lengths. */
export function wholeLengths({ steps, poolLength: pool }: Reading): Answer[] {
  if (!pool) return []
  const odd = swumSteps(steps).find(({ duration }) => {
    return duration.unit !== pool.unit || !isWhole(duration.value / pool.length, 'ratio')
  })
  return holds('pool-lengths', !odd, {
    value: odd?.duration.value ?? 0,
    limit: `a multiple of ${pool.length} ${pool.unit}`,
    source: sources.pool,
  })
}

/** What surrounds the main set of a swim, in shares of its distance, and distances and rests that can be remembered. */
export function swimAnswers(examined: Examined): Answer[] {
  if (!examined.inPool) return []
  return [...shareAnswers(examined), ...repetitionAnswers(examined), ...restsInFives(examined.steps)]
}

function shareAnswers({ metres, moments, found, workMetres }: Examined): Answer[] {
  const { bouts, before, after } = found
  if (bouts.length === 0 || metres === 0) return []
  const { warmupShare, warmupAndPreparation, mainShare, cooldownShare } = everySwim
  const flagged = sumOf(
    moments.filter(({ step }) => step.intensity === 'warmup'),
    (one) => one.metres,
  )
  // Drills and easy sets before the first bout warm up as well, but do not make a warm-up too long.
  const warmup = flagged > 0 ? Math.max(flagged, Math.min(before.metres, warmupShare[0] * metres)) : before.metres
  return [
    ...within('warmup-share', [warmup / metres], warmupShare, sources.swims),
    ...within('warmup-and-preparation', [before.metres / metres], warmupAndPreparation, sources.swims),
    ...within('main-share', [workMetres / metres], mainShare, sources.swims),
    ...within('cooldown-share', [after.metres / metres], cooldownShare, sources.swims),
  ]
}

function repetitionAnswers({ steps, found, poolLength: pool }: Examined): Answer[] {
  const distances = found.bouts.map(({ metres }) => Math.round(metres))
  const distinct = within(
    'distinct-distances',
    distances.length > 0 ? [new Set(distances).size] : [],
    everySwim.distinctDistances,
    sources.swims,
  )
  if (!pool || !hasRoundDistances(pool)) return distinct
  const main = swumSteps(steps).filter(({ intensity }) => intensity !== 'warmup' && intensity !== 'cooldown')
  if (main.length === 0) return distinct
  const odd = main.find(({ duration }) => duration.value % everySwim.repetitionsOf !== 0)
  const answer = holds('repetition-distance', !odd, {
    value: odd?.duration.value ?? 0,
    limit: `a multiple of ${everySwim.repetitionsOf}`,
    source: sources.practice,
  })
  return [...distinct, ...answer]
}

/** Rests and send-offs that a clock at the wall shows. */
function restsInFives(steps: Examined['steps']): Answer[] {
  const lengths = steps.flatMap((entry) => {
    if (isRepeat(entry)) return []
    const { intensity, duration, sendOff } = entry
    const rest = intensity === 'rest' && duration.type === 'time' && !duration.lapButton ? [duration.value] : []
    return sendOff === undefined ? rest : [...rest, sendOff]
  })
  if (lengths.length === 0) return []
  const odd = lengths.find((seconds) => seconds % everySwim.restSecondsOf !== 0)
  return holds('rest-fives', odd === undefined, {
    value: odd ?? 0,
    limit: `a multiple of ${everySwim.restSecondsOf}`,
    source: sources.practice,
  })
}

function swumSteps(steps: Examined['steps']): Step[] {
  return steps.filter((entry): entry is Step => !isRepeat(entry) && entry.duration.type === 'distance')
}
