/** How generous the rests of a set are: 0 short, 1 usual, 2 long. */
export type Ease = 0 | 1 | 2

/** Seconds at the wall after a repetition. */
export type RestRule = (metres: number, ease: Ease) => number

/** At critical speed: 10 to 20 s for 100 m, 25 to 50 s for 400 m. Toubekis 2011; statistics of 35 swim sets. */
export const cssRest: RestRule = (metres, ease) =>
  inFives({ 0: 5 + 0.05 * metres, 1: 10 + 0.05 * metres, 2: 10 + 0.1 * metres }[ease], 0.055 * metres, 0.29 * metres)

/** Faster than critical speed rest is what keeps the speed: 30 to 60 s for 100 m. */
export const fastRest: RestRule = (metres, ease) =>
  inFives({ 0: 0.3, 1: 0.4, 2: 0.6 }[ease] * metres, 0.22 * metres, 1.15 * metres)

/** After Tarpinian's 15 s for 100 m and 30 s for 400 m; grows with the rung, or stays. */
export const rungRest: RestRule = (metres, ease) =>
  inFives({ 0: 5 + 0.06 * metres, 1: 10 + 0.05 * metres, 2: 5 + 0.1 * metres }[ease], 0.055 * metres, 0.24 * metres)

/** Maglischo, endurance levels 1 and 2: just long enough to breathe out, 5 to 15 s for 100 m. */
export const easyRest: RestRule = (metres, ease) =>
  inFives({ 0: 5 + 0.035 * metres, 1: 5 + 0.05 * metres, 2: 10 + 0.05 * metres }[ease], 0.034 * metres, 0.12 * metres)

/** After a broken swim: as long as it may be, for the swim was longer than its last piece. */
export const brokenRest: RestRule = (metres, ease) =>
  inFives({ 0: 20, 1: 25, 2: 30 }[ease], 0.055 * metres, 0.3 * metres)

/** Inside a broken swim: a breath or two. */
export const breath: RestRule = (metres) => inFives(10, 0.055 * metres, 0.29 * metres)

const LEAST = 10
const MOST = 60

/** Fives of seconds, from 10 to 60, inside the bounds as far as these leave a choice. */
function inFives(wish: number, least: number, most: number): number {
  const seconds = 5 * Math.floor(Math.min(wish, most) / 5 + 1e-9)
  return Math.min(MOST, Math.max(LEAST, seconds, 5 * Math.ceil(least / 5 - 1e-9)))
}
