import type { Span } from '../../../result.ts'
import type { Piece } from '../../arranged.ts'
import type { Part } from './parts-of-lines.ts'
import { isLength, isPause, type Slot } from './slots.ts'

/** Parts in the words and the order in which swims are read: "6x50 kick with fins 20s rest". `text`: what they were read from. */
export function write(parts: readonly Part[], text: string): Piece[] | undefined {
  const written = parts.map((part, at) =>
    writePart(part, text, {
      isLast: at === parts.length - 1,
      // "2x400, 3x200, 4x100, 20s rest": the rest of all of them stays behind a comma.
      isShared: parts
        .slice(0, at)
        .some((one) => one.kind === 'swim' && (one.times > 1 || one.isCounted) && !one.slots.some(isPause)),
    }),
  )
  return written.every((one) => one !== undefined)
    ? written.flatMap((pieces, at) => [...(at > 0 ? [', '] : []), ...pieces])
    : undefined
}

type Place = { isLast?: boolean; isSingle?: boolean; isShared?: boolean }

function writePart(part: Part, text: string, { isLast, isSingle, isShared }: Place): Piece[] | undefined {
  if (part.kind === 'group') return writeGroup(part, text)
  const { head, times, slots } = part
  const [far = 0] = part.figures
  if (part.turns?.length || part.targets?.length) return undefined
  if (part.by || part.isEach || part.isByTurns || part.repeats || (part.kind !== 'swim' && times > 1)) return undefined
  if (part.kind === 'time')
    return slots.some(isPause) ? undefined : [...as(head, `${far}${part.unit} min`, text), ...sayGearLast(slots, text)]
  if (part.kind === 'minutes')
    return [
      { words: `${far} min`, for: head, tell: A_TRIAL },
      ...(slots.length > 0 ? say(slots, text) : [' at threshold']),
    ]
  if (part.kind === 'strokes') return [{ words: `${far}s`, for: head, tell: STROKES }, ...say(slots, text)]
  if (part.place === 'in rest') return writeInRest(part, text)
  if (part.figures.length > 1) return writeRow(part, text, isLast === true)
  const isPlain =
    times === 1 &&
    !part.isCounted &&
    part.pieces.length === 0 &&
    (isSingle || slots.every((slot) => !isPause(slot) && slot.kind !== 'target' && slot.words !== 'negative split'))
  const pieces = writePieces(part, text)
  if (!pieces) return undefined
  const isEasy = slots.some(({ kind }) => kind === 'effort' || kind === 'end')
  return [
    ...as(head, `${isPlain ? '' : `${times}x`}${far}${part.unit}`, text, part.tell),
    ...pieces,
    ...say(
      slots.filter((slot) => !isPause(slot)),
      text,
    ),
    ...(part.place && !isEasy ? [' easy'] : []),
    ...say(restsOf(slots.filter(isPause), far), text, isShared),
    ...slots
      .filter(({ kind }) => kind === 'pause')
      .flatMap((pause): Piece[] => [', ', { words: `${lengthOf(pause)} rest`, for: pause }]),
  ]
}

/** What is swum in each rest of the set before it: easily, whatever the stroke. */
function writeInRest({ head, figures: [far = 0], unit, slots }: Part, text: string): Piece[] | undefined {
  const strokes = slots.filter(({ kind, words }) => (kind === 'stroke' || kind === 'drill') && words !== 'swim')
  if (slots.some((slot) => slot.words !== 'easy' && slot.words !== 'swim' && !strokes.includes(slot))) return undefined
  return [
    ...as(head, `${far}${unit}`, text),
    { words: ' easy between', for: head, tell: WITHIN },
    ...strokes.map((slot): Piece => ({ words: '', for: slot, check: ANY_STROKE })),
  ]
}

function writePieces({ pieces }: Part, text: string): Piece[] | undefined {
  if (pieces.some(({ slots }) => slots.some(({ kind }) => !/^(?:stroke|drill|effort|note)$/.test(kind))))
    return undefined
  return pieces.flatMap(({ head, figures: [far], slots }, at): Piece[] => [
    at > 0 ? '/' : ' (',
    ...as(head, String(far), text),
    ...(slots.length > 0 ? say(slots, text) : [' swim']),
    ...(at === pieces.length - 1 ? [')'] : []),
  ])
}

function writeRow(
  { figures, unit, slots, pieces, times, place, head }: Part,
  text: string,
  isLast: boolean,
): Piece[] | undefined {
  if (times > 1 || place) return undefined
  // With rests that grow with the swims they are one ladder.
  const isLadder = slots.some(({ per }) => per)
  const row = figures.flatMap((far, at): Piece[] => {
    const own = pieces.filter((one) => one.figures[0] === far).flatMap((one) => one.slots)
    const rest = isLast && at === figures.length - 1 ? slots.filter(({ kind }) => kind !== 'rest') : slots
    return [
      { words: `${at > 0 ? ', ' : ''}${isLadder ? '' : '1x'}${far}${unit}`, for: head },
      ...say(restsOf([...own, ...rest], far), text),
    ]
  })
  return isLadder ? [{ words: '1x(', for: head }, ...row, ')'] : row
}

/** Whole minutes of a pause as such: rests of seconds are those of the swims. */
function lengthOf({ seconds = 0, words }: Slot): string {
  return seconds % 60 === 0 ? `${seconds / 60} min` : words
}

/** "15 s rest per 100" behind so long a swim. Seconds that are a length of a pool as well have their unit apart. */
function restsOf(slots: readonly Slot[], far: number): Slot[] {
  return slots.map((slot) => {
    const seconds = slot.per ? ((slot.seconds ?? 0) * far) / slot.per : slot.seconds
    if (slot.kind !== 'rest' || !seconds || !(slot.per || isLength(seconds))) return slot
    return { ...slot, words: `${seconds}${isLength(seconds) ? ' sec' : 's'} rest` }
  })
}

function writeGroup(part: Part, text: string): Piece[] | undefined {
  const { times, parts, slots, head } = part
  if (part.by || part.isEach || part.isByTurns || part.repeats || part.turns?.length || part.targets?.length)
    return undefined
  if (slots.some((slot) => !isPause(slot) && slot.kind !== 'pause')) return undefined
  // The rest of each round is that behind its last swim.
  const rest = slots.find(({ kind }) => kind === 'rest')
  const said = parts.map((one, at) =>
    rest && at === parts.length - 1 && !one.slots.some(isPause) ? { ...one, slots: [...one.slots, rest] } : one,
  )
  const isSingle = said.every(
    (one) => one.kind === 'swim' && one.times === 1 && !one.slots.some(({ kind }) => kind === 'clock'),
  )
  // Behind the last swim of several sets it is the rest between the rounds.
  const [last] = said.slice(-1)
  const isBetween = times > 1 && !isSingle && last?.times === 1 && !slots.some(({ kind }) => kind === 'pause')
  const between = isBetween ? last.slots.filter(({ kind }) => kind === 'rest') : []
  const own = said.map((one) =>
    one === last && between.length > 0
      ? { ...one, isCounted: true, slots: one.slots.filter((slot) => !between.includes(slot)) }
      : one,
  )
  const inner = own.map((one) => writePart(one, text, { isSingle }))
  if (inner.some((one) => one === undefined) || (times === 1 && slots.some(({ kind }) => !isBrokenOff(kind, parts))))
    return undefined
  const list = inner.flatMap((pieces, at): Piece[] => [...(at > 0 ? [', '] : []), ...(pieces ?? [])])
  // Of a round with rests of its own the send-off is not built.
  const clocks = slots.filter(({ kind }) => kind === 'clock')
  const isBroken = parts.some((one) => one.slots.some(isPause))
  const sendOff = isBroken ? clocks.map((one): Piece => ({ words: '', for: one, check: OF_ROUND })) : say(clocks, text)
  if (times === 1) return [{ words: '', for: head }, ...list, ...sendOff]
  return [
    { words: `${times}x(`, for: head },
    ...list,
    ')',
    ...sendOff,
    ...[...slots.filter(({ kind }) => kind === 'pause'), ...between].flatMap((pause): Piece[] => [
      ', ',
      { words: `${(pause.seconds ?? 0) + (pause.isExtra ? restOf(own.at(-1)) : 0)}s rest between sets`, for: pause },
    ]),
  ]
}

/** Whether a send-off is that of a round which has rests of its own. */
function isBrokenOff(kind: Slot['kind'], parts: readonly Part[]): boolean {
  return kind === 'clock' && parts.some(({ slots }) => slots.some(isPause))
}

/** The rest of each swim, in seconds. */
function restOf(part: Part | undefined): number {
  return part?.slots.find(({ kind, per }) => kind === 'rest' && !per)?.seconds ?? 0
}

/** "20 min easy with fins": gear stands behind how a time is swum. */
function sayGearLast(slots: readonly Slot[], text: string): Piece[] {
  const gear = slots.filter(({ kind }) => kind === 'gear')
  return [
    ...say(
      slots.filter((slot) => !gear.includes(slot)),
      text,
    ),
    ...say(gear, text),
  ]
}

/** Slots in the order in which they are read, each once. */
function say(slots: readonly Slot[], text: string, isShared = false): Piece[] {
  const words = new Set<string>()
  return ORDER.flatMap((kind) => slots.filter((slot) => slot.kind === kind)).flatMap((slot): Piece[] => {
    if (slot.check) return [{ words: '', for: slot, check: slot.check }]
    if (words.has(slot.words)) return []
    words.add(slot.words)
    return [isShared && slot.isApart && isPause(slot) ? ', ' : ' ', ...as(slot, slot.words, text, slot.tell)]
  })
}

/** Words in the place of those of the sentence, with the figures of it where they stand. */
function as({ from, to }: Span, words: string, text: string, tell?: string): Piece[] {
  const pieces: Piece[] = []
  let at = from
  for (const part of words.split(/(:?\d+(?:[:.]\d+)?)/).filter(Boolean)) {
    const found = /^:?\d/.test(part) ? text.slice(at, to).search(new RegExp(`(?<![\\d:.])${part}(?![\\d:.]*\\d)`)) : -1
    if (found < 0) {
      const isTold = pieces.some((piece) => typeof piece !== 'string' && 'words' in piece)
      pieces.push({ words: part, for: { from, to }, ...(tell && !isTold ? { tell } : {}) })
    } else {
      at += found + part.length
      pieces.push({ from: at - part.length, to: at })
    }
  }
  return pieces
}

const OF_ROUND = 'The send-off of a whole round is not built: rest until it is time to leave.'
const A_TRIAL = 'How fast a swim against the clock is was not said: as fast as can be held so long, threshold.'
const WITHIN = 'What is swum in the rest of each is within its send-off.'
const ANY_STROKE = 'The stroke of what is swum in the rests is not built.'
const STROKES = 'Strokes are counted in the water, and were read as a second each.'
const ORDER: readonly Slot['kind'][] = [
  'stroke',
  'drill',
  'gear',
  'effort',
  'end',
  'target',
  'note',
  'breath',
  'clock',
  'rest',
]
