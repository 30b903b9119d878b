import type { Percents, Piece } from '../../plan/plan.ts'
import { breath, brokenRest, cssRest, easyRest, fastRest, type RestRule, rungRest } from './rests.ts'

/** How a repetition is swum: its words, zone and rest. */
export type SwimStyle = Pick<Piece, 'name' | 'notes' | 'ramp' | 'extras'> & {
  zone: number
  rest: RestRule
  /** Part of the zone in percent of critical speed, for a repetition of these metres. */
  percents?: (metres: number) => Percents
}

type Words = Omit<SwimStyle, 'zone' | 'rest'>

const easily = (zone: number, words: Words): SwimStyle => ({ zone, rest: easyRest, ...words })
const rung = (words: Words): SwimStyle => ({ zone: 3, rest: rungRest, ...words })

/** The pace zone that is faster than critical swim speed. */
export const FASTER_THAN_CSS = 5

/** Toubekis 2011: 100 m are swum a little above critical velocity, 200 m at it. */
const aroundCss = (metres: number): Percents => (metres < 175 ? [100, 102] : metres < 275 ? [99, 102] : [98.5, 101.5])

export const atCss: SwimStyle = {
  zone: 4,
  name: 'CSS',
  notes: 'Critical swim speed: every one in the same time, the last as tidy as the first.',
  rest: cssRest,
  percents: aroundCss,
}

export const broken: SwimStyle = {
  ...atCss,
  name: 'Broken swim',
  notes: 'One long swim with a breath at the wall in between: hold the speed you would want for the whole of it.',
  rest: brokenRest,
}

/** The pieces of a broken swim before its last. */
export const brokenOff: SwimStyle = { ...broken, rest: breath }

export const negativeSplit: SwimStyle = {
  zone: 4,
  ramp: 'rising',
  name: 'Negative split',
  notes: 'Second half a touch quicker than the first; keep the stroke count, turn the arms over sooner.',
  rest: cssRest,
}

export const fast: SwimStyle = {
  zone: FASTER_THAN_CSS,
  name: 'Fast',
  notes: 'Quicker than critical speed with the stroke still long; the rest is there so that every one is quick.',
  rest: fastRest,
}

export const build: SwimStyle = {
  zone: FASTER_THAN_CSS,
  ramp: 'rising',
  name: 'Build',
  notes: 'Push off just above critical speed and quicken to the wall: hold your form as the speed comes.',
  rest: fastRest,
}

export const steady = easily(2, {
  name: 'Steady',
  notes: 'Smooth and unhurried, breathing out under water; this is what makes long swims easy.',
})

export const moderate = easily(3, {
  name: 'Moderate',
  notes: 'A little firmer at the same stroke count, and still in control at the wall.',
})

export const pull = easily(2, {
  name: 'Pull',
  notes: 'Buoy between the thighs and no kick: a long stroke, the water felt on the forearm.',
  extras: { drill: 'pull', equipment: ['pull buoy'] },
})

/** The rungs of a ladder: up, the longest, down. */
export const climb = rung({
  name: 'Climb',
  notes: 'The rungs grow, the speed does not change: swim every one as if it went on.',
})

export const longestRung = rung({
  name: 'Longest rung',
  notes: 'Same speed, longest breath: settle in over the first half.',
})

export const wayDown = rung({
  name: 'Way down',
  notes: 'Every rung is shorter, so hold the speed, or let it come up a little.',
})

/** The styles around a main set. A kick or a drill has no pace: its zone says that it is easy. */
export const easyDrill = easily(1, {
  name: 'Drill',
  notes: 'One thing at a time: a quiet head, then a high elbow, then a full push. Speed does not matter.',
  extras: { drill: 'drill' },
})

export const easyKick = easily(1, {
  name: 'Kick',
  notes: 'Small quick kicks from the hip, ankles loose, hands on the board.',
  extras: { drill: 'kick', equipment: ['kickboard'] },
})

export const easyPull: SwimStyle = { ...pull, zone: 1 }

export const buildUp = easily(2, {
  ramp: 'rising',
  name: 'Build up',
  notes: 'Each one from easy to firm, so that the first one of the main set is no shock.',
})

export const aerobic = easily(1, {
  name: 'Aerobic',
  notes: 'Relaxed and even: count your strokes on one length and keep the count.',
})

export const easyWarmup = easily(1, {
  name: 'Warm up',
  notes: 'Long strokes and easy breathing; start slower than feels natural.',
})

export const easyCooldown = easily(1, {
  name: 'Cool down',
  notes: 'Swim it loose, any stroke, until the breath is quiet.',
})
