import { speeds } from '../../../sports/target-parts.ts'
import { breath, brokenRest, cssRest, fastRest, rungRest, sprintRest } from './rests.ts'
import { easily, type SwimStyle } from './style.ts'

/** The pace zone that is faster than critical swim speed. */
export const FASTER_THAN_CSS = 5

export const atCss: SwimStyle = {
  zone: 4,
  name: 'CSS',
  notes: 'Critical swim speed: every one in the same time, the last as tidy as the first.',
  rest: cssRest,
}

export const broken: SwimStyle = {
  ...atCss,
  name: 'Broken swim',
  notes: 'One long swim with a breath at the wall in between: hold the speed you would want for the whole of it.',
  rest: brokenRest,
  hasOwnRest: true,
}

/** The pieces of a broken swim before its last. */
export const brokenOff: SwimStyle = { ...broken, rest: breath }

export const negativeSplit: SwimStyle = {
  zone: 4,
  ramp: 'rising',
  name: 'Negative split',
  notes: 'Second half a touch quicker than the first; keep the stroke count, turn the arms over sooner.',
  rest: cssRest,
  percents: () => speeds(0.985, 1.03),
}

export const paddles: SwimStyle = {
  ...atCss,
  name: 'Pull with paddles',
  notes: 'Paddles and buoy, no kick: catch high, press back, and hold critical speed with fewer strokes.',
  extras: { drill: 'pull', equipment: ['paddles', 'pull buoy'] },
}

/** Repetitions that get faster, of which no more is said: from about zone 2 to the lower end of zone 5. */
export const descending: SwimStyle = {
  ...atCss,
  name: 'Descend',
  notes: 'Each one faster than the one before: hold back on the first, and swim the last at the upper end.',
  percents: () => speeds(0.96, 1.1),
}

export const fast: SwimStyle = {
  zone: FASTER_THAN_CSS,
  name: 'Fast',
  notes: 'Quicker than critical speed with the stroke still long; the rest is there so that every one is quick.',
  rest: fastRest,
}

/** A sprint: as fast as can be, which no pace tells. */
export const allOut: SwimStyle = {
  zone: FASTER_THAN_CSS,
  name: 'Sprint',
  notes: 'As fast as you can from the push-off to the wall. Take all of the rest, so that each is as fast.',
  rest: sprintRest,
  hasPace: false,
  effort: 10,
}

export const build: SwimStyle = {
  zone: FASTER_THAN_CSS,
  ramp: 'rising',
  name: 'Build',
  notes: 'Push off just above critical speed and quicken to the wall: hold your form as the speed comes.',
  rest: fastRest,
  percents: (metres) => speeds(metres <= MAX_SPRINT_METRES ? 0.91 : 0.94, 0.98),
}

/** Short repetitions are swum faster at their end. */
const MAX_SPRINT_METRES = 62

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

export const steadyPaddles = easily(2, {
  name: 'Pull with paddles',
  notes: 'Paddles and buoy: strength for long swims. Slow arms, a firm press, and stop if a shoulder complains.',
  extras: { drill: 'pull', equipment: ['paddles', 'pull buoy'] },
})

export const openWater = easily(2, {
  name: 'Steady with sighting',
  notes:
    'As in a lake, for practice: lift your eyes to sight every ten strokes, turn without a pause, and swim the last hundred like the first.',
})

/** The last part of a long swim. */
export const firmFinish = easily(3, {
  name: 'Firm finish',
  notes: 'The end of a long swim is where it is won: firmer than before, with the same long stroke.',
})

/** A rung of a ladder, whose name says where in it: all of them have one speed. */
export const rung: SwimStyle = {
  zone: 3,
  name: 'Rung',
  notes: 'One speed on every rung, short or long: start each as if it were the longest.',
  rest: rungRest,
}
