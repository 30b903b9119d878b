/** In a pool, on a bike, on foot. */
export type Kind = 'swim' | 'ride' | 'run'

/** What a word, a set or a time says of the sport that it is of, and how surely: 5 leaves little doubt, 1 is a hint. */
type Sign = { sport: Kind; weight: number; pattern: RegExp }

/** The sport that the words of a sentence weigh for, and the first that does. */
export type SportBySigns = { sport: Kind; weight: number; sign: string }

/**
 * The sport of a sentence by all its signs: the one that they weigh for, if it is more than a hint and more than twice as much as
 * what speaks for any other. "CX prep, 8x(20 s, 40 s)", "uphill on TM @ 6 %", "25s: 12 on :40, 4 fly, 4 bk".
 */
export function sportBySigns(text: string): SportBySigns | undefined {
  if (text !== last.text) last = { text, found: weigh(text) }
  return last.found
}

function weigh(text: string): SportBySigns | undefined {
  // A sport that is named needs no signs.
  const isNamed = NAMED.find(({ pattern }) => pattern.test(text))?.sport
  const found = signs.flatMap(({ sport, weight, pattern }) => {
    const match = pattern.exec(text)
    return match ? [{ sport, weight, sign: match[0].trim() }] : []
  })
  const sums = new Map<Kind, number>()
  for (const { sport, weight } of found) sums.set(sport, (sums.get(sport) ?? 0) + weight)
  const [best, second] = [...sums].toSorted(([, one], [, other]) => other - one)
  if (!best || best[1] < LEAST || best[1] <= 2 * (second?.[1] ?? 0)) return undefined
  const [sport, weight] = best
  if (isNamed && isNamed !== sport) return undefined
  const strongest = found.filter((one) => one.sport === sport).toSorted((one, other) => other.weight - one.weight)
  return { sport, weight, sign: strongest[0]?.sign ?? '' }
}

let last: { text: string; found: SportBySigns | undefined } = { text: '', found: undefined }

// Our choice.
const LEAST = 3

const of = (sport: Kind, weights: Readonly<Record<number, readonly RegExp[]>>): Sign[] =>
  Object.entries(weights).flatMap(([weight, patterns]) =>
    patterns.map((pattern) => ({ sport, weight: Number(weight), pattern })),
  )

const NAMED: readonly { sport: Kind; pattern: RegExp }[] = [
  { sport: 'run', pattern: /\b(?:runs?|running|runner|ran)\b/i },
  { sport: 'ride', pattern: /\b(?:bikes?|biking|rid(?:e|es|ing)|cycl(?:e|ing|ist))\b(?! (?:=|fit))/i },
  { sport: 'swim', pattern: /\bsw[iau]m\w*\b/i },
]

const signs: readonly Sign[] = [
  ...of('swim', {
    5: [
      /\b(?:scm|scy|lcm|ows|usrpt|open[- ]water|(?:25|33|50) ?(?:m|yd|yard|metre|meter)s? pool|lido)\b/i,
      /\b(?:freestyle|butterfly|breast ?stroke|back ?stroke|front crawl|pull[- ]?bu?oy|kick ?board|im order|individual medley)\b/i,
      /\b(?:css|red mist|deck ups?)\b/i,
      /\b(?:catch[- ]?up|fingertip drag|sculling|scull|6-1-6|underwater|uw dolphin|bilateral|sight(?:ing)? every)\b/i,
    ],
    3: [
      /\b(?:paddles|paddels|fins|snorkel|flippers)\b/i,
      /\b(?:25|50|75)s(?=:? ?(?:\d{1,2} @|x ?\d))/i,
      /\d ?x ?\d{3,4}(?: ?m)? broken\b.*(?::|\b)(?:5|10|15)(?!\d| ?(?:m|k|mins?)\b)/i,
      // "100s holding 1:20 on 1:35", "75s: build, r:15", "25-50-75-50-25", "4 k 4 p"
      /(?<![x*] ?)\b(?:25|50|75|100|150|200)'?s\b(?!.*\b(?:jog|walk|float)).*\b(?:(?:on|off|@) ?(?::[3-5]\d|[1-4]:[0-5]\d)|r ?:?\d\d)\b/i,
      /(?<![x*] ?)\b(?:25|50|75|100)'?s(?: -|:)? ?\(?\d{1,2} (?:ez|easy|mod|med|kick|k|pull|p|drill|swim|build|fly|free)\b/i,
      /\d ?x ?(?:100|150|200)\b[^;]*\b\d (?:ez|easy|smooth|drill|kick),? \d (?:med|mod|fast|hard|build|sprint|steady|swim|pull)\b.*\b(?:on|off|@) ?\d?:\d\d\b/i,
      /\b25[ ,/-]{1,2}50[ ,/-]{1,2}75[ ,/-]{1,2}(?:100|50)\b|\b(?:100|75)[ ,/-]{1,2}75[ ,/-]{1,2}50[ ,/-]{1,2}25\b/,
      /\b\d{1,2} (?:k|kick),? \d{1,2} (?:p|pull|d|drill|dr)\b/i,
      /\b(?:(?<!x )broken \d{3,4}s?|broken \d{3,4}s?(?=.*\b(?:(?:5|10|15) ?s|r ?:?(?:05|10|15)))|\d{3,4}(?: ?(?:m|yds?|yards))? broken|t[23]0|golf (?=\d ?x)|hypoxic|squad lane \d|sighting|p&p)\b/i,
    ],
    2: [
      /\d ?x ?(?:25|50|75)(?:s|m|yds?)?\b(?!:\d|[.\d/]| ?(?:sec|min|'|%|w\b|on \d\d off))/i,
      /\b(?:breath(?:e|ing) (?:every )?\d|fly|bk|bck|brst|fr|fc)\b(?! (?:by|off))/i,
      /\d ?x ?(?:100|125|150|200|300|400)\b.*(?:\b(?:on|off|cyc|@) ?(?:the )?(?::[3-5]\d|1:[0-5]\d|2:\d\d|3:[0-5]\d)\b(?! ?\/))/i,
      /\d{3}(?:[ /-]\d{3}){2,}.*\b(?:1\d|20|[5-9]) ?(?:s|secs?|"|'')? ?(?:r|ri|rest)\b/i,
      /\b(?:kick|pull|choice|loosen|medley|dive|flip turns?|stroke count|masters)\b/i,
      /\b(?:br|im|k|dr|fl)\b(?=[^a-z]*(?:$|[,;)/\d]| ))/i,
      /:[0-5]\d ?r\b|\br ?:[0-5]\d/i,
    ],
    1: [/\b(?:free|back|drill|board|sw)\b/i, /\b\d{3} (?:easy|ez|loosen|choice|smooth)\b/i, /\blane \d\b/i],
  }),
  ...of('ride', {
    5: [
      /\b(?:turbo|zwift|wattbike|peloton|idt|rollers|ergo|velodrome)\b/i,
      /\b(?:cx|cyclocross|crit|criterium|chain ?gang|ttt|sportive|gran fondo|bunch|paceline|breakaway|lead ?out|kom|zrl)\b/i,
      /\b(?:w ?\/ ?kg|big gear|tt bike|aero ?bars?|saddle|pedal\w*|freewheel\w*)\b/i,
      /(?<![:.\d] ?)\b(?:39|42|4[4-8]|5[0-6]) ?x ?1[1-9]\b(?! ?(?:s|secs?|mins?|'|m)\b)/i,
      /\b(?:(?:10|25|50|100)[- ]?(?:miles?|mi)|(?:16|[2-9]0)[- ]?(?:km?|kilomet(?:er|re)s?)) (?:tt|time[- ]?trial)\b/i,
      /\b(?:micro ?bursts?|\d ?(?:mins?|minutes|m|')? over,.*\d ?(?:mins?|minutes|m|')? under|over[ -]?(?:and[ -])?unders?|over\/unders?|o\/us?|ronnestad|sweet ?spot|sst)\b/i,
    ],
    3: [
      /\d ?\+? ?rpm\b/i,
      /\b(?:(?:10|25|50)? ?tt prep|tt openers?|tt effort|(?:10|25) tt|aero|(?:in|on) the (?:hoods|drops)|out the saddle|seated|standing start|from a roll|spin[- ]?ups?|(?:single|one|isolated)[- ]leg(?:ged)?|soft[- ]pedal\w*)\b/i,
      /\b(?:coast(?:ing)?|roll(?:ing)?) (?:back )?(?:down|dn)\b/i,
      /(?:@|at) ?(?:11[3-9]|1[2-9]\d) ?%(?! of)/i,
      /\b(?:spin (?:down|back|home|easy|easily)|(?:easy|ez|light|gentle|\d ?(?:mins?|minutes|m|secs?|s|')?) spin(?!s?[- ]?ups?)(?:ning)?)\b/i,
      /\btabata/i,
    ],
    2: [/\b(?:cad|cadence|erg|climb(?:s|ing)?)\b/i],
  }),
  ...of('run', {
    5: [
      /\b(?:jog\w*|treadmill|treadie|tm|parkrun|fartlek|marathon|half marathon|hmp|strides?|barefoot|plyo\w*)\b/i,
      /\b(?:mp|10k pace|5k pace|3k pace|5k effort|10k effort|track)\b|\/ ?(?:km|mi|mile)\b|\d ?\/ ?k\b/i,
    ],
    3: [/\b(?:mile pace|hill (?:sprints|reps)|walk\w*|shakeout|float|trail)\b/i, /\d ?km? (?:a|per) lap\b/i],
    2: [/\b\d{1,2}(?:\.\d)? ?km?\b/i, /\b\d(?:\.\d)? ?(?:miles?|mi)\b/i],
  }),
]
