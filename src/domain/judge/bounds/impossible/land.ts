import type { Bounds } from '../bounds.ts'
import { everySession, minWarmupSeconds } from '../every-session.ts'
import type { Row } from './row.ts'

/** What a length in seconds makes impossible for a type of running or riding, worked out from its bounds. */
export function landRows(bounds: Bounds): Row[] {
  const [cooldown] = everySession.cooldownSeconds
  // Every length below which something gives way is short of the three quarters of an hour that ask for more.
  const warmup = minWarmupSeconds(bounds, 0)
  const frame = warmup + cooldown
  const [fewest = 0] = bounds.bouts ?? []
  const [shortest = 0] = bounds.boutSeconds ?? []
  const least = fewest * shortest
  return [
    ...(least > 0
      ? [
          below(
            least + cooldown,
            fewest === 1 ? 'bout-seconds' : 'bouts',
            fewest === 1 ? ['cooldown-seconds'] : ['bout-seconds', 'cooldown-seconds'],
            `${times(fewest, shortest)} of work and ${said(cooldown)} of cool-down do not fit.`,
          ),
        ]
      : []),
    below(
      least + frame,
      'warmup-seconds',
      ['cooldown-seconds', ...(least > 0 ? (['bouts', 'bout-seconds'] as const) : [])],
      `${said(warmup)} of warm-up, ${least > 0 ? `${times(fewest, shortest)} of work ` : ''}and ${said(cooldown)} of cool-down do not fit.`,
    ),
    ...amounts(bounds, { warmup, cooldown }),
    below(
      warmup / everySession.warmupShare[1],
      'warmup-share',
      ['warmup-seconds'],
      `${said(warmup)} of warm-up are more than ${percent(everySession.warmupShare[1])} of it.`,
    ),
    below(
      cooldown / everySession.cooldownShare[1],
      'cooldown-share',
      ['cooldown-seconds'],
      `${said(cooldown)} of cool-down are more than ${percent(everySession.cooldownShare[1])} of it.`,
    ),
    ...crowded(bounds),
  ]
}

/** Total work, and its share of the whole. */
function amounts(
  { workSeconds, workShare }: Bounds,
  { warmup, cooldown }: { warmup: number; cooldown: number },
): Row[] {
  if (!workSeconds || !workShare) return []
  const [least, most] = workSeconds
  const frame = `${said(warmup)} of warm-up and ${said(cooldown)} of cool-down`
  return [
    below(
      least + warmup + cooldown,
      'work-seconds',
      ['warmup-seconds', 'cooldown-seconds'],
      `${said(least)} of work do not fit beside ${frame}.`,
    ),
    below(
      least + cooldown,
      'work-seconds',
      ['cooldown-seconds'],
      `${said(least)} of work and ${said(cooldown)} of cool-down do not fit.`,
    ),
    below(
      (warmup + cooldown) / (1 - workShare[0]),
      'work-share',
      ['warmup-seconds', 'cooldown-seconds'],
      `${frame} leave less than ${percent(workShare[0])} for the work.`,
    ),
    above(
      most / workShare[0],
      'work-share',
      ['work-seconds'],
      `${said(most)} of work, the most there should be, are less than ${percent(workShare[0])} of it.`,
    ),
  ]
}

/** Where rests and work are bounded, only so much time has room between the first bout and the last. */
function crowded({ workSeconds, restSeconds, bouts }: Bounds): Row[] {
  if (!workSeconds || !restSeconds || !bouts) return []
  const between = workSeconds[1] + (bouts[1] - 1) * restSeconds[1]
  const surroundings = everySession.warmupShare[1] + everySession.cooldownShare[1]
  return [
    above(
      between / (1 - surroundings),
      'warmup-share',
      ['work-seconds', 'rest-seconds', 'bouts', 'cooldown-share'],
      `Work and rests fill ${said(between)} at most, and the rest of the time has to stand before them.`,
    ),
  ]
}

function below(seconds: number, bound: Row['bound'], beside: Row['beside'], because: string): Row {
  return { bound, below: () => seconds, beside, because }
}

function above(seconds: number, bound: Row['bound'], beside: Row['beside'], because: string): Row {
  return { bound, above: () => seconds, beside, because }
}

function times(count: number, seconds: number): string {
  return count === 1 ? said(seconds) : `${count} times ${said(seconds)}`
}

function said(seconds: number): string {
  return seconds < 60 ? `${seconds} seconds` : `${seconds / 60} minutes`
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`
}
