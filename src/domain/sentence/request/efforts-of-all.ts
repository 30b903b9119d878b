import { type Span, type Understood, type Unread, unreadAt } from '../result.ts'

/**
 * Two efforts of all that is done which cannot both be, "all easy at 130 %", "easy run at max sprint for 60 min": nothing is built of
 * it, as the one that is meant may be the easy one.
 */
export function findContraryEfforts(text: string, { asked, workout, unusable }: Understood): Unread | undefined {
  const { set, mainSet = [], warmup, cooldown } = asked
  const hasParts = (set ?? warmup ?? cooldown) !== undefined || mainSet.length > 1 || (workout?.steps.length ?? 0) > 1
  if (unusable || hasParts) return undefined
  if (OF_SOME.test(text) || (text.match(LENGTHS) ?? []).length > MOST_LENGTHS) return undefined
  const [easy, hard] = [EASY.exec(text), HARD.exec(text)]
  if (!easy || !hard) return undefined
  const place: Span = {
    from: Math.min(easy.index, hard.index),
    to: Math.max(easy.index + easy[0].length, hard.index + hard[0].length),
  }
  return unreadAt(
    place,
    `“${easy[0]}” and “${hard[0]}” are said of the same, and nothing is built: say which one is meant.`,
  )
}

/** What was read without all that would be built; `because` is told of its figures. */
export function withoutSession(read: Understood, unusable: Unread, text: string, because = NOT_BUILT): Understood {
  const { sport } = read.asked
  const isTold = ({ from, to }: Span) =>
    (because === NOT_BUILT ? [...read.unread, unusable] : read.unread).some((one) => one.from < to && one.to > from)
  const figures = [...text.matchAll(FIGURES)]
    .map(({ index, 0: words }): Span => ({ from: index, to: index + words.length }))
    .filter((one) => !isTold(one))
    .map((one) => unreadAt(one, because))
  const ofSport = <One extends { field: string }>(all: readonly One[]) => all.filter(({ field }) => field === 'sport')
  return {
    asked: sport ? { sport } : {},
    found: ofSport(read.found),
    inferred: ofSport(read.inferred),
    unread: [...read.unread, ...figures].toSorted((one, other) => one.from - other.from),
    missing: ofSport(read.missing),
    checks: [],
    assumed: read.assumed.sport ? { sport: read.assumed.sport } : {},
    unusable,
  }
}

const FIGURES = /(?<!\bz(?:one)? ?)\d[\d.,:]*(?: ?(?:h|hrs?|hours?|mins?|minutes|'|km?|mi|miles?|m)(?![a-z\d]))?/gi
const NOT_BUILT = 'This is not built, as two efforts are said of all of it.'

const EASY =
  /\b(?:(?:all |very |super |really )*(?:easy|easily|gentle|gently)|recovery(?= (?:run|ride|swim|spin|jog|bike))|(?:z|zone ?)[12](?!\d| ?[-/]))(?![a-z\d])/i
const HARD =
  /\b(?:at |in |@ ?)?(?:(?:all )?(?:at )?max(?:imum|imal)? (?:sprint|effort|power|pace)|sprint(?:ing)?(?! ?tri|-)|as hard as (?:you can|possible)|all[- ]?out|flat[- ]?out|full gas|vo2 ?max|(?:z|zone ?)[5-7](?!\d)|(?:10[5-9]|1[1-9]\d|2\d\d) ?%|(?:mile|[35]k) pace)(?![a-z\d])/i
const LENGTHS = /\d ?(?:h|hrs?|hours?|mins?|minutes|'|km?|k|mi|miles?|met(?:er|re)s?|m|yards?|y)(?![a-z\d])/gi
// A second one may be of the same whole, "45 min that lasts 2 hours".
const MOST_LENGTHS = 2
/** Words with which only some of it is hard, or easy, or is not wanted. */
const OF_SOME =
  /\d ?[x×] ?\d|\b(?:last|first|final\w*|finish\w*|then|start\w*|with \d|with (?:a|some|few)|w\/|incl\w*|plus|every|each|between|btw\w*|before|after|into|followed|to (?:z|zone|max|all|vo2)|build\w*|progress\w*|prog|ramp\w*|from|alternat\w*|half|odds?|evens?|on|off|not?|never|don'?t|without|nothing|instead|or|strides?|surges?|bursts?|pick[- ]?ups?|sprints|hills?|intervals?|efforts|fartlek|test|tri\w*|race|until|till|but|rest|jog|walk|warm\w*|wu|cool\w*|cd|middle|some|few|if|than|max ?hr|ftp test|hr)\b|[+&;→>]|\d ?\/ ?\d/i
