/**
 * Whether a sentence is of a pool by its words or its lengths: strokes, drills, equipment, or sets of 25, 50 and 75 and
 * nothing of the other sports.
 */
export function isSwim(text: string): boolean {
  if (text === last.text) return last.isSwim
  last = {
    text,
    isSwim:
      POOL.test(text) ||
      (!LAND.test(text) &&
        (STROKES.test(text) ||
          (SHORT.test(text) && !MINUTES.test(text.replace(BETWEEN_SETS, ''))) ||
          BASES.test(text))),
  }
  return last.isSwim
}

/** Whether only its lengths say that a sentence is of a pool. */
export function isSwimByLengths(text: string): boolean {
  return isSwim(text) && !POOL.test(text) && !STROKES.test(text)
}

let last = { text: '', isSwim: false }

const POOL =
  /\b(?:swi?m(?!\w*run)\w*|swimming|pool|scy|scm|lcm|freestyle|butterfly|breast\w*|backstroke|css|lengths|front crawl|pull ?buoy|kick ?board)\b/i
const STROKES =
  /\b(?:free|fr|fc|fs|f ?\/ ?[cs]|brs|brst|kraul|fly|bk|back|breast|brest|br|im|imo|kick|pull|paddles?|fins|buoy|board|stroke|choice|drills?|k ?\/ ?d ?\/ ?s|kds|lengths?|lenghts|catch[- ]?up|head up|one arm|craw?u?l)\b/i
const SHORT = /(?<![\d.:])\d{1,2} ?x ?(?:25|50|75)(?:s|m|yds?|y)?(?![\d:./]| ?(?:sec|min|\/ ?\d))/i
const BASES =
  /\b(?:fifties|seventy[- ]fives|twenty[- ]fives)\b|\d ?x ?\d{2,4}\b.*(?:\b(?:on|@) ?\d?x\b|\d:\d\d base\b)|\d{3}(?:[ ,/-]{1,2}\d{2,4}){2,} (?:on|@) ?(?:a |the )?\d:\d\d base\b|(?:\d ?x ?100 1:[0-4]\d, ?){2}|\d ?x ?100,? [1-5] on 1:\d\d,? [1-5] on 1:\d\d|\d ?x ?(?:25|50|75|100) ?m?(?: (?!leav)[a-z/]{2,20}){0,2}(?: x ?\d)? (?:on|@) ?(?::[3-5]\d|[12]:\d\d)\b|\d ?x ?(?:100|150|200) ?m? (?:on|@) [1-4]:\d\d,? ?\(?hold\w*(?: under| below| sub)? [12]:\d\d|\d ?(?:s|secs?|seconds)(?: rest| ri)? (?:per|for every) (?:50|100)\b|\d ?x ?100 ?m? off (?:8[05]|9[05]|1[0-2][05])\b(?! ?(?:m|s|secs?)\b)|\d ?x ?(?:25|50|75|100) ?m? (?:max|all out|sprints?)(?: [a-z]+){0,3} (?:on|@) [2-8]:\d\d\b|(?:[4-9]|\d\d) ?x ?(?:25|50|75) ?m?(?: (?:fast|hard|sprint|max|all out|easy|steady)){0,2} (?:off|every) [12] ?min/i
const MINUTES = /\d ?(?:mins?|minutes|')(?![a-z])/i
const BETWEEN_SETS =
  /\b(?:series|serie|sets?)[- ]?(?:pauses?|breaks?|rests?):? \d ?(?:mins?|minutes|')|\d ?(?:mins?|minutes|') (?:series|set) (?:pauses?|breaks?|rests?)|\d ?(?:mins?|minutes|')(?: rest)? between (?:the )?(?:sets|series)/gi
const LAND =
  /\b(?:run\w*|jog\w*|bike|biking|ride|riding|cycl\w*|spin\w*|turbo|trainer|track|hills?|walk\w*|strides?|watts?|ftp|rpm|cad\w*|miles?|mi|km|bpm|[35]k|10k|lt|mp|hmp|seconds? (?:hard|fast)|float)\b/i
