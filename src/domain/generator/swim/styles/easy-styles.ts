import { speeds } from '../../../sports/target-parts.ts'
import { buildUpRest } from './rests.ts'
import { easily, type SwimStyle } from './style.ts'

/** The styles around a main set. A kick or a drill has no pace: its zone says that it is easy. */
const drill = (name: string, notes: string, equipment: NonNullable<SwimStyle['extras']>['equipment'] = undefined) =>
  easily(1, { name, notes, extras: { drill: 'drill', ...(equipment ? { equipment } : {}) } })

export const namedDrills: readonly SwimStyle[] = [
  drill(
    'Catch-up drill',
    'One hand waits in front until the other touches it. A length of drill, a length of swimming, in turn.',
  ),
  drill(
    'Fingertip drag drill',
    'Draw the fingertips along the water on the way forward: a high, loose elbow. A length of drill, a length of swimming, in turn.',
  ),
  drill(
    'Single-arm drill',
    'One arm swims, the other rests in front; change arms halfway. A length of drill, a length of swimming, in turn.',
    ['fins'],
  ),
  drill(
    'Fist drill',
    'Swim with closed fists and feel the forearm hold the water. A length of drill, a length of swimming, in turn.',
  ),
  drill(
    'Six-kick switch drill',
    'Six kicks on your side with one arm in front, then a stroke and the other side. Keep the head still.',
    ['fins'],
  ),
  drill(
    'Sculling drill',
    'Arms in front, elbows high, hands sweeping out and in. A length of sculling, a length of swimming, in turn.',
    ['pull buoy'],
  ),
]

export const easyKick = easily(1, {
  name: 'Kick',
  notes: 'Small quick kicks from the hip, ankles loose, hands on the board.',
  extras: { drill: 'kick', equipment: ['kickboard'] },
})

export const finKick = easily(1, {
  name: 'Kick with fins',
  notes: 'On your back or side, arms long: kick from the hip and let the fins bend.',
  extras: { drill: 'kick', equipment: ['fins'] },
})

export const easyPull = easily(1, {
  name: 'Pull',
  notes: 'Buoy between the thighs and no kick: a long stroke, the water felt on the forearm.',
  extras: { drill: 'pull', equipment: ['pull buoy'] },
})

export const easySnorkel = easily(1, {
  name: 'Swim with snorkel',
  notes: 'Head still, eyes down: watch each hand enter in front of its shoulder.',
  extras: { equipment: ['snorkel'] },
})

export const easyBackstroke = easily(1, {
  name: 'Backstroke',
  notes: 'Hips high and a steady kick: it opens the shoulders for the rest of the swim.',
  extras: { stroke: 'backstroke' },
  hasPace: false,
  effort: 2,
})

/** The lengths of an individual medley: one of each stroke. */
export const MEDLEY_STROKES = 4

export const easyMedley = easily(1, {
  name: 'IM',
  notes:
    'A quarter each of butterfly, backstroke, breaststroke and freestyle, all easy; freestyle may stand in for butterfly.',
  extras: { stroke: 'medley' },
  hasPace: false,
  effort: 3,
})

/** Before hard work: from easy to a little above critical speed. */
export const buildUp: SwimStyle = {
  zone: 2,
  rest: buildUpRest,
  ramp: 'rising',
  name: 'Build up',
  notes: 'Each one from easy to fast, so that the first one of the main set is no shock.',
  percents: () => speeds(0.97, 1.15),
  effort: 7,
}

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
  notes: 'Swim it loose and long until the breath is quiet.',
})
