import type { Span } from '../../result.ts'
import type { Piece } from '../arranged.ts'
import { isSwim } from '../swims/is-swim.ts'
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
  const isSingle = period !== undefined && (period <= MOST_SINGLES || groupsOf(hows).length === hows.length)
  const turns = hows.slice(0, period)
  const groups = isSingle ? turns.map((how) => ({ how, times: 1 })) : groupsOf(turns)
  const isPlain = isSingle && !(isSwim(text) && turns.some((how) => how && text.slice(how.from, how.to).includes('/')))
  const written = groups.flatMap(({ how, times }, at): Piece[] => [
    ...(at > 0 ? [', '] : []),
    ...(isPlain ? [] : [{ words: `${times}x`, for: set.timesAt }]),
    set.each,
    ...saidOf(text, how, said, set.metres),
  ])
  return period ? [{ words: `${hows.length / period}x(`, for: set.timesAt }, ...written, ')'] : written
}

const MOST_SINGLES = 4

/** Each round in brackets, with the pause between. */
export function writeRounds(
  text: string,
  row: readonly Span[],
  { hows, said, pause }: { hows: Hows; said: SaidOfAll; pause: Pause | undefined },
): Piece[] {
  const between = pause ? [{ words: ` , ${text.slice(pause.time.from, pause.time.to)} between sets`, for: pause }] : []
  return hows.flatMap((how, at): Piece[] => [
    ...(at > 0 ? [...between, ', '] : []),
    '1x(',
    ...row.flatMap((part, index) => [...(index > 0 ? [', '] : []), ...partOf(text, part, how, said)]),
    ')',
  ])
}

const PART =
  /^(?:\d{1,2} ?[x*] ?)?(?<length>\d+(?:[.,]\d+)?)(?: ?(?:km?|miles?|mi|mins?|minutes|m|s|secs?|seconds|y|yds?|'|")(?![a-z]))?/i
const EASY = /\b(?:easy|ez|recovery|jog)\b/i

/** A part of a round, done as the round is; the easy swim of a round stays easy. */
function partOf(text: string, part: Span, how: How | undefined, said: SaidOfAll): Piece[] {
  const [head = ''] = PART.exec(text.slice(part.from, part.to)) ?? []
  const metres = Number(PART.exec(text.slice(part.from, part.to))?.groups?.length)
  const isEasy = EASY.test(text.slice(part.from, part.to))
  const atoms = how?.atoms.filter(({ kind }) => !isEasy || kind === 'clock') ?? []
  const from = part.from + head.length
  const kinds = new Set<Kind>(atoms.map(({ kind }) => kind).filter((kind) => kind !== 'gear'))
  return [
    { from: part.from, to: from },
    ...saidOf(text, how && { ...how, atoms }, said, metres),
    ...without(text, { from, to: part.to }, kinds),
  ]
}
