import { sportOf } from '../../sports/registry.ts'
import { isEasyAim } from './easy-aims.ts'
import { type Measured, measure } from './measure.ts'
import type { Aim, Detail, Length, Part, Piece, Rest } from './part.ts'
import { isTimeToSwim } from './swims/lengths-of-a-swim.ts'
import { nameOf } from './swims/write-pieces.ts'
import { writeAims } from './write-aim.ts'
import { written } from './write-length.ts'
import type { Writing } from './writing.ts'

export type Around = {
  aims: readonly Aim[]
  details: readonly Detail[]
  rest?: Rest | undefined
  sendOff?: Length | undefined
  role?: Part['role']
  isSet: boolean
  ramp?: Part['ramp']
  isStrides?: boolean | undefined
}

/** Words of swimmers that are notes on land: a pull at the front of a group, drills. */
const ON_LAND = new Set(['pull', 'drill'])

/** The name of the drill that is swum in a round: "fist", not "drill". */
function drillOf(details: readonly Detail[], text: string): string {
  const said = details.flatMap((one) => (one.text === 'drill' ? text.slice(one.from, one.to).toLowerCase() : []))
  const [name, ...others] = said
    .map((one) => one.replace(/-/g, ' '))
    .filter((one) => !ANY_DRILL.test(one) && !/[^a-z ]/.test(one))
  return others.length > 0 ? '' : (name ?? '')
}

const ANY_DRILL = /^(?:dr|drls?|drill\w*(?: work)?|tech\w*(?: work)?|dps|skills|efficiency|form)$/

type Step = {
  length: Measured
  aims: readonly Aim[]
  details: readonly Detail[]
  own: Around
  isSet: boolean
  part: Part
  pieces?: readonly Piece[] | undefined
}

export function writeStep(
  { length, aims, details, own, isSet, part, pieces }: Step,
  writing: Writing,
): string[] | undefined {
  const { inPool, racePaces } = sportOf(writing.sport)
  // Warm-ups and cool-downs are easy anyway.
  const isDrill = details.some(({ text }) => text === 'drill')
  const of = aims.length > 0 ? aims : own.role || isDrill ? [] : ofAll(writing.aims, isSet)
  const said = own.role && of.every((one) => one.kind === 'effort' && one.name === 'easy') ? [] : of
  const aim = writeAims(said, own.ramp, { ...writing, length, isSet: own.isSet, isRampTo: part.isRampTo === true })
  if (!aim) return undefined
  const isWalk = part.manner === 'walk' && racePaces
  const isUphill = !inPool && said.some((one) => one.kind === 'effort' && one.name === 'hills')
  const words = [...new Set(details.flatMap(({ text }) => text ?? []))]
  if (words.some((word) => !ON_LAND.has(word)) && !inPool) return undefined
  const notes = details.flatMap(({ note, text, from, to }) =>
    note && note !== 'said' ? note : note || (text && !inPool) ? writing.text.slice(from, to) : [],
  )
  // "500 400 300 getting quicker, CSS+8 down to CSS": one target for all is not what is said.
  if (own.isSet && !part.selected && notes.some((note) => CHANGE.test(note) && !/\d/.test(note))) return undefined
  const [cadence, ...others] = details.flatMap((one) => one.cadence ?? [])
  if (others.some(({ min, max }) => min !== cadence?.min || max !== cadence.max)) return undefined
  const sendOff = own.sendOff && measure(own.sendOff, 'send-off', writing)
  if (
    sendOff &&
    (sendOff.unit !== 'seconds' || !isTimeToSwim(sendOff.value, length.unit === 'seconds' ? 0 : length.value))
  )
    return undefined
  for (const one of said) {
    if (one.kind === 'percent' && one.raceOf)
      writing.assumed.add(
        `The pace of a race of ${one.raceOf} is about ${one.low}-${one.high} % of critical swim speed.`,
      )
  }
  const isOpenRamp = own.ramp !== undefined && said.length === 0
  if (isOpenRamp) writing.assumed.add(own.role === 'cooldown' || own.ramp === 'falling' ? RAMP_DOWN : RAMP_UP)
  const strides = part.isStrides && said.every(isEasyAim) ? 'open effort 8/10' : ''
  const line = [
    pieces
      ? `"${nameOf(pieces, writing.text)}"`
      : part.isStrides
        ? 'Stride'
        : isWalk
          ? 'Walk'
          : isUphill && !own.role
            ? 'Uphill'
            : own.role === 'warmup'
              ? 'Warm up'
              : own.role === 'cooldown'
                ? 'Cool down'
                : inPool && !isSet && !own.role
                  ? drillOf(details, writing.text)
                  : '',
    written(length),
    pieces && said.length === 0 ? 'open' : '',
    isOpenRamp
      ? own.role === 'cooldown' || own.ramp === 'falling'
        ? 'ramp down Z1'
        : inPool
          ? 'Z2'
          : 'ramp Z2'
      : isWalk
        ? ''
        : strides || aim.text,
    ...(inPool ? words : []),
    cadence && !inPool
      ? `@ ${cadence.min === cadence.max ? cadence.min : `${cadence.min}-${cadence.max}`}${sportOf(writing.sport).cadenceUnit}`
      : '',
    sendOff ? `on ${clockOf(sendOff.value)}` : '',
    isWalk ? (own.role ?? 'recovery') : pieces && own.role ? own.role : isSet && !own.role ? 'interval' : '',
  ]
    .filter(Boolean)
    .join(' ')
  const note = [...new Set(notes)].join(', ')
  return [`- ${line}${note ? ` // ${note}` : ''}`]
}

/** What is said of all of a session as far as it is of a step: easy is not the bouts, hills are nothing else. */
function ofAll(aims: readonly Aim[], isSet: boolean): readonly Aim[] {
  if (isSet) return aims.every(isEasyAim) ? [] : aims
  return aims.filter((aim) => aim.kind !== 'effort' || aim.name !== 'hills')
}

const CHANGE = /\b(?:quicker|faster|slower|harder|down to|up to|increas\w*|decreas\w*|progress\w*|descend\w*)\b/i
const RAMP_UP = 'No figures were said for the ramp, so it goes from easy to steady.'
const RAMP_DOWN = 'No figures were said for the ramp, so it goes from steady to easy.'

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
