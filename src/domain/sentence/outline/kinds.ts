import { kindsOfDetail, type Mention } from '../mention.ts'
import type { Head } from './part.ts'

export function isHead(mention: Mention): mention is Head {
  if (mention.kind === 'amount') return mention.isAimed !== true
  if (mention.kind === 'warm-up or cool-down') return mention.amount !== undefined
  if (mention.kind === 'strides') return mention.times !== undefined && mention.length !== undefined
  return mention.kind === 'set' || mention.kind === 'rungs' || mention.kind === 'classic'
}

export function isRestOrTarget({ kind }: Mention): boolean {
  return kind === 'rest' || kind === 'zone' || kind === 'percent' || kind === 'power'
}

export function isEffort({ kind }: Mention): boolean {
  return kind === 'session' || kind === 'zone' || kind === 'race pace'
}

export function isEffortOrFigure(mention: Mention): boolean {
  return isEffort(mention) || isFigureOrRest(mention)
}

export function isAbout(mention: Mention): boolean {
  return isEffortOrFigure(mention) || mention.kind === 'sport' || mention.kind === 'warm-up or cool-down'
}

/** What belongs to a part wherever it is said. A labelled figure is the athlete's own. */
export function isFigureOrRest(mention: Mention): boolean {
  if (mention.kind === 'power') return !mention.isLabelled
  if (mention.kind === 'pace') return mention.label === undefined
  return ABOUT.has(mention.kind)
}

const ABOUT = new Set<Mention['kind']>([...kindsOfDetail, 'ramp'])
