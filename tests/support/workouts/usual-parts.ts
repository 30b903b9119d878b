import { writingFor } from './sessions.ts'

export const ride = writingFor('cycling')
export const run = writingFor('running')
export const swim = writingFor('swimming')

/** How coaches lead into hard work and out of it: easily, with openers, strides or a build. */
export const rideOut = [ride.warmup(10, { ramp: [45, 70] }), ride.times(2, ride.warmup(1, 5), ride.warmup(1.5, 1))]
export const rideHome = ride.cooldown(8, { ramp: [55, 40] })
export const jogOut = [run.warmup(11, 1), run.times(4, run.warmup('20s', 5), run.warmup('40s', 1))]
export const jogHome = run.cooldown(8, 1)
export const swimOut = [swim.warmup(300, 1), swim.times(4, swim.warmup(25, 4), swim.rest(15))]
export const swimDown = swim.cooldown(200, 1)

/** The rungs of a ladder at critical speed, each with a tenth of it in seconds of rest. */
export function rungsOf(...metres: number[]) {
  return metres.flatMap((one) => [swim.work(one, 4), swim.rest(Math.max(10, one / 10))])
}
