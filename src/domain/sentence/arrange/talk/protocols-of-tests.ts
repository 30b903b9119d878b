import type { Span } from '../../result.ts'
import { saysRide, saysRun, saysSwim } from '../../tokens/says-sport.ts'

/** How a test is done: its hard parts and what lies between them, and the ends of a session that has it. */
export type Protocol = {
  /** The words of the sentence that say it, the name first. */
  spans: readonly Span[]
  /** Where the sentence names none. */
  sport?: string
  /** Whether the test could be one of another sport, too. */
  isSportOpen?: boolean
  work: string
  /** What is left of it where there is not time for all. */
  short: string
  /** How long both take, where it is known. */
  minutes?: number
  minutesInShort?: number
  ends: { up: string; down: string }
  /** Whether the sentence says how long its last part is. */
  isLengthSaid?: boolean
  /** A distance or a time all out, which is no test by name. */
  isTrial?: boolean
  tell: string
}

/** The protocol of the test that a sentence names, with what it says of it. */
export function findProtocol(text: string): Protocol | undefined {
  const css = cssTestSaid(text)
  if (css) return css
  // "ftp test ramp", "ramp ftp test" is a ramp test.
  const match = RAMP.exec(text) ?? NAME.exec(text)
  if (!match) return findTrial(text)
  const { half, kind = '' } = match.groups ?? {}
  const length = half ? '30' : match.groups?.length
  const name = placeOf(match)
  const sport = sportIn(text)
  const key = shortNames[kind.toLowerCase()] ?? kind.toLowerCase()
  const own = partsSaid(text, name)
  if (own) return { ...own, ...(sport ? {} : { sport: sportOfTests[key] ?? 'run', isSportOpen: true }) }
  // Its watts are read as steps.
  const figures = key === 'ramp' || key === 'map' ? undefined : behindName(text, name.to)
  const minutes = minutesSaid(length, figures?.words)
  const between = BETWEEN.exec(text)
  const pause = between?.groups?.rest
  const opener = key === 'ftp' ? OPENER.exec(text) : null
  const spans = [
    name,
    ...(figures ? [figures] : []),
    ...(between ? [placeOf(between)] : []),
    ...(opener ? [placeOf(opener)] : []),
    ...bracketsIn(text),
  ]
  const of = (needed: string, protocol: Omit<Protocol, 'spans' | 'sport' | 'short'> & { short?: string }) =>
    sport === undefined || sport === needed
      ? {
          short: protocol.work,
          ...protocol,
          spans,
          ...(sport ? {} : { sport: needed, isSportOpen: !OF_ONE_SPORT.has(key) }),
        }
      : undefined
  const ends = { up: '15 min', down: '10 min' }
  if (key === 'css' || sport === 'swim') {
    const isOwn = [...(figures?.words ?? '').matchAll(/\d{3,4}/g)].every(([one]) => one === '400' || one === '200')
    if (key !== 'css' || !isOwn || length) return undefined
    return of('swim', {
      work: `4x50 build 15s rest, 400 at RPE 10, ${pause ?? 5} min rest, 200 at RPE 10`,
      ends: { up: '400', down: '200' },
      tell: `A CSS test is 400 and 200 m all out, after some 50s that get faster and with ${pause ?? 5} minutes between them: CSS is 200 m divided by the difference of both times.`,
    })
  }
  if (key === 'ramp' || key === 'map') {
    const own = STEPS.exec(text)
    const [start, step] = [own?.groups?.start ?? 100, own?.groups?.step ?? 20].map(Number) as [number, number]
    const protocol = of('bike', {
      work: `start at ${start}w, +${step}w every minute up to ${start + STEPS_OF_RAMP * step}w`,
      minutes: STEPS_OF_RAMP + 1,
      ends: { up: '10 min', down: '10 min' },
      tell: `A ramp test starts at ${start} watts and adds ${step} a minute until you cannot go on: three quarters of the best minute are your FTP.`,
    })
    const until = UNTIL.exec(text)
    const steps = [...(own ? [placeOf(own)] : []), ...(until ? [placeOf(until)] : [])]
    return protocol && { ...protocol, spans: [...protocol.spans, ...steps] }
  }
  if (key === 'cooper')
    return of('run', {
      work: '12 min at RPE 10',
      minutes: 12,
      ends,
      tell: 'A Cooper test is 12 minutes all out, as far as you get.',
    })
  if (key === 'cp' && minutes)
    return of(sport ?? 'bike', {
      work: `${minutes} min at RPE 10`,
      minutes,
      ends,
      tell: `A test of ${minutes} minutes is done all out.`,
    })
  if (key === 'cp')
    return of(sport ?? 'bike', {
      work: '3 min at RPE 10, 30 min easy, 12 min at RPE 10',
      minutes: 45,
      ends,
      tell: 'A test of critical power is 3 and 12 minutes all out, with 30 easy ones between them.',
    })
  if (key === 'ftp' && sport !== 'run')
    return ftp(of, minutes, pause, ends, /\b2 ?x ?8\b|\b8 ?(?:min\w*)?.{0,10} ?(?:x ?2|twice)\b/i.test(text))
  return of(sport ?? 'run', {
    work: `${minutes ?? 30} min at RPE 10`,
    minutes: minutes ?? 30,
    ends,
    tell: 'A test of the threshold is 30 minutes all out, alone: your heart rate at threshold is the mean of the last 20.',
  })
}

function ftp(
  of: (
    sport: string,
    protocol: Omit<Protocol, 'spans' | 'sport' | 'short'> & { short?: string },
  ) => Protocol | undefined,
  minutes: number | undefined,
  pause: string | undefined,
  ends: Protocol['ends'],
  isTwice: boolean,
) {
  if (isTwice || minutes === 8)
    return of('bike', {
      work: `8 min at RPE 10, ${pause ?? 10} min easy, 8 min at RPE 10`,
      minutes: 16 + Number(pause ?? 10),
      ends,
      tell: 'The test of 8 minutes is done twice, with easy ones between: 90 % of the better mean power is your FTP.',
    })
  const long = minutes ?? 20
  const work = `${long} min at RPE 10`
  const opener = `5 min at RPE 10, ${pause ?? 10} min easy, `
  return long === 20
    ? of('bike', {
        work: opener + work,
        short: work,
        minutes: 25 + Number(pause ?? 10),
        minutesInShort: 20,
        isLengthSaid: minutes !== undefined,
        ends,
        tell: 'An FTP test is 20 minutes all out, after 5 all out and 10 easy where there is time for them: 95 % of its mean power is your FTP.',
      })
    : of('bike', { work, minutes: long, ends, tell: `An FTP test of ${long} minutes is ridden all out.` })
}

/** A distance or a time all out, which is all that a sentence says: "5k time trial". */
function findTrial(text: string): Protocol | undefined {
  const match = TRIAL.exec(text)
  const { length = '', distance, unit } = match?.groups ?? {}
  if (!match) return undefined
  const said = sportIn(text)
  // Yards are those of pools.
  const isSwim = said === 'swim' || (!said && (!unit || /^y/i.test(unit)) && Number(distance) >= 100)
  // "run 1500 tt"
  const isTrack = said === 'run' && !unit && Number(distance) >= LEAST_ON_TRACK
  if (!unit && !isTrack && (!isSwim || Number(distance) < 100)) return undefined
  const isTimed = /^(?:m?in|')/i.test(unit ?? '')
  // How far one swims in a time is not known.
  if (isTimed && said === 'swim') return undefined
  const span = placeOf(match)
  const sport = said ?? (isSwim ? 'swim' : OF_RIDERS.test(match[0]) ? 'bike' : 'run')
  const strides = sport === 'run' ? '4x20s strides, ' : sport === 'swim' ? '4x50 build 15s rest, ' : ''
  const far = isTrack ? `${distance} metres` : length
  return {
    spans: [span],
    ...(said ? {} : { sport, isSportOpen: !/\bpower\b/i.test(match[0]) }),
    work: `${strides}${far} at RPE 10`,
    short: `${far} at RPE 10`,
    ends: sport === 'swim' ? { up: '400', down: '200' } : { up: '15 min', down: '10 min' },
    isTrial: true,
    ...(isTimed ? { minutes: Number(distance), minutesInShort: Number(distance) } : {}),
    tell: 'A time trial is done all out, between a usual warm-up and cool-down.',
  }
}

/** "10 mile TT", "40 km TT": riders race over it. */
const OF_RIDERS = /\bpower\b|\b(?:(?:10|25|50|100)[- ]?(?:miles?|mi)|(?:16|[2-9]0)[- ]?(?:km?|kilomet(?:er|re)s?))\b/i

/** A test of critical swim speed in its parts: "400 TT, 5 min easy, 200 TT (css test)". */
function cssTestSaid(text: string): Protocol | undefined {
  const match = CSS_PARTS.exec(text)
  const sport = sportIn(text)
  if (!match || (sport && sport !== 'swim')) return undefined
  // By its name it says the rest elsewhere, "8 min easy between".
  if (!match.groups?.minutes && !match.groups?.between && NAME.test(text)) return undefined
  const { between = '5', minutes = between, how } = match.groups ?? {}
  const name = CSS_NAME.exec(text.slice(0, match.index)) ?? undefined
  const work = `4x50 build 15s rest, 400 at RPE 10, ${minutes} min ${/e[az]/i.test(how ?? '') ? 'easy' : 'rest'}, 200 at RPE 10`
  return {
    spans: [placeOf(match), ...(name ? [placeOf(name)] : [])],
    sport: 'swim',
    ...(sport || /\bcss\b/i.test(text) ? {} : { isSportOpen: true }),
    work,
    short: work,
    ends: { up: '400', down: '200' },
    tell: 'A CSS test is 400 and 200 m all out, after some 50s that get faster: CSS is 200 m divided by the difference of both times.',
  }
}

/** A test that says its own hard parts, "cp test 3' max, 30' easy, 12' max": with the ends that it lacks. */
function partsSaid(text: string, name: Span): Omit<Protocol, 'sport'> | undefined {
  const behind = OWN_PARTS.exec(text.slice(name.to))
  if (!behind?.groups?.parts || (behind[0].match(HARD) ?? []).length < 2) return undefined
  const work = behind.groups.parts.replace(HARD, ' at RPE 10').replace(/'/g, ' min')
  const own = { from: name.from, to: name.to + behind[0].length }
  return { spans: [own], work, short: work, ends: { up: '15 min', down: '10 min' }, tell: OWN }
}

function behindName(text: string, from: number): (Span & { words: string }) | undefined {
  const match = FIGURES.exec(text.slice(from))
  if (!match?.groups?.own) return undefined
  const end = match[0].length
  return { from: from + match[0].indexOf(match.groups.own), to: from + end, words: match.groups.own }
}

/** "(LTHR)", which says what is measured. */
function bracketsIn(text: string): Span[] {
  const match = /\((?:ftp|lthr|css|cp|map)\)/i.exec(text)
  return match ? [placeOf(match)] : []
}

function placeOf({ index, 0: words }: RegExpExecArray): Span {
  return { from: index, to: index + words.length }
}

function minutesSaid(length: string | undefined, behind = ''): number | undefined {
  if (length) return Number(length)
  const figure = /(\d{1,2}) ?(?:min|'|m\b)/i.exec(behind)?.[1]
  return figure ? Number(figure) : undefined
}

function sportIn(text: string): string | undefined {
  if (saysRide(text) || /\bwattbike\b/i.test(text)) return 'bike'
  if (saysRun(text) || /\btrack\b/i.test(text)) return 'run'
  return saysSwim(text) ? 'swim' : undefined
}

const shortNames: Record<string, string> = {
  'critical power': 'cp',
  'critical swim speed': 'css',
  'functional threshold': 'ftp',
  'functional threshold power': 'ftp',
}
const OF_ONE_SPORT = new Set(['ftp', 'css'])
const sportOfTests: Record<string, string> = { ftp: 'bike', cp: 'bike', ramp: 'bike', css: 'swim' }
const NAME =
  /(?:\b(?:(?<half>half(?: an?)?[- ]hour )|(?<length>[1-9]|[12]\d|3[0-5])(?: ?- ?| )?(?:min(?:ute)?s?|')[- ]?)(?:all[- ]out |max )?)?(?:\b(?:2 ?x ?8 ?(?:min(?:ute)?s?)? ?))?\b(?<kind>ftp|functional threshold(?: power)?|ramp|map|css|critical swim speed|lthr|lt|lactate threshold|threshold(?: hr| heart rate)?|cp|critical power|cooper)[- ](?:field )?test(?:ing)?(?: session| workout| set)?\b(?:,? ?(?:x ?2|2 times|twice)\b)?/i
const FIGURES =
  /^(?!\D{0,30}\b(?:w\/?u|warm(?:ing)?[- ]?up|c\/?d|cool(?:ing)?[- ]?down)\b)(?:[^\d.;]{0,30}?(?:[,:(=-] ?|\bof |\bover |\bis |\bas |\bwith )|[^\d.,;]{0,16} )(?<own>(?:\(? ?(?:\d{3,4}(?: ?m\b)?(?! ?(?:easy |ez |of |to )?(?:warm|wu|cool|cd))|\d{1,2} ?(?:min(?:ute)?s?|')(?! ?(?:easy |ez |of |to )?(?:warm|wu|cool|cd|jog|spin|rest|recovery|between|in between)))(?: ?(?:tt|time trial|all[- ]?out|max|flat out|test|as far as i can|both))* ?\)?(?: ?(?:,|and|then|\+|\/|&|followed by|with) ?)*)+)/i
const BETWEEN =
  /,? ?(?:\b(?:with |w\/? ?|and ))?(?:\d{1,2} ?(?:-|to) ?)?\b(?<rest>\d{1,2}) ?(?:min(?:ute)?s?|') ?(?:of )?(?:easy|ez|rest|recovery)?(?: swim(?:ming)?| spin(?:ning)?| riding)? (?:in )?between(?: them| the two| each)?\b/i
const OWN_PARTS =
  /^ ?[:,-]? ?(?<parts>(?:\d{1,4} ?(?:min(?:ute)?s?|'|m|km?)? ?(?:max|all[- ]?out|flat out|easy|ez|rest|recovery)[ ,+]*(?:then |and )?){3,})/i
const ALL_OUT = '(?:tt|time[- ]?trial|all[- ]?out|max|flat out|(?:swim )?test)'
const CSS_PARTS = new RegExp(
  String.raw`\b400 ?m? ${ALL_OUT}[, ]+(?:(?:and|then|\+|with) )*(?:(?<minutes>\d{1,2}) ?(?:min(?:ute)?s?|') ?(?:of )?(?<how>easy|ez|rest|recovery)?(?: swim(?:ming)?| between)?[, ]+(?:(?:and|then|\+) )*)?(?:a )?200 ?m? ${ALL_OUT}(?:,? (?:with )?(?<between>\d{1,2}) ?min(?:ute)?s? ?(?:easy|ez|rest|recovery)?(?: swim(?:ming)?)? ?(?:in )?between)?(?:,? \(?css(?:[- ]test)?\)?)?`,
  'i',
)
const CSS_NAME = /\bcss(?:[- ]test)?(?: session| set)?[:,-]?/i
const RAMP =
  /\b(?:ftp[- ]test(?:,? (?:as|with|by) an?)?[- ](?<kind>ramp)(?: test)?|(?<kind>ramp)[- ]ftp[- ]test|ftp[- ](?<kind>ramp)[- ]test)\b/i
/** Steps above the first: few riders reach the last. */
const STEPS_OF_RAMP = 18
const STEPS =
  /[,:;]? ?(?:(?:start(?:ing|s)?|at|from) )*\b(?<start>\d{2,3}) ?(?:w|watts)(?: start)?,? (?:then |and |going |with )*(?:\+|up|add(?:ing|s)?|increas\w+|plus|steps of) ?(?:by |of )?(?<step>\d{1,2}) ?(?:w|watts)?(?: steps)? ?(?:every|each|per|a|\/) ?(?:1 ?)?min(?:ute)?(?: steps)?/i
/** Where it ends, which the protocol says. */
const UNTIL =
  /,? ?\b(?:till?|until|to) (?:i |you |we )?(?:pop|fail(?:ure)?|blow(?: up)?|crack|explode|exhaust(?:ion|ed)|die|drop|stop|can[’']?t(?: (?:go on|hold (?:it|on)|continue|do more|any ?more))?)(?: anymore)?\b/i
const HARD = / ?\b(?:max|all[- ]?out|flat out)\b/gi
// In metres: fewer without a unit are something else (our choice).
const LEAST_ON_TRACK = 400
const TRIAL =
  /\b(?<length>(?<distance>\d{1,4}(?:\.\d)?) ?-?(?<unit>km?|miles?|mi|min(?:ute)?s?|'|metres|meters|m|yards?|yds?)?)[ -](?:(?:run|swim|bike|running|solo|power|fitness|all[- ]out|max) ){0,2}(?:time[- ]?trial|tt|for time(?! (?:on|in)\b)|(?<=(?:min(?:ute)?s?|'|km?|miles?|mi)[ -](?:[a-z-]+ ){0,2})test)\b(?: effort)?(?:,? (?:all[- ]out|flat[- ]out|max))?\b/i
/** The minutes all out before those that count. */
const OPENER =
  /,? ?(?:(?:and|with|w|after|including|incl) |w\/ ?)(?:an? )?5[ -]?(?:min(?:ute)?s?|')? ?(?:blow[- ]?out|opener|all[- ]?out|max|flat out|hard)(?: effort)?(?: first| before)?\b/i
const OWN = 'A test is done between a usual warm-up and cool-down.'
