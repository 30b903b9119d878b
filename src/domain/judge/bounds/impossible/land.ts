import { timeInWords } from '../../../units/words.ts'
import type { Bounds } from '../bounds.ts'
import { everySession, minWarmupSeconds } from '../every-session.ts'
import { above, below, type Row } from './row.ts'

/** What a length in seconds makes impossible for a type of running or riding, derived from its bounds. */
export function landRows(bounds: Bounds): Row[] {
  const [cooldown] = everySession.cooldownSeconds
  // The lengths below which a bound is given up are all shorter than `longSeconds`, from which warm-ups are longer.
  const warmup = minWarmupSeconds(bounds, 0)
  const frame = warmup + cooldown
  const [fewest = 0] = bounds.bouts ?? []
  const [shortest = 0] = bounds.boutSeconds ?? []
  const least = fewest * shortest
  return [
    ...(least + cooldown > SHORTEST_SESSION_SECONDS
      ? [
          below(
            least + cooldown,
            fewest === 1 ? 'bout-seconds' : 'bouts',
            fewest === 1 ? ['cooldown-seconds'] : ['bout-seconds', 'cooldown-seconds'],
            `${timesInWords(fewest, shortest)} of work and ${timeInWords(cooldown)} of cool-down do not fit.`,
          ),
        ]
      : []),
    below(
      least + frame,
      'warmup-seconds',
      ['cooldown-seconds', 'bouts', 'bout-seconds'],
      `${timeInWords(warmup)} of warm-up${least > 0 ? `, ${timesInWords(fewest, shortest)} of work` : ''} and ${timeInWords(cooldown)} of cool-down do not fit.`,
    ),
    ...workRows(bounds, { warmup, cooldown }),
    below(
      warmup / everySession.warmupShare[1],
      'warmup-share',
      ['warmup-seconds'],
      `${timeInWords(warmup)} of warm-up are more than ${percentInWords(everySession.warmupShare[1])} of it.`,
    ),
    below(
      cooldown / everySession.cooldownShare[1],
      'cooldown-share',
      ['cooldown-seconds'],
      `${timeInWords(cooldown)} of cool-down are more than ${percentInWords(everySession.cooldownShare[1])} of it.`,
    ),
  ]
}

/** Rows of the total work and its share. */
function workRows(
  { workSeconds, workShare }: Bounds,
  { warmup, cooldown }: { warmup: number; cooldown: number },
): Row[] {
  if (!workSeconds || !workShare) return []
  const [least, most] = workSeconds
  const frame = `${timeInWords(warmup)} of warm-up and ${timeInWords(cooldown)} of cool-down`
  return [
    below(
      least + warmup + cooldown,
      'work-seconds',
      ['warmup-seconds', 'cooldown-seconds'],
      `${timeInWords(least)} of work do not fit beside ${frame}.`,
    ),
    below(
      least + cooldown,
      'work-seconds',
      ['cooldown-seconds'],
      `${timeInWords(least)} of work and ${timeInWords(cooldown)} of cool-down do not fit.`,
    ),
    below(
      (warmup + cooldown) / (1 - workShare[0]),
      'work-share',
      ['warmup-seconds', 'cooldown-seconds'],
      `${frame} leave less than ${percentInWords(workShare[0])} for the work.`,
    ),
    above(
      most / workShare[0],
      'work-share',
      ['work-seconds'],
      `${timeInWords(most)} of work, the most there should be, are less than ${percentInWords(workShare[0])} of it.`,
    ),
  ]
}

/** The shortest run that can be asked for takes the fastest of runners so long. */
const SHORTEST_SESSION_SECONDS = 240

function timesInWords(count: number, seconds: number): string {
  return count === 1 ? timeInWords(seconds) : `${count} times ${timeInWords(seconds)}`
}

function percentInWords(share: number): string {
  return `${Math.round(100 * share)} %`
}
