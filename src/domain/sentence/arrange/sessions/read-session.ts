import type { Span } from '../../result.ts'
import type { Token } from '../../tokens/tokens.ts'
import type { Edit, Piece } from '../arranged.ts'
import { isSwim } from '../swims/is-swim.ts'
import { onBikes } from './efforts-of-runs-on-rides.ts'
import { inMiles } from './miles-of-long-runs.ts'
import { withPairsInTimes } from './pairs-in-times.ts'
import type { Part } from './parts.ts'
import { withPartsOfBouts } from './parts-of-bouts.ts'
import { partsOf } from './parts-of-units.ts'
import { settle } from './settle.ts'
import { INDOOR_RIDES, isRiddenDrill, isRideBySigns } from './signs-of-rides.ts'
import { unitsOf } from './units.ts'
import { wordsOfSession } from './words-of-sessions.ts'
import { write } from './write.ts'

/** A run or a ride of which every figure is known, written out: its parts in order, each with its target and its rest. */
export function readSession(_: readonly Token[], text: string): Edit[] {
  if (isSwim(text) && !isRiddenDrill(text)) return []
  const words = wordsOfSession(text)
  // Two sports are two sessions, and what an athlete can do is no part of one.
  const named = words.filter(({ kind }) => kind === 'sport').map(({ from, to }) => RIDE.test(text.slice(from, to)))
  if (new Set(named).size > 1 || OWN.test(text.replace(GOAL_PACES, ''))) return []
  // Sessions of several days are none of one.
  if (words.filter(({ kind }) => kind === 'day').length > 1) return []
  // "treadmill 1%: …" is of all of it.
  const slope = words
    .slice(
      0,
      words.findIndex(({ kind }) => HEADS.has(kind)),
    )
    .find(({ kind }) => kind === 'slope')
  const units = unitsOf(words.filter((word) => word !== slope))
  const isRide = named.length > 0 ? named.every(Boolean) : isRideBySigns(text)
  const parts =
    units && partsOf(withPartsOfBouts(withPairsInTimes(units)))?.map((part) => (isRide ? onBikes(part) : part))
  const isLong = words.some(({ kind, from, to }) => kind === 'sport' && LONG.test(text.slice(from, to)))
  const session = parts && settle(isLong ? inMiles(parts) : parts)
  const written = session && write(session)
  if (!written) return []
  const sports = words.filter(({ kind }) => kind === 'sport').slice(0, 1)
  const [unknown, talk] = (['unknown', 'talk'] as const).map((kind) =>
    words.filter((word) => word.kind === kind || (kind === 'unknown' && word.kind === 'name')),
  )
  const by: Piece[] = [
    // What is not known is told where it is read, in front, where it names no part.
    ...(unknown ?? []).flatMap(({ from, to }): Piece[] => [{ from, to }, ' ']),
    ...((unknown ?? []).length > 0 ? [', '] : []),
    ...(talk ?? []).map((one): Piece => ({ words: '', for: one, check: PASSED_OVER })),
    ...(sports.length > 0
      ? []
      : (hasStarts(session.parts) && !isRide) || OF_RUNS.test(inWords(written))
        ? ['run ']
        : isRide
          ? ['bike ']
          : []),
    ...sports.flatMap(({ from, to }): Piece[] => [sportAt(text, { from, to }), ' ']),
    ...(slope?.kind === 'slope' ? [{ words: `${sports.length > 0 ? '' : 'run '}${slope.words}, `, for: slope }] : []),
    ...written,
  ]
  return [{ from: 0, to: text.length, by }]
}

/** Whether repetitions start every so often: without a sport they may be those of a pool. */
function hasStarts(parts: readonly Part[]): boolean {
  return parts.some(({ start, parts: inner }) => start !== undefined || hasStarts(inner))
}

function inWords(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : 'words' in piece ? piece.words : '')).join('')
}

/** A sport in a word that other readers know. */
function sportAt(text: string, { from, to }: Span): Piece {
  const said = text.slice(from, to)
  if (LONG.test(said)) return { words: 'run', for: { from, to } }
  if (TREADMILL.test(said)) return { words: 'treadmill', for: { from, to } }
  return new RegExp(`${INDOOR_RIDES}|spin`, 'i').test(said) ? { words: 'bike', for: { from, to } } : { from, to }
}

const TREADMILL = /^(?:treadmill|tread(?:ie|y)|dreadmill|t-?mill|tm)$/i
/** A long run of which the parts are said is a run. */
const LONG = /^(?:(?:medium[- ])?long run|m?lr|lsd)$/i
const RIDE = new RegExp(`bike|rid|cycl|turbo|trainer|zwift|spin|${INDOOR_RIDES}`, 'i')
/** "threshold pace 4:10/km", "FTP 250", "LTHR 165" */
const OWN =
  /\b(?:threshold(?: pace| power| hr)?|t[- ]?pace|ftp|cp|lthr|lthr|max ?hr|5k|10k|pb|pr)(?: is| of| =|:|=)? ?(?:\d{1,2}:\d\d|\d{2,4}\b(?! ?(?:m\b|x|%|-)))|\b(?:my|sub|goal) /i
/** "at goal 5k", "goal mile pace": how fast a bout is run. */
const GOAL_PACES =
  /(?:(?:@|\bat) ?goal (?:\d+ ?km?|mile|m|hm|half|marathon)(?![\w:.]| \d)|\bgoal (?:\d+ ?km?|\d{3,4} ?m?|mile|half|hm|marathon) ?(?:race )?(?:pace|pce|effort|eff))\b/gi
const OF_RUNS =
  /120-124%|(?:marathon|\d+k|mile) pace|\b[1-5](?:\.\d)? (?:km|mi) at (?:ironman|70\.3|olympic|sprint tri) pace|\/km/
const HEADS: ReadonlySet<string> = new Set(['length', 'times', 'row', 'pair'])
const PASSED_OVER = 'This was passed over: it is no part of what is built.'
