import { roundDown, roundUp } from '../../../units/tolerance.ts'

/** The length of the rests of a set: 0 short, 1 usual, 2 long. */
export type Ease = 0 | 1 | 2
export const EASES = 3

/** Seconds at the wall after a repetition: a multiple of 5, and the limits that a send-off may round it to. */
export type Rest = { seconds: number; least: number; most: number }
export type RestRule = (metres: number, ease: Ease) => Rest

/** At critical speed: 10 to 20 s for 100 m, 25 to 40 s for 400 m. Toubekis 2011; statistics of 35 swim sets. */
export const cssRest: RestRule = (metres, ease) =>
  restOf(
    { 0: 5 + 0.05 * metres, 1: 10 + 0.05 * metres, 2: Math.min(10 + 0.1 * metres, 20 + 0.05 * metres) }[ease],
    0.055 * metres,
    0.29 * metres,
  )

/** Above critical speed: 30 to 60 s for 100 m, which keep the speed up. Our choice. */
export const fastRest: RestRule = (metres, ease) =>
  restOf({ 0: 0.3, 1: 0.4, 2: 0.6 }[ease] * metres, 0.22 * metres, 1.15 * metres)

/** After sprints: two minutes for 100 m, as the median of 35 swim sets, and a minute at most. */
export const sprintRest: RestRule = (metres) => restOf(1.2 * metres, 0.8 * metres, 1.2 * metres)

/** In ladders: Tarpinian's 15 s for 100 m and 30 s for 400 m; never shorter after a longer rung. */
export const rungRest: RestRule = (metres, ease) =>
  restOf({ 0: 5 + 0.06 * metres, 1: 10 + 0.05 * metres, 2: 5 + 0.1 * metres }[ease], 0.055 * metres, 0.24 * metres)

/**
 * In easy swimming: 5 to 15 s for 100 m, and half a minute after a long swim, but never below 3 s for 100 m. Maglischo,
 * endurance levels 1 and 2.
 */
export const easyRest: RestRule = (metres, ease) =>
  restOf(
    Math.min(30, { 0: 5 + 0.035 * metres, 1: 5 + 0.05 * metres, 2: 10 + 0.05 * metres }[ease]),
    0.034 * metres,
    0.12 * metres,
  )

/** Between build-ups: enough to push off fresh. Our choice. */
export const buildUpRest: RestRule = (metres) => restOf(15, 0, 0.6 * metres)

/** After a broken swim: 45 to 50 s, because the whole of it was one long swim. Our choice. */
export const brokenRest: RestRule = (_metres, ease) => restOf({ 0: 45, 1: 45, 2: 50 }[ease], 0, MAX_SECONDS)

/** Inside a broken swim: 10 to 15 s. Our choice. */
export const breath: RestRule = (metres, ease) => restOf({ 0: 10, 1: 10, 2: 15 }[ease], 0.055 * metres, 0.29 * metres)

const MIN_SECONDS = 10
const MAX_SECONDS = 60

/** The rest in multiples of 5 from 10 to 60 s, within the limits where a multiple lies between them. */
function restOf(wanted: number, least: number, most: number): Rest {
  const rounded = 5 * roundDown(Math.min(wanted, most) / 5, 'ratio')
  const seconds = Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, rounded, 5 * roundUp(least / 5, 'ratio')))
  return { seconds, least: Math.max(MIN_SECONDS, least), most: Math.max(MIN_SECONDS, Math.min(MAX_SECONDS, most)) }
}
