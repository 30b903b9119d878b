import type { EditorEntry } from '../../../workout/groups.ts'
import type { Duration, Step, Target } from '../../../workout/step.ts'
import { cutText, MAX_NAME_CHARACTERS } from '../../shared/reading/checked.ts'
import { bandTarget, percentTarget, splitIntoDays, timeOf } from '../../shared/reading/step-parts.ts'
import { attributeOf } from './attributes.ts'
import { type Block, cadenceOf, lengthOf, metresOf, metricOf, percentOf } from './block.ts'
import { intervals } from './intervals.ts'
import { messageOf } from './shown-text.ts'
import { countAttributes, countElement } from './unread.ts'
import { zoneTarget } from './zone.ts'

/** The steps that a block stands for; none where nobody trains it. */
export function entriesOf(block: Block): EditorEntry[] {
  const { element, reading } = block
  const kind = kinds.get(element.name.toLowerCase())
  if (kind) countAttributes(reading.unread, element, kind.reads)
  else countElement(reading.unread, element)
  for (const child of element.children) if (!messageOf(child)) countElement(reading.unread, child)
  return kind ? kind.entries(block) : []
}

/** How a kind of block becomes steps, and the attributes that are read of it. */
type Kind = { reads: readonly string[]; entries: (block: Block) => EditorEntry[] }

const always = ['Duration', 'Cadence', 'CadenceLow', 'CadenceHigh', 'Text', 'pace']
const powers = [...always, 'Power', 'PowerLow', 'PowerHigh', 'Zone']
const free: Kind = { reads: always, entries: (block) => unasked(block, { intensity: 'active' }) }
const even: Kind = { reads: powers, entries: steady }

/** What Zwift and those who write for it call their blocks, in small letters. */
const kinds = new Map<string, Kind>([
  ['warmup', { reads: powers, entries: (block) => slope(block, { intensity: 'warmup' }, 'rising') }],
  ['cooldown', { reads: powers, entries: (block) => slope(block, { intensity: 'cooldown' }, 'falling') }],
  ['ramp', { reads: powers, entries: (block) => slope(block, { intensity: 'active' }) }],
  ['steadystate', even],
  ['solidstate', even],
  [
    'intervalst',
    {
      reads: [
        ...['Repeat', 'pace', 'Cadence', 'CadenceLow', 'CadenceHigh', 'CadenceResting'],
        ...['On', 'Off'].flatMap((of) => [`${of}Duration`, `${of}Power`]),
        ...['On', 'Off'].flatMap((of) => [`Power${of}Low`, `Power${of}High`, `Power${of}Zone`]),
      ],
      entries: intervals,
    },
  ],
  ['freeride', free],
  ['freerun', free],
  ['maxeffort', { reads: always, entries: (block) => unasked(block, { intensity: 'interval', name: 'Max effort' }) }],
  ['restday', { reads: [], entries: () => [] }],
])

type Said = Pick<Step, 'intensity' | 'name'>

/** A warm-up rises and a cool-down falls, whichever figure comes first: people write them both ways. */
function slope(block: Block, said: Said, direction?: 'rising' | 'falling'): Step[] {
  const first = percentOf(block, 'PowerLow', 'Power', 'PowerHigh')
  const last = percentOf(block, 'PowerHigh', 'Power', 'PowerLow')
  if (first === undefined || last === undefined) return inZone(block, said)
  const isTurned = (direction === 'rising' && first > last) || (direction === 'falling' && first < last)
  const [from, to] = isTurned ? [last, first] : [first, last]
  if (from === 0 && to === 0) return unasked(block, said)
  return withWords(
    block,
    said,
    partsOf(block, from, to, (start, end) => percentTarget(metricOf(block), start, end)),
  )
}

function steady(block: Block): Step[] {
  const low = percentOf(block, 'PowerLow', 'Power', 'PowerHigh')
  const high = percentOf(block, 'PowerHigh', 'Power', 'PowerLow')
  if (low === undefined || high === undefined) return inZone(block, { intensity: 'active' })
  if (low === 0 && high === 0) return unasked(block, { intensity: 'rest' })
  const target = bandTarget(metricOf(block), low, high)
  return withWords(
    block,
    { intensity: 'active' },
    partsOf(block, 0, 0, () => target),
  )
}

/** A block without figures: in the zone that it names, if any. */
function inZone(block: Block, said: Said): Step[] {
  const target = zoneTarget(block, 'Zone')
  return withWords(
    block,
    said,
    partsOf(block, 0, 0, () => target),
  )
}

function unasked(block: Block, said: Said): Step[] {
  return withWords(
    block,
    said,
    partsOf(block, 0, 0, () => undefined),
  )
}

type Part = { duration: Duration; target?: Target }

/** A block's length with what is asked in it, in pieces where a step cannot be as long. */
function partsOf(
  block: Block,
  from: number,
  to: number,
  asked: (from: number, to: number) => Target | undefined,
): Part[] {
  const length = lengthOf(block, 'Duration')
  const target = (start: number, end: number) => {
    const found = asked(start, end)
    return found ? { target: found } : {}
  }
  if (length === 0) block.reading.losses.add('Blocks of no length are left out.')
  if (length === 0) return []
  if (block.reading.metres) return [{ duration: metresOf(length), ...target(from, to) }]
  return splitIntoDays({ seconds: length, from, to }).map((part) => ({
    duration: timeOf(part.seconds),
    ...target(part.from, part.to),
  }))
}

/** The parts as steps, with what the block is called, and its cadence. */
function withWords(block: Block, said: Said, parts: readonly Part[]): Step[] {
  const { element } = block
  const name = cutText(attributeOf(element, 'Text') ?? said.name ?? '', MAX_NAME_CHARACTERS)
  return parts.map(
    ({ duration, target }): Step => ({
      ...(name ? { name } : {}),
      intensity: said.intensity,
      duration,
      ...(target ? { target } : {}),
      ...cadenceOf(block, ['CadenceLow', 'Cadence'], ['CadenceHigh', 'Cadence']),
    }),
  )
}
