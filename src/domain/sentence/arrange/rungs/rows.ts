import { isSwim } from '../swims/is-swim.ts'
import { AIM, AIM_ALONE, type Aim, aimOf } from './targets.ts'
import { FIGURE, type Found, type Groups, LEAST_METRES, LINK, readAt, UNIT, unitOf } from './words-of-rungs.ts'

/** One length of a row, and its own target if it has one. */
export type Rung = { figure: number; unit: string; isBare: boolean; aim?: Aim | undefined }

/** A row of lengths, or a set of one, and how often all of it is done if that is said before it. */
export type Row = Found & { rungs: Rung[]; times?: number; isSet: boolean; tell?: string }

const COUNT = String.raw`(?:(?<count>\d{1,2}) ?x ?)?`
const ITEM = new RegExp(
  `(?<length>${COUNT}(?<figure>${FIGURE})(?: ?-?(?<unit>${UNIT}))?)(?!\\d|:\\d|%|\\.\\d| ?(?:w(?!\\/| \\d)|watts|bpm|rpm|%|kph|mph)(?![a-z])| ?x ?(?:\\(|\\d{2}|\\d ?(?:${UNIT})))(?:(?:(?: ?@ ?| (?:at|in) )(?<aim>${AIM})| (?<aim>${AIM_ALONE}))(?! ?[-=/→>]|${LINK}))?`,
  'iy',
)
const JOINT = /,? then |, ?and |, ?| ?[-/] ?| (?=\d)/iy
const TIMES =
  /(?:(?<times>[2-9]|two|three|four|five|six) ?(?:x|times|(?:sets|rounds|lots|goes)(?: of)?|sets:)[ :]*)(?<open>\( ?)?$/i
const START = /(?<!\d|\d[.:]|[x/@+%#-] ?|[a-z@#]\d*)\d/gi

/** The first row from a place on. */
export function findRow(text: string, from: number): Row | undefined {
  START.lastIndex = from
  for (let found = START.exec(text); found; found = START.exec(text)) {
    const row = rowAt(text, found.index)
    if (row) return row
  }
  return undefined
}

/** `to`: where its length ends. */
type Item = { figure: number; unit: string; count: number; aim: Aim | undefined; to: number }

function rowAt(text: string, from: number): Row | undefined {
  const items: Item[] = []
  const joints = new Set<string>()
  let [to, joint] = [from, '']
  for (let at = from; ; ) {
    const item = readAt(ITEM, text, at)
    if (!item) break
    const { length = '', figure = '', unit = '', count = '1', aim } = item.groups
    // "1 min 45 s" is one length.
    if (joint === ' ' && /^s/i.test(unit) && /^(?:m(?!i)|min|')/i.test(items.at(-1)?.unit ?? '')) return undefined
    if (items.length > 0 && isOther(text, item, joint, items)) break
    items.push({
      figure: Number(figure),
      unit,
      count: Number(count),
      aim: aim ? aimOf(aim) : undefined,
      to: item.from + length.length,
    })
    to = item.to
    const next = readAt(JOINT, text, to)
    // "3k/2k/1k at HM, 10k, 5k pace": the lengths end where the targets begin.
    const isEnd = items.length > 2 && items.filter((one) => one.aim).length === 1 && items.at(-1)?.aim
    if (!next || isEnd) break
    const sign = /[-/]/.exec(next.words)?.[0] ?? (/\S/.test(next.words) ? ',' : ' ')
    // "1000/800/600, 10k 5k 3k": what is joined otherwise is no rung.
    if (joint && sign !== joint) break
    joint = sign
    joints.add(joint)
    at = next.to
  }
  // "3k/2k/1k at HM": of the last one alone it is that of all, or the first of a list.
  const [last, aimed] = [items.at(-1), items.filter(({ aim }) => aim)]
  if (last?.aim && aimed.length === 1 && (items.length > 1 || last.count > 1)) {
    last.aim = undefined
    to = last.to
  }
  // "2 mi easy, 2000-1600-1200": a part before the row.
  const isMixed = items.some(({ aim }) => aim) && items.some(({ aim }) => !aim)
  const before = TIMES.exec(text.slice(0, from))
  // "3 x 400/300/200": rounds of the row.
  const rounds = [...joints].every((one) => one === '/' || one === '-') && items.length > 1 ? (items[0]?.count ?? 1) : 1
  const isOfAll =
    rounds > 1 &&
    (items.length > 2 || items.every(({ figure }) => figure >= LEAST_DISTANCE)) &&
    items.every(({ count }, at) => at === 0 || count === 1)
  const rungs = rungsOf(isOfAll ? items.map((one) => ({ ...one, count: 1 })) : items, text)
  const isSet = items.length === 1 && (items[0]?.count ?? 1) > 1
  const isRow = items.length >= (before || isOfAll || items.every(({ aim }) => aim) ? 2 : 3)
  if (!rungs || isMixed || !(isSet || isRow) || rungs.all.length > MOST_RUNGS) return undefined
  // Figures between spaces or commas are rungs only where their unit is said or clear.
  const isLoose = [...joints].every((one) => one === ' ' || one.startsWith(','))
  if (!isSet && isLoose && rungs.tell && !before) return undefined
  const start = before ? before.index : from
  const opened = before?.groups?.open !== undefined && text[to] === ')'
  const times = before ? wordsOfCounts.indexOf(before.groups?.times?.toLowerCase() ?? '') + 1 || undefined : undefined
  const own = isOfAll ? rounds : (times ?? (before ? Number(before.groups?.times) : undefined))
  return {
    from: start,
    to: opened ? to + 1 : to,
    words: text.slice(start, to),
    rungs: rungs.all,
    isSet,
    ...(own === undefined ? {} : { times: own }),
    ...(rungs.tell ? { tell: rungs.tell } : {}),
  }
}

/** What follows a row and is no rung: its rest, "800-400, 60s jog", and what is said of some of them, "800s @ 5k". */
function isOther(
  text: string,
  { from, groups }: { from: number; groups: Groups },
  joint: string,
  before: readonly { figure: number; aim: Aim | undefined }[],
): boolean {
  const figure = Number(groups.figure)
  const isSaid = before.every(({ aim }) => !aim) && before.some((one) => one.figure === figure)
  // "800 400, 10k down to mile pace"
  const behind = text.slice(from + (groups.length ?? '').length)
  if (readAt(SPAN, text, from) || /^ ?(?:pace|effort)/i.test(behind)) return true
  const isRow = joint !== ' ' && !joint.startsWith(',')
  if (!isRow && isSaid && (groups.aim || (groups.unit === 's' && figure >= LEAST_DISTANCE))) return true
  return !isRow && before.every(({ aim }) => !aim) && REST_BEHIND.test(behind)
}

const SPAN = new RegExp(`${AIM}${LINK}${AIM}`, 'iy')
const REST_BEHIND =
  /^ ?(?:jogs?|easy|ez|eas\w+|rest|rec\w*|float|walk|off(?! \d)|ri|rbi|spin|standing|between)(?![a-z])/i
const wordsOfCounts = ['one', 'two', 'three', 'four', 'five', 'six']
const MOST_RUNGS = 20

/** The lengths with their units: what is said last is that of those before. */
function rungsOf(items: readonly Item[], text: string): { all: Rung[]; tell?: string } | undefined {
  const last = items.findLast(({ unit }) => unit)
  const figures = items.map(({ figure }) => figure)
  const least = Math.min(...figures)
  const unsaid =
    least >= LEAST_DISTANCE || (least >= POOL && isSwim(text))
      ? 'm'
      : least >= LEAST_SECONDS && figures.some((one) => one >= SURE_SECONDS) && Math.max(...figures) <= MOST_SECONDS
        ? 's'
        : Math.max(...figures) <= MOST_MINUTES
          ? 'min'
          : undefined
  if (!last && !unsaid) return undefined
  const all = items.flatMap(({ figure, unit, count, aim }, at) => {
    // "5/4/3 min, 90 s": the next that is said.
    const next = items.slice(at).find((one) => one.unit) ?? last
    const shared = next && unitOf(next.unit, next.figure)
    const isFar = figure >= LEAST_DISTANCE && (shared === 'km' || shared === 'mi')
    const own = unit ? unitOf(unit, figure) : isFar ? 'm' : (shared ?? unsaid ?? '')
    return Array.from({ length: count }, () => ({
      figure,
      unit: own,
      isBare: own === 'm' && figure >= LEAST_DISTANCE,
      aim,
    }))
  })
  const isClear = last !== undefined || unsaid === 'm'
  return isClear ? { all } : { all, tell: `No unit was said, so ${unsaid === 's' ? 'seconds' : 'minutes'}.` }
}

// Without a unit (our choice).
const [LEAST_DISTANCE, POOL] = [100, LEAST_METRES]
const [LEAST_SECONDS, SURE_SECONDS, MOST_SECONDS] = [15, 45, 90]
const MOST_MINUTES = 30

/** A length in the words that are read. */
export function lengthOf({ figure, unit, isBare }: Rung): string {
  return isBare ? String(figure) : `${figure} ${unit === 'm' ? 'meters' : unit}`
}
