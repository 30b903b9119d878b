import type { Span } from '../../result.ts'
import type { Piece } from '../arranged.ts'
import { groupsOf } from './groups.ts'
import type { How, Kind } from './hows.ts'
import { type SaidOfAll, saidOf, without } from './said-of-all.ts'
import type { SetToShare } from './sets-to-share.ts'

type Hows = readonly (How | undefined)[]
/** A pause between rounds, and its time. */
export type Pause = Span & { time: Span }

/** The repetitions of a set one behind the other, or what comes again and again in brackets: "4x(1k MP, 1k 10k pace)". */
export function writeSets(
  text: string,
  set: SetToShare,
  { hows, said, period }: { hows: Hows; said: SaidOfAll; period: number | undefined },
): Piece[] {
  // "alternating miles: 8 total" are the whole, one mile after the other.
  if ('words' in set.each)
    return hows.flatMap((how, at): Piece[] => [
      ...(at > 0 ? [', '] : []),
      set.each,
      ...saidOf(text, how, said, undefined),
    ])
  const isSingle = period !== undefined && (period <= MOST_SINGLES || groupsOf(hows).length === hows.length)
  const turns = hows.slice(0, period)
  const groups = isSingle ? turns.map((how) => ({ how, times: 1 })) : groupsOf(turns)
  const isPlain = isSingle && !(said.isSwum && turns.some((how) => how && text.slice(how.from, how.to).includes('/')))
  // "3x1k" of a swim
  const isInKilometers = said.isSwum && set.metres !== undefined && set.metres >= 1000
  const each: Piece = isInKilometers ? { words: String(set.metres), for: set.each } : set.each
  const written = groups.flatMap(({ how, times }, at): Piece[] => [
    ...(at > 0 ? [', '] : []),
    ...(isPlain ? [] : [{ words: `${times}x`, for: set.timesAt }]),
    each,
    ...saidOf(text, how, said, set.metres),
  ])
  return period ? [{ words: `${hows.length / period}x(`, for: set.timesAt }, ...written, ')'] : written
}

const MOST_SINGLES = 10

/** Each round, in brackets with the pause between. */
export function writeRounds(
  text: string,
  row: readonly Span[],
  { hows, said, pause }: { hows: Hows; said: SaidOfAll; pause: Pause | undefined },
): Piece[] {
  const between = pause ? [{ words: ` , ${text.slice(pause.time.from, pause.time.to)} between sets`, for: pause }] : []
  const [open, close] = pause || row.length > 1 ? ['1x(', ')'] : ['', '']
  return hows.flatMap((how, at): Piece[] => [
    ...(at > 0 ? [...between, ', '] : []),
    open,
    ...row.flatMap((part, index) => [...(index > 0 ? [', '] : []), ...partOf(text, part, how, said)]),
    close,
  ])
}

const LENGTH = /(?:\d{1,2} ?[x*] ?)?(?<length>\d+(?:[.,]\d+)?)/
const EASY = /\b(?:easy|ez|recovery|jog)\b/i

/** A part of a round, done as the round is; the easy swim of a round stays easy. */
function partOf(text: string, part: Span, how: How | undefined, said: SaidOfAll): Piece[] {
  const words = text.slice(part.from, part.to)
  const metres = Number(LENGTH.exec(words)?.groups?.length)
  const atoms = how?.atoms.filter(({ kind }) => !EASY.test(words) || kind === 'clock') ?? []
  const kinds = new Set<Kind>(atoms.map(({ kind }) => kind).filter((kind) => kind !== 'gear'))
  return [...without(text, part, kinds, said, metres), ...saidOf(text, how && { ...how, atoms }, said, metres)]
}
