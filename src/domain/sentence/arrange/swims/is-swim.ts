import { sportBySigns } from '../../tokens/signs-of-sports.ts'

/**
 * Whether a sentence is of a pool: it names one, or a stroke, a drill or gear, or has words and lengths that swimmers alone
 * use, and nothing of a run, a ride or the gym.
 */
export function isSwim(text: string): boolean {
  if (text !== last.text) {
    const isNamed = POOL.test(text) || (STROKES.test(text) && !LAND.test(text)) || sportBySigns(text)?.sport === 'swim'
    last = { text, isSwim: isNamed || signOf(text, SHORT) !== undefined }
  }
  return last.isSwim
}

/**
 * What makes a sentence one of a pool that names no sport: what swimmers say of walls and starts, sets of 25, 50 and 75, lengths
 * by turns, ends "in" and "out", send-offs of their speed. Metres are run as well, and a few of 25 or 50 are minutes. Nothing if it names a pool all the same, as what is not swum.
 */
export function findSign(text: string): string | undefined {
  return POOL.test(text) ? undefined : signOf(text, SHORT_AND_BARE)
}

function signOf(text: string, short: RegExp): string | undefined {
  if (LAND.test(text)) return undefined
  const isTimed = MINUTES.test(text.replace(RESTS_IN_MINUTES, ''))
  for (const sign of [IN_A_POOL, ...(isTimed ? [] : [short]), TURNS, ENDS, BASES]) {
    const found = sign.exec(text)
    if (found) return withWholeFigures(text, found.index, found.index + found[0].length)
  }
  return undefined
}

/** What is found, with all of the figures and brackets that it begins and ends in. */
function withWholeFigures(text: string, from: number, to: number): string {
  const [before] = /\d*$/.exec(text.slice(0, from)) ?? ['']
  const [behind] = /^[\w)]*/.exec(text.slice(to)) ?? ['']
  return text.slice(from - before.length, to + behind.length)
}

/** Whether only its lengths say that a sentence is of a pool. */
export function isSwimByLengths(text: string): boolean {
  return isSwim(text) && !POOL.test(text) && !STROKES.test(text)
}

let last = { text: '', isSwim: false }

const POOL =
  /\b(?:(?<!\b(?:off|after) (?:the |a )?)swi?m(?!\w*run)\w*|swimming|pool|scy|scm|lcm|freestyle|butterfly|breast\w*|backstroke|css|lengths|front crawl|pull ?buoy|kick ?board)\b/i
const STROKES =
  /\b(?:free|fr|fc|fs|f ?\/ ?[cs]|brs|brst|kraul|fly|bk|back|breast|brest|br|im|imo|kick|pull|paddles?|fins|buoy|board|stroke|choice|drills?|k ?\/ ?d ?\/ ?s|kds|lengths?|lenghts|catch[- ]?up|head up|one arm|craw?u?l)\b/i
const SHORT = /(?<![\d.:])\d{1,2} ?x ?(?:25|50|75)(?:s|m|yds?|y)?(?!\d|[:.]\d|\/| ?(?:sec|min|\/ ?\d))/i
/** Of these nobody but a swimmer has many, or sprints a few. */
const SHORT_AND_BARE =
  /(?<![\d.:])(?:(?:[6-9]|[1-9]\d) ?x ?(?:25|50|75)s?\b(?! ?(?:m\b|on \d+ off))|[45] ?x ?50 (?:@|at) \d\d ?%|[45] ?x ?(?:25|50|75)s?\b(?! ?(?:m\b|on \d+ off|@|at\b|in\b|z ?\d|zone|tempo|threshold|sweet|steady|endurance))|[23] ?x ?(?:25|50|75) (?:max|all out|sprint|fast|hard)\b|\d{1,2} ?x ?25 ?m (?:max|all out|sprints?|hard)\b)(?!\d|[:.]\d|[/%]| ?(?:secs?|seconds|mins?|minutes|\/ ?\d))/i
const BASES =
  /\d ?x ?(?:100(?=.* on [12]:)|200(?=.* on [34]:)|300(?=.* on [4-6]:)|400(?=.* on [5-8]:))(?: ?m\b)?[,:]? (?:(?:#|nos?\.? ?)?\d(?: ?- ?\d)? [a-z]+ on \d:\d\d,? ?){2}|\d ?x ?(?:50|75|100|150|200)(?: ?m\b)?(?: [a-z]+)?,? desc(?:end(?:ing)?)? 1 ?(?:-|to) ?\d\b|\b(?:fifties|seventy[- ]fives|twenty[- ]fives)\b|\d ?x ?\d{2,4}\b.*(?:\b(?:on|@) ?\d?x\b|\d:\d\d base\b|\bon (?:my |the )?base ?(?:\+|plus|minus))|\d{3}(?:[ ,/-]{1,2}\d{2,4}){2,} (?:on|@) ?(?:a |the )?\d:\d\d base\b|(?:\d ?x ?100 1:[0-4]\d, ?){2}|\d ?x ?100(?:,|:| as)? \d{1,2} ?(?:on|@) ?1:\d\d,?(?: [a-z]+,?)? \d{1,2} ?(?:on|@) ?1:\d\d|\d ?x ?(?:100|200)[:,]? #?1 ?- ?\d on [1-4]:\d\d,? #?\d ?- ?\d{1,2} on|\d ?x ?(?:25|50|75|100) ?m?(?: (?!leav)[a-z/]{2,20}){0,2}(?: x ?\d)? (?:on ?(?::[3-5]\d|[12]:\d\d)|@ ?(?::[3-5]\d|1:\d\d|2:[0-4]\d))\b|\d ?x ?(?:100 ?m? hold\w* [12]:\d\d|200 ?m? hold\w* [2-4]:\d\d)\b|\d ?x ?(?:100|150|200) ?m? (?:on|@) [1-4]:\d\d,? ?\(?hold\w*(?: under| below| sub)? [12]:\d\d|(?:\d ?(?:s|secs?|seconds)|:[0-5]\d)(?: rest| ri)? ?(?:per|for every|\/) ?(?:25|50|100|hundred)\b|\d ?x ?(?:50|100) ?m? (?:at|@) tt pace ?[+-] ?\d{1,2}\b(?! ?(?:\/|per|s\b))|\d ?x ?100 ?m? off (?:8[05]|9[05]|1[0-2][05])\b(?! ?(?:m|s|secs?)\b)|\d ?x ?(?:25|50|75|100) ?m? (?:max|all out|sprints?)(?: [a-z]+){0,3} (?:on|@) [2-8]:\d\d\b|(?:[4-9]|\d\d) ?x ?(?:25|50|75) ?m?(?: (?:fast|hard|sprint|max|all out|easy|steady)){0,2} (?:off|every) [12] ?min/i
/** What is only said in a pool, beside its strokes. */
const IN_A_POOL =
  /\b(?:(?:2[05]|33|50|60) ?m (?:laps|lengths)|broken [1-9]\d{2,3}s?\b(?= x ?\d)|(?:on|at|off|touch|to) (?:the|each|every) wall|off the beach|\d{2,3}k[ /,+]{1,2}\d{2,3}(?:dr?|p)(?=[ /,+)])|(?:tumble|flip) ?turns?|dives?|scull\w*|goggles|bilateral|send[- ]?offs?|(?:[4-9]|[1-5]\d)00 ?m? (?:straight|non[- ]?stop))\b/i
/** "6x150 (50 fast 100 easy)": pieces of 25, 50 and 75 that take turns. */
const TURNS =
  /\d ?x ?(?:\d{3} ?m? ?)?(?:\(|as )[^()]*\b(?:25|50|75) ?m? (?:fast|hard|easy|ez|steady|sprint|max|mod\w*|build|smooth|strong)\b/i
/** "400 in, 8x100, 200 out" */
const ENDS =
  /(?<![\d:.])\d{3} in\b(?=,|\.| \d+ ?x)|\b(?:in \d{3}\b[^;]*\bout \d{3}|\d{3} in(?: and |,? )\d{3} out)(?![\d:])/i
const MINUTES = /\d ?(?:mins?|minutes|'|h|hrs?|hours?)(?![a-z])/i
/** Rests and send-offs behind short swims may be of minutes: "8x50 max, 2 min rest". */
const RESTS_IN_MINUTES =
  /\b(?:series|serie|sets?)[- ]?(?:pauses?|breaks?|rests?):? \d ?(?:mins?|minutes|')|\d ?(?:mins?|minutes|') (?:series|set) (?:pauses?|breaks?|rests?)|\d ?(?:mins?|minutes|')(?: ?(?:rest|ri|recovery|recover|go|cycle|turnaround|break|pause))?(?: in)? between\b|\d ?(?:mins?|minutes|') ?(?:rests?|ri|recovery|recover|go|cycle|turnaround|breaks?|pauses?)\b|\b(?:rest|ri?|recovery|on|every|leaving|with|w\/|w) ?:?(?:the |a )?[1-5] ?(?:mins?|minutes|')/gi
const LAND =
  /\b(?:lr|lsd|run\w*|jog\w*|bike|biking|ride|riding|cycl\w*|spin\w*|turbo|trainer|track|hills?|walk\w*|strides?|watts?|ftp|rpm|cad\w*|miles?|mi|km|bpm|[35]k|10k|lt|mp|hmp|seconds? (?:hard|fast)|float|ran|flying|hiit|spikes|grass|barefoot|uphill|stairs?|steps?)\b/i
