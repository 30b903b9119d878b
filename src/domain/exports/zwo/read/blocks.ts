import type { EditorEntry } from '../../../workout/groups.ts'
import type { Step, Target } from '../../../workout/step.ts'
import { cutText, MAX_NAME_CHARACTERS } from '../../shared/reading/checked.ts'
import { bandTarget, percentTarget, splitIntoDays } from '../../shared/reading/step-parts.ts'
import { attributeOf } from './attributes.ts'
import { type Block, cadenceOf, durationOf, lengthOf, metricOf, percentOf } from './block.ts'
import { intervals } from './intervals.ts'
import { messageOf } from './shown-text.ts'
import { countAttributes, countElement } from './unread.ts'
import { zoneTarget } from './zone.ts'

/** The steps of a block; none if it is not trained. */
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
const free: Kind = { reads: always, entries: (block) => evenSteps(block, { intensity: 'active' }) }
const even: Kind = { reads: powers, entries: steady }

/** The names of blocks that Zwift and programs that write for it use, in lower case. */
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
  [
    'maxeffort',
    { reads: always, entries: (block) => evenSteps(block, { intensity: 'interval', name: 'Max effort', effort: 10 }) },
  ],
  ['restday', { reads: [], entries: () => [] }],
])

type Words = Pick<Step, 'intensity' | 'name' | 'effort'>

/** A warm-up rises and a cool-down falls, whichever figure comes first: people write them both ways. */
function slope(block: Block, words: Words, direction?: 'rising' | 'falling'): Step[] {
  const [first, last] = endsOf(block)
  if (first === undefined || last === undefined) return evenSteps(block, words, zoneTarget(block, 'Zone'))
  const isTurned = (direction === 'rising' && first > last) || (direction === 'falling' && first < last)
  const [from, to] = isTurned ? [last, first] : [first, last]
  if (from === 0 && to === 0) return evenSteps(block, words)
  return stepsOf(block, words, { from, to }, (part) => percentTarget(metricOf(block), part.from, part.to))
}

function steady(block: Block): Step[] {
  const [low, high] = endsOf(block)
  if (low === undefined || high === undefined)
    return evenSteps(block, { intensity: 'active' }, zoneTarget(block, 'Zone'))
  if (low === 0 && high === 0) return evenSteps(block, { intensity: 'rest' })
  return evenSteps(block, { intensity: 'active' }, bandTarget(metricOf(block), low, high))
}

/** The percents at both ends of a block; the same where it names one, undefined if it names none. */
function endsOf(block: Block) {
  return [percentOf(block, 'PowerLow', 'Power', 'PowerHigh'), percentOf(block, 'PowerHigh', 'Power', 'PowerLow')]
}

function evenSteps(block: Block, words: Words, target?: Target): Step[] {
  return stepsOf(block, words, { from: 0, to: 0 }, () => target)
}

type Ends = { from: number; to: number }

/** A block as steps with its name and cadence; several where it is longer than a step can be. */
function stepsOf(block: Block, words: Words, ends: Ends, targetOf: (part: Ends) => Target | undefined): Step[] {
  const { element, reading } = block
  const length = lengthOf(block, 'Duration')
  if (length === 0) {
    reading.losses.add('Blocks of no length are left out.')
    return []
  }
  const name = cutText(attributeOf(element, 'Text') ?? words.name ?? '', MAX_NAME_CHARACTERS)
  const parts = reading.metres ? [{ ...ends, seconds: length }] : splitIntoDays({ ...ends, seconds: length })
  return parts.map((part): Step => {
    const target = targetOf(part)
    return {
      ...(name ? { name } : {}),
      intensity: words.intensity,
      duration: durationOf(block, part.seconds),
      ...(target ? { target } : {}),
      ...(words.effort ? { effort: words.effort } : {}),
      ...cadenceOf(block, ['CadenceLow', 'Cadence'], ['CadenceHigh', 'Cadence']),
    }
  })
}
