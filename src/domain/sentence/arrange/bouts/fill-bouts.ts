import { saysRun } from '../../tokens/says-sport.ts'
import type { Token } from '../../tokens/tokens.ts'
import type { Edit, Piece } from '../arranged.ts'
import { isSwim } from '../swims/is-swim.ts'
import { burstsAt } from './bursts.ts'
import { type Filling, fillingOf } from './fillings.ts'
import { type Frame, framesIn } from './frames.ts'
import { matchAt, timeInWords } from './lengths-of-parts.ts'
import { partsAt, sizeWithin, type TypedParts } from './parts-of-bouts.ts'
import { partsOfEvery } from './parts-of-every.ts'
import { restAt } from './rests-of-bouts.ts'

/**
 * Repetitions and stretches of a said length that are made of parts: as many rounds of the parts as fill them. "4x8 min (10s @
 * 200%, 20s @ 85%)", "40min as 1min @ 115 / 2min @ 85", "4x6min @ 105% w 5s burst every 30s". Parts that do not fill them are left.
 */
export function fillBouts(_: readonly Token[], text: string): Edit[] {
  // "1 min pull", "15 s kick" are said of rides, too.
  if (!/\d/.test(text) || isSwim(text.replace(OF_RIDERS, ''))) return []
  const edits: Edit[] = []
  for (const frame of framesIn(text)) {
    if (edits.some(({ to }) => to > frame.from)) continue
    const edit = filledWithParts(text, frame) ?? filledWithBursts(text, frame)
    if (edit) edits.push(edit)
  }
  return edits
}

/** Parts behind a repetition or a stretch, or a pair before it: "40/20s, 3x8min". */
function filledWithParts(text: string, frame: Frame): Edit | undefined {
  const kind = kindOf(frame)
  if (!kind) return undefined
  const mark = matchAt(MARK, text, frame.name && frame.name.from >= frame.to ? frame.name.to : frame.aim.to)
  const pairAhead = pairBefore(text, frame)
  const parts = pairAhead ?? (mark && partsAt(text, mark.index + mark[0].length))
  const filling = parts && fillingOf(text, frame, kind, parts, mark?.[0] ?? '')
  if (!parts || !filling) return undefined
  if (pairAhead) return written(text, { ...frame, from: parts.from }, frame.to, filling)
  const isOpened = mark?.[0].includes('(') === true
  const closed = isOpened ? matchAt(CLOSE, text, filling.to) : matchAt(REPEATED, text, filling.to)
  const again = Number(closed?.groups?.again ?? closed?.groups?.behind ?? 1)
  // In brackets there is nothing that is not read.
  if ((isOpened && !closed) || filling.rounds % again > 0) return undefined
  const to = filling.to + (closed?.[0].length ?? 0)
  if (!filling.sides || !frame.count) return written(text, frame, to, filling)
  const [one, two] = filling.sides
  // Over-unders have a reader of their own.
  return { from: frame.aim.to, to, by: [' (', ...one, ' / ', ...two, ')'] }
}

/** "w/ 10 s burst every 2 min": the steady part of each interval comes first. */
function filledWithBursts(text: string, frame: Frame): Edit | undefined {
  const { length, count, aim } = frame
  const isBare = !count && length.kind === 'open' && length.size >= LEAST_MINUTES
  if (kindOf(frame) !== 'time' && !isBare) return undefined
  const isAimed = isBare && /^ ?(?:@|at\b) ?\d/.test(text.slice(aim.from, aim.to))
  // A whole with bursts has a reader of its own.
  const found: Found | undefined = partsOfEvery(text, frame) ?? (count || isAimed ? burstsAt(text, frame) : undefined)
  const seconds = sizeWithin(length, 'time', false)
  if (!found || !seconds) return undefined
  const rounds = Math.floor(seconds / found.every)
  const over = seconds - rounds * found.every
  // "60 min easy, every 8th min @ 10k pace": what is left of a stretch is as easy.
  if (rounds < 2 || (over > 0 && (count || !found.ease))) return undefined
  const watts = /watts/i.exec(text.slice(frame.length.to, found.to))
  return written(text, frame, found.to, {
    rounds,
    left: over > 0 ? [', ', { words: timeInWords(over), for: length }, ...(found.ease ?? [])] : [],
    sport: watts ? [{ words: 'bike ', for: { from: frame.length.to, to: found.to } }] : [],
    pieces: found.pieces,
    rest: 'rest' in found ? found.rest : undefined,
  })
}

type Found = { every: number; pieces: Piece[]; ease?: Piece[]; to: number; rest?: Piece[] | undefined }

/** The bouts with their parts, and the rest behind them. */
function written(
  text: string,
  frame: Frame,
  end: number,
  filling: Pick<Filling, 'rounds' | 'pieces'> & Partial<Filling> & { rest?: Piece[] | undefined; sport?: Piece[] },
): Edit | undefined {
  const { count, name, from } = frame
  const { rounds, pieces, left = [], isPair = false, isNearest = false } = filling
  const check = `Each block is built as ${rounds} times, the nearest to its minutes.`
  const own = { from: count?.from ?? frame.length.from, to: frame.length.to }
  const said = text.slice(frame.aim.from, frame.aim.to).trim()
  // "4x8 min run, first 2 min hard then 6 min steady"
  const before: Piece[] = SPORT.test(said) ? [frame.aim, ' '] : []
  const named: Piece[] = name && !saysRun(text) ? [{ words: 'bike ', for: name }] : before
  const sport = filling.sport?.length ? filling.sport : named
  const round: Piece[] = isPair
    ? [{ words: `${rounds}x`, for: frame.length, ...(isNearest ? { check } : {}) }, ...pieces]
    : rounds === 1
      ? pieces
      : [{ words: `${rounds}x(`, for: frame.length }, ...pieces, ')']
  const inner = [...round, ...left]
  if (!count) {
    const isAll = !/\d/.test(text.slice(0, from)) && !/\d/.test(text.slice(end))
    const whole: Piece[] = isAll ? [frame.length, ...(frame.length.kind === 'open' ? [' min'] : []), ': '] : []
    return { from, to: end, by: [...sport, ...whole, ...inner] }
  }
  const between = rounds > 1 ? 'between sets' : 'between'
  const pause = filling.rest ? undefined : restAt(text, end, between, rounds > 1)
  const rest = filling.rest ?? pause?.pieces ?? []
  const times = { words: `${count.times}x(`, for: own }
  return { from, to: pause?.to ?? end, by: [...sport, times, ...inner, ')', ...rest] }
}

const OF_RIDERS = /(?<=\d ?(?:mins?|minutes|s|secs?|seconds|') )(?:pull|kick)|\bim (?=power|watts|pace|effort)/gi
const SPORT = /^(?:run(?:s|ning)?|bike|ride|turbo)$/i

/** Seconds or metres: what the bouts are measured in. */
function kindOf({ length, count }: Frame): 'time' | 'distance' | undefined {
  if (length.kind !== 'open') return length.kind
  return count && length.size <= MOST_MINUTES ? 'time' : undefined
}

const LEAST_MINUTES = 10
const MOST_MINUTES = 60

/** A pair before bouts that have a unit and no target: "30/30s, 3x8 min @ 90%" are two sets. */
function pairBefore(text: string, frame: Frame): TypedParts | undefined {
  if (!frame.count || frame.length.kind === 'open' || frame.aim.to > frame.aim.from) return undefined
  const found = [...text.slice(0, frame.from).matchAll(PAIR_BEFORE)].at(-1)
  const parts = found && partsAt(text, found.index)
  return parts?.isPair && parts.to <= frame.from ? parts : undefined
}

/** What stands between a bout and its parts. */
const MARK =
  / ?(?:\(|= ?|: ?\(?|,? (?:as|of|made of|made up of|alternating|consisting of|doing|each(?: is| as)?)(?: ?:)? \(?|[,-]? ?(?=\d|1st|first)|- )/iy
const CLOSE =
  / ?(?:,? ?(?:repeat(?:ed|ing)?|etc|and so on|on repeat|alternating|continuous(?:ly)?)|,? ?x ?(?<again>\d)(?= ?\)))?\)(?: ?x ?(?<behind>\d)(?!\d|:))?/iy
const REPEATED =
  /,? ?(?:(?:and )?repeat(?:ed|ing)?(?! ?\d)|continuous(?:ly)?|on repeat|x ?(?<again>\d)(?![\d:]|x| ?(?:min|m\b|')))/iy
const PAIR_BEFORE = /(?<![\d.:x/-] ?|[a-z])[:]?[1-9]\d ?s? ?[/-] ?:?[1-9]\d ?s?,? ?(?:for |in |x )?$/gi
