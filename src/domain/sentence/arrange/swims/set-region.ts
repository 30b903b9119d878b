/** A set of a swim where it is written, and where what is said of it ends. */
export type SwimSet = { times: number; length: string; distance: number; from: number; end: number; to: number }

/** The sets of a sentence, each up to the next set, the next length or a full stop. */
export function setsIn(text: string): SwimSet[] {
  return [...text.matchAll(SET)].flatMap((match) => {
    const { times = '', length = '', unit = '' } = match.groups ?? {}
    const distance = Number(length)
    const [from, end] = [match.index, match.index + match[0].length]
    // In a pool of 33 or 60 m they say the unit.
    if (distance < POOL || (distance % POOL !== 0 && unit === '')) return []
    return [
      { times: Number(times), length: `${length}${unit}`, distance, from, end, to: endOfSet(text, end, distance) },
    ]
  })
}

const SET =
  /(?<![\d.:/x-]|\d ?x ?)\b(?<times>\d{1,2}) ?x ?(?<length>\d{2,4})(?<unit> ?(?:m|yds?|y|meters|metres|yards)\b)?(?:s\b)?(?!\d|:\d|\/\d|\.\d)/dgi
const POOL = 25

function endOfSet(text: string, from: number, distance: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth < 0) return at
    if (depth > 0) continue
    NEXT.lastIndex = at
    if (NEXT.test(text)) return at
    LENGTH.lastIndex = at
    const length = LENGTH.exec(text)
    // "6x150 50 kick 50 drill 50 swim": its pieces are shorter.
    if (length && Number(length.groups?.figure) >= (length[0].includes(',') ? 2 * POOL : distance)) return at
  }
  return text.length
}

const NEXT =
  /[;\n]|\.(?=\s|$)| \/ (?=\d)|[, ]+\d+(?:\.\d+)?km?\b|[, ]+(?:and |& |\+ ?|plus )?(?:then\b|finish|cool ?down|warm ?down|cd\b|wd\b|wu\b|total|\d{1,2} ?x ?[\d(])/iy
const LENGTH =
  /(?<!@|\b(?:on|off|at|by))[, ]+(?:and |& |\+ ?|plus )?(?<figure>\d{2,4})(?![\d:./x-])(?! ?(?:s|secs?|seconds|"|%|x)(?![a-z]))/iy
