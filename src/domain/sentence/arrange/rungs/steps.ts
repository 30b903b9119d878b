import { formatClock, parseClock } from '../../../text/grammar/numeral.ts'
import type { Token } from '../../tokens/tokens.ts'
import type { Edit } from '../arranged.ts'
import { figureOf } from '../figure-of.ts'
import { type Found, type Groups, LINK, readAt } from './words-of-rungs.ts'

/**
 * What goes up by steps, said in any order: rides and treadmills, "every 3 mins up 15 watts from 160 to 250", "ramp 100w start,
 * +20w/min til failure", and runs whose pace does, "5mi progression 8:30 -> 7:15, drop ~19s per mile".
 */
export function saySteps(_: readonly Token[], text: string): Edit[] {
  for (const { index } of text.matchAll(/(?<![\w.:/@+%-])(?=[\da-z+])/gi)) {
    const found = readSlots(text, index)
    const words = found && (stepsOf(found.slots) ?? kilometresOf(found.slots, text.slice(index, found.to)))
    if (!found || !words) continue
    const skipped = EASY_BEHIND.exec(text.slice(found.to))?.[0].length ?? 0
    const place = { from: index, to: found.to + skipped }
    // What is easy behind the steps is no rest between them.
    const end = /^ ?then\b/i.test(text.slice(found.to)) ? ',' : EASY_BEHIND.test(text.slice(found.to)) ? ', then ' : ''
    return [
      { ...place, by: [{ words: `${words.words}${end}`, for: place, ...(words.tell ? { tell: words.tell } : {}) }] },
    ]
  }
  return []
}

const EASY_BEHIND = /^, ?(?=\d{1,2} ?(?:minutes|mins?|')? (?:easy|ez|spin))/i

type Slots = {
  name?: string
  first?: number
  last?: number
  unit?: string
  step?: number
  /** How long each step is. */
  minutes?: number
  far?: number
  whole?: { figure: number; unit: string }
  isToFailure?: boolean
  down?: string
}

type Slot = { pattern: RegExp; read: (groups: Groups) => Slots | undefined }

const slot = (pattern: string, read: Slot['read']): Slot => ({ pattern: new RegExp(pattern, 'iy'), read })

const MIN = "(?:minutes?|mins?|')(?![a-z])"
const OF = '(?:w(?:atts)?|%(?: (?:of )?ftp)?|kph|kmh|km\\/h|mph)(?![a-z])'
const FAR = '(?:kms?|k|kilomet(?:er|re)s?|miles?|mi)(?![a-z])'
const UP =
  '(?:(?:and |then )?(?:go(?:ing)? up|up|add(?:ing)?|increas(?:e|ing)|rais(?:e|ing)|plus|\\+|steps? of|in)(?: by| steps of)? ?)'
const BEGIN = '(?:start(?:ing|s)?(?: off)?(?: at| from| on| with)?|begin(?:ning)?(?: at)?|from)'
const EVERY = '(?:every|each|per|a|\\/)'
const PACE = String.raw`\d{1,2}:[0-5]\d(?: ?(?:\/|per) ?(?:km|k|mi|mile)(?![a-z]))?`

const slots: readonly Slot[] = [
  slot(
    '(?<name>ramp(?:ing|ed)?(?: up)?(?: test| ride| session| set)?|step(?:ped|s)? (?:test|ride|session|run)|prog(?:ress(?:ion|ive))?(?: run)?|cut[- ]?downs?(?: run)?)',
    ({ name = '' }) => ({ name }),
  ),
  // "from 160 to 250", "100w -> 300w", "8:30 down to 7:15"
  slot(
    `(?:${BEGIN} )?(?<first>\\d{1,3}(?:\\.\\d)?) ?(?:${OF})?(?:${LINK}|-)(?<last>\\d{1,3}(?:\\.\\d)?) ?(?<unit>${OF})?`,
    ({ first, last, unit }) => spanOf(first, last, unit),
  ),
  slot(`(?:${BEGIN} )?(?<first>${PACE})(?:${LINK}|-)(?<last>${PACE})(?: pace)?`, ({ first, last }) =>
    paceOf(first, last),
  ),
  slot(`(?<first>${PACE}) (?:for )?(?:the )?(?:first|1st) (?:${FAR}|one)`, ({ first }) => paceOf(first, undefined)),
  slot(`${BEGIN} (?<first>${PACE})`, ({ first }) => paceOf(first, undefined)),
  slot(
    `${BEGIN} (?<first>\\d{1,3}(?:\\.\\d)?) ?(?<unit>${OF})?|(?<first>\\d{1,3}(?:\\.\\d)?) ?(?<unit>${OF})(?: start|(?=,? (?:then )?(?:up|add|\\+)))`,
    ({ first, unit }) => spanOf(first, undefined, unit),
  ),
  slot(
    `(?:(?:all the way )?(?:up )?to|until?|till|finish(?:ing)?(?: at)?) (?<last>\\d{1,3}(?:\\.\\d)?) ?(?<unit>${OF})?`,
    ({ last, unit }) => spanOf(undefined, last, unit),
  ),
  // "+20w/min", "up 10w every 3 min", "up half a k every 5 min"
  slot(
    `${UP}?(?:(?<step>\\d{1,2}(?:\\.\\d)?) ?-?(?<unit>${OF})|(?<step>half an?|an?|one) (?<unit>k(?:ph|m\\/h)?|mph)(?![a-z]))(?: steps?)?(?<every> ?${EVERY} ?(?<minutes>\\d{1,2} ?)?${MIN}| (?:each|every|a)(?: (?:step|time))?)?`,
    ({ step = '', unit = '', every = '', minutes }) => ({
      step: halfOf(step),
      ...withUnit(unit),
      ...(/m(?!e)|'/i.test(every) ? { minutes: Number(minutes ?? 1) } : {}),
    }),
  ),
  slot(
    `${EVERY} (?<minutes>\\d{1,2} ?)?${MIN}|(?<minutes>\\d{1,2}) ?-?${MIN}(?: steps?| stages?| each| at each| per step)`,
    ({ minutes }) => ({ minutes: Number(minutes ?? 1) }),
  ),
  // "go up 25 every 3 mins"
  slot(`${UP}(?<step>\\d{1,2}(?:\\.\\d)?) ${EVERY} (?<minutes>\\d{1,2} ?)?${MIN}`, ({ step, minutes }) => ({
    step: Number(step),
    minutes: Number(minutes ?? 1),
  })),
  slot(`(?<far>\\d{1,2}) ?${FAR} (?:steps|stages|blocks)`, ({ far }) => ({ far: Number(far) })),
  slot(
    `(?:(?:get|go|run)(?:ting|ing|s)? )?~?(?<step>\\d{1,2}) ?(?:s|secs?|seconds)(?![a-z])(?: ?\\/ ?${FAR})? (?:faster|quicker) (?:each|every|per)(?: (?:step|stage|time|one|block))?`,
    ({ step }) => ({ step: Number(step) }),
  ),
  // "drop ~19s per mile", "every 2k 10 secs faster", "each mile 5 s quicker"
  slot(
    `(?:drop(?:ping|s)?|cut(?:ting)?|getting|going|by)?(?: by)? ?~?(?<step>\\d{1,2}) ?(?:s|secs?|seconds)(?![a-z])(?: faster| quicker)? ?${EVERY} ?(?<far>\\d{1,2} ?)?${FAR}`,
    ({ step, far }) => ({ step: Number(step), far: Number(far ?? 1) }),
  ),
  slot(
    `(?:every|each) (?:(?<far>\\d{1,2}) ?)?(?:${FAR}|one)(?:,? (?:drop(?:ping|s)?|cut(?:ting)?|go(?:es)?|is))?(?: by)? ~?(?<step>\\d{1,2}) ?(?:s|secs?|seconds)(?![a-z])(?: ?\\/ ?${FAR})?(?: faster| quicker)?`,
    ({ step, far }) => ({ step: Number(step), far: Number(far ?? 1) }),
  ),
  slot(
    "(?:un)?till? (?:failure|fail|exhaustion|you (?:blow|fail|pop|drop|crack|die)(?: up)?|i (?:blow|fail|pop|drop|crack|die)(?: up)?|(?:you|i) can['’]?t)",
    () => ({ isToFailure: true }),
  ),
  slot(
    `(?:(?<easy>\\d{1,2}) ?(?:${MIN} ?)?(?:easy|ez|spin|rest),? )?(?:and |then )*(?:(?:the )?same(?: again)?|all the way|come|step|work|and)? ?(?:coming |going |back |on the way )*down(?: again)?`,
    ({ easy }) => ({ down: easy ?? '0' }),
  ),
  slot(
    `(?<figure>\\d{1,3}) ?-?(?<unit>${FAR}|miler|${MIN})(?: (?:long |easy )?(?:run|total|in all))?(?! ?(?:cool|warm|cd|wu|easy|ez|spin|rest|at|@|z\\d))`,
    ({ figure, unit = '' }) => ({ whole: { figure: Number(figure), unit } }),
  ),
]

const SEPARATOR = /(?:[\s,;:()]|(?:and|with|w\/|then|run|of|in|on the (?:bike|turbo))(?![a-z]))*/iy

function readSlots(text: string, from: number): { slots: Slots; to: number } | undefined {
  let said: Slots = {}
  let to = from
  for (;;) {
    const start = to === from ? from : (readAt(SEPARATOR, text, to)?.to ?? to)
    let best: (Found & { said: Slots }) | undefined
    for (const { pattern, read } of slots) {
      const found = readAt(pattern, text, start)
      if (!found || found.to <= (best?.to ?? start) || /^[a-z\d]{2}/i.test(text.slice(found.to - 1, found.to + 1)))
        continue
      const own = read(found.groups)
      if (own && Object.keys(own).every((key) => key === 'unit' || !(key in said))) best = { ...found, said: own }
    }
    if (!best) return to === from ? undefined : { slots: said, to }
    said = { ...best.said, ...said }
    to = best.to
  }
}

function spanOf(first: string | undefined, last: string | undefined, unit: string | undefined): Slots | undefined {
  // "100w up 20w" is a start and a step.
  if (first !== undefined && last !== undefined && Number(last) <= Number(first)) return undefined
  return {
    ...(first === undefined ? {} : { first: Number(first) }),
    ...(last === undefined ? {} : { last: Number(last) }),
    ...withUnit(unit),
  }
}

function withUnit(words: string | undefined): Slots {
  if (!words) return {}
  return { unit: /^w/i.test(words) ? 'w' : words.startsWith('%') ? '%' : /^m/i.test(words) ? 'mph' : 'kph' }
}

function paceOf(first: string | undefined, last: string | undefined): Slots {
  const seconds = (words: string) => parseClock(words.match(/\d+:\d\d/)?.[0] ?? '') ?? 0
  return {
    ...(first ? { first: seconds(first) } : {}),
    ...(last ? { last: seconds(last) } : {}),
    unit: 'pace',
  }
}

function halfOf(words: string): number {
  return /^half/i.test(words) ? 1 / 2 : /^an?$/i.test(words) ? 1 : figureOf(words)
}

type Words = { words: string; tell?: string }

/** Steps of as many minutes, each harder by as much. */
function stepsOf({ name = '', first, last, unit, step, minutes, whole, isToFailure, down }: Slots): Words | undefined {
  if (first === undefined || !step || !minutes || !unit || unit === 'pace') return undefined
  const inAll =
    whole && /^(?:m|')/i.test(whole.unit) && !/^mi(?:l|$)/i.test(whole.unit) ? whole.figure / minutes : undefined
  const count =
    last === undefined ? (inAll ?? (isToFailure ? STEPS_TO_FAILURE : 0)) : Math.floor((last - first) / step + 1e-6) + 1
  if (!Number.isInteger(count) || count < 2 || count > MOST_STEPS) return undefined
  const up = Array.from({ length: count }, (_, at) => first + at * step)
  const rows = (values: readonly number[]) =>
    values
      .map(
        (one) =>
          `${minutes} min at ${Math.round(one * 10) / 10}${unit === 'kph' ? ' km/h' : unit === 'mph' ? ' mph' : unit}`,
      )
      .join(', ')
  const easy = Number(down ?? 0)
  const back =
    down === undefined
      ? ''
      : easy > 0
        ? `, ${easy} min easy, ${rows(up.toReversed())}`
        : `, ${rows(up.slice(0, -1).toReversed())}`
  const sport = unit === 'w' || unit === '%' ? 'bike' : 'run'
  // "from 100 to 250 w, up 20w a minute, 97 min in all": the steps take less.
  const longer = inAll !== undefined && inAll !== count ? `, ${whole?.figure} min in all` : ''
  const tell =
    isToFailure && last === undefined
      ? `Until you cannot go on was read as ${count} steps${/test/i.test(name) ? ': three quarters of the best minute are your FTP' : ''}.`
      : undefined
  return { words: `${sport}${isToFailure ? ' intervals,' : ''} ${rows(up)}${back}${longer}`, ...(tell ? { tell } : {}) }
}

/** A run whose kilometres or miles get faster by as many seconds each. */
function kilometresOf({ first, last, unit, step, far, whole }: Slots, said: string): Words | undefined {
  if (unit !== 'pace' || first === undefined || !step || !far || !whole || !/^(?:k|mi(?!n))/i.test(whole.unit))
    return undefined
  const own = /^m/i.test(whole.unit) ? 'mi' : 'km'
  const count = whole.figure / far
  if (!Number.isInteger(count) || count < 2 || count > MOST_KILOMETRES) return undefined
  const fall = last === undefined ? step : (first - last) / (count - 1)
  // "8:30 to 7:00, 10 s per mile" over five miles cannot both be.
  if (Math.abs(fall - step) > 1) return undefined
  const paces = Array.from({ length: count }, (_, at) => Math.round(first - at * fall))
  if (paces.some((pace) => pace < FASTEST)) return undefined
  const words = paces.map((pace) => `${far} ${own} at ${formatClock(pace)}/${own}`).join(', ')
  return { words: `${/\brun/i.test(said) ? 'run: ' : ''}${words}` }
}

// As many as a watch shows, and a pace that nobody runs (our choice).
const [MOST_STEPS, MOST_KILOMETRES, FASTEST] = [30, 20, 150]
const STEPS_TO_FAILURE = 18
