import type { Mention } from '../mention.ts'
import type { Head, Part } from './part.ts'

/**
 * The parts of a session in the order of the sentence. Commas, "then", "+" and new lines separate them; so does every
 * length. What is said without a length belongs to the part before it.
 */
export function partsIn(mentions: readonly Mention[], sentence: string): Part[] {
  const parts: Part[] = []
  let waiting: Mention[] = []
  for (const segment of segmentsOf(mentions, sentence)) {
    const found = partsOfSegment(segment, sentence)
    const last = parts.at(-1)
    if (found.length > 0) {
      found[0]?.about.unshift(...waiting)
      waiting = []
      parts.push(...found)
    } else {
      const loose = segment.filter(isFigureOrRest)
      if (last) last.about.push(...loose)
      else waiting.push(...loose)
    }
  }
  return parts
}

/** The mentions between two breaks. Breaks inside brackets are of the group there. */
function segmentsOf(mentions: readonly Mention[], sentence: string): Mention[][] {
  const segments: Mention[][] = [[]]
  let depth = 0
  let end = 0
  for (const mention of mentions) {
    const text = sentence.slice(mention.from, mention.to)
    if (text === '(' && opensGroup(segments.at(-1))) depth += 1
    else if (text === '(' && depth > 0) depth += 1
    if (text === ')' && depth > 0) depth -= 1
    const isNewLine = sentence.slice(end, mention.from).includes('\n')
    end = mention.to
    if (depth === 0 && isNewLine) segments.push([])
    if (depth === 0 && (mention.kind === 'link' || (mention.kind === 'punctuation' && /^[,;:.]$/.test(text))))
      segments.push([])
    else segments.at(-1)?.push(mention)
  }
  return segments
}

function opensGroup(segment: readonly Mention[] = []): boolean {
  return segment.at(-1)?.kind === 'sets of'
}

function partsOfSegment(segment: readonly Mention[], sentence: string): Part[] {
  const parts: Part[] = []
  let before: Mention[] = []
  for (let at = 0; at < segment.length; at += 1) {
    const mention = segment[at]
    if (!mention) continue
    const last = parts.at(-1)
    if (mention.kind === 'sets of') {
      const { inner, next } = innerOf(segment, at + 1, sentence)
      parts.push({ group: { times: mention.times, mention, parts: partsIn(inner, sentence) }, about: before })
      before = []
      at = next - 1
    } else if (isHead(mention)) {
      parts.push({ head: mention, about: before })
      before = []
    } else if (isAbout(mention)) (last ? last.about : before).push(mention)
  }
  return isSaidFirst(segment, parts) ? shiftBack(parts) : parts
}

/** The mentions of a set of sets: those in brackets, or all that follow. */
function innerOf(segment: readonly Mention[], from: number, sentence: string): { inner: Mention[]; next: number } {
  const textAt = (at: number) => sentence.slice(segment[at]?.from, segment[at]?.to)
  if (textAt(from) !== '(') {
    const isOuter = (one: Mention) =>
      (one.kind === 'rest' && one.isBetweenSets === true) ||
      one.kind === 'amount' ||
      one.kind === 'warm-up or cool-down'
    const end = segment.findIndex((one, at) => at > from && isOuter(one))
    const next = end < 0 ? segment.length : end
    return { inner: segment.slice(from, next), next }
  }
  let depth = 0
  for (let at = from; at < segment.length; at += 1) {
    if (textAt(at) === '(') depth += 1
    if (textAt(at) === ')') depth -= 1
    if (depth === 0) return { inner: segment.slice(from + 1, at), next: at + 1 }
  }
  return { inner: segment.slice(from + 1), next: segment.length }
}

/** Whether efforts stand before their lengths, "easy 20 min tempo 10 min": one before the first, none behind the last. */
function isSaidFirst(segment: readonly Mention[], parts: readonly Part[]): boolean {
  if (parts.length < 2) return false
  const said = segment.filter((one) => isHead(one) || isEffort(one))
  const [first, last] = [said[0], said.at(-1)]
  return first !== undefined && last !== undefined && isEffort(first) && isHead(last) && parts.every(hasOneEffort)
}

function hasOneEffort({ about }: Part, index: number, parts: { length: number }): boolean {
  const efforts = about.filter(isEffort).length
  return index === 0 ? efforts === 2 : index === parts.length - 1 ? efforts === 0 : efforts === 1
}

/** Gives each part the efforts that were read behind the part before it. */
function shiftBack(parts: readonly Part[]): Part[] {
  return parts.map((part, index) => {
    const own =
      index === 0 ? part.about.filter(isEffort).slice(0, 1) : (parts[index - 1]?.about.filter(isEffort).slice(-1) ?? [])
    return { ...part, about: [...own, ...part.about.filter((one) => !isEffort(one))] }
  })
}

function isHead(mention: Mention): mention is Head {
  if (mention.kind === 'amount') return mention.isAimed !== true
  if (mention.kind === 'warm-up or cool-down') return mention.amount !== undefined
  if (mention.kind === 'strides') return mention.times !== undefined && mention.length !== undefined
  return mention.kind === 'set' || mention.kind === 'rungs'
}

function isEffort({ kind }: Mention): boolean {
  return kind === 'session' || kind === 'zone' || kind === 'race pace'
}

function isAbout(mention: Mention): boolean {
  return (
    isEffort(mention) || isFigureOrRest(mention) || mention.kind === 'sport' || mention.kind === 'warm-up or cool-down'
  )
}

/** What belongs to a part wherever it is said. A labelled figure is the athlete's own. */
function isFigureOrRest(mention: Mention): boolean {
  if (mention.kind === 'power') return !mention.isLabelled
  if (mention.kind === 'pace') return mention.label === undefined
  return ABOUT.has(mention.kind)
}

const ABOUT = new Set<Mention['kind']>([
  ...(['percent', 'beats', 'rated', 'offset', 'ramp', 'detail', 'cadence', 'rest', 'send-off', 'over-under'] as const),
])
