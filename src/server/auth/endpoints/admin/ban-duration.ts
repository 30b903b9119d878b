import { invalid } from '../../wire/refusal.ts'

const millisecondsOf: Record<string, number> = { ns: 1e-6, us: 1e-3, µs: 1e-3, ms: 1, s: 1e3, m: 6e4, h: 3.6e6 }

/** Go, in whose notation durations are sent, has none above 292 years. */
const MAX_HOURS = 2_562_047

/** When a ban of this duration ends: `24h` or `1h30m` from now, or null for `none`, which lifts it. */
export function banEnd(duration: string, now: Date): Date | null {
  if (duration === 'none') return null
  if (!/^(\d{1,12}(\.\d{1,9})?(ns|us|µs|ms|s|m|h))+$/.test(duration)) throw notADuration()
  const parts = duration.matchAll(/([\d.]+)([a-zµ]+)/g)
  const milliseconds = [...parts].reduce(
    (sum, [, count, unit = '']) => sum + Number(count) * (millisecondsOf[unit] ?? 0),
    0,
  )
  if (milliseconds <= 0 || milliseconds > MAX_HOURS * 3.6e6) throw notADuration()
  return new Date(now.getTime() + milliseconds)
}

const notADuration = () => invalid('invalid format for ban duration: send a duration such as 24h, or none')
