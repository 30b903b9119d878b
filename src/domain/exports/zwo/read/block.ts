import { type SportId, sportOf } from '../../../sports/registry.ts'
import { withoutTimeNoise } from '../../../units/time-noise.ts'
import type { Duration, Step } from '../../../workout/step.ts'
import type { LeftOut } from '../../shared/messages/fitting.ts'
import { timeOf } from '../../shared/reading/step-parts.ts'
import type { Element } from '../../shared/xml/element.ts'
import { attributeOf, figureOf } from './attributes.ts'
import type { Unread } from './unread.ts'

/** How the blocks of a file are read, what is lost of them, and the errors that refuse the file. */
export type Reading = {
  sport: SportId
  /** Lengths are metres, not seconds. */
  metres: boolean
  /** The share of threshold that figures are shares of, for the race pace a block names. */
  share: (race: number | undefined) => number
  losses: Set<string>
  unread: Unread
  /** Messages that no notes had room for. */
  left: LeftOut
  wrong: string[]
}

/** A block, its name in error messages, and the reading of its file. */
export type Block = { element: Element; called: string; reading: Reading }

/** The metric whose threshold the figures are percents of. */
export function metricOf({ reading }: Block): 'power' | 'pace' {
  return sportOf(reading.sport).reference.metric
}

/** A length in seconds or metres, 0 or more. One that is missing or endless makes the file wrong. */
export function lengthOf({ element, called, reading }: Block, name: string): number {
  const length = figureOf(element, name)
  const most = reading.metres ? MAX_METRES : MAX_SECONDS
  if (length !== undefined && length <= most)
    return reading.metres ? Number(length.toFixed(3)) || length : withoutTimeNoise(length)
  if (length === undefined) reading.wrong.push(`${called} has no ${name}.`)
  else if (Number.isNaN(length)) reading.wrong.push(`${called} has a ${name} that is no figure above 0.`)
  else reading.wrong.push(`${called} is longer than ${reading.metres ? '10,000 kilometres' : 'a month'}.`)
  return 0
}

const MAX_METRES = 10_000_000
const MAX_SECONDS = 30 * 86_400

/** Percents of threshold of the first of these attributes that the block has; undefined if it has none. */
export function percentOf({ element, called, reading }: Block, ...names: string[]): number | undefined {
  const written = figureOf(element, ...names)
  if (written === undefined) return undefined
  if (Number.isNaN(written)) {
    const name = names.find((one) => attributeOf(element, one) !== undefined)
    reading.wrong.push(`${called} has a ${name} that is no figure of 0 or more.`)
  }
  // More than ten times FTP is impossible: such a figure is in percent already.
  const share = written > MAX_SHARE ? written / 100 : written
  if (share !== written) reading.losses.add('Figures above 10 are read as percents, not as shares of threshold.')
  if (share > MAX_SHARE) reading.wrong.push(`${called} asks for more than 1000 percent of threshold.`)
  return share * 100 * reading.share(figureOf(element, 'pace'))
}

const MAX_SHARE = 10

/** The cadence between two attributes in whole turns; one that a step cannot have becomes a loss. */
export function cadenceOf(block: Block, least: string[], most: string[]): Pick<Step, 'cadence'> {
  const [one, other] = [figureOf(block.element, ...least), figureOf(block.element, ...most)]
  if (one === undefined || other === undefined || (one === 0 && other === 0)) return {}
  const [min, max] = [Math.round(Math.min(one, other)), Math.round(Math.max(one, other))]
  if (min >= 1 && max <= 300) return { cadence: { min, max } }
  block.reading.losses.add('A cadence that nobody can turn is left out.')
  return {}
}

/** A length of the file, in metres or seconds, as a step has it. */
export function durationOf({ reading }: Block, length: number): Duration {
  return reading.metres ? { type: 'distance', unit: 'kilometers', value: length / 1000 } : timeOf(length)
}
