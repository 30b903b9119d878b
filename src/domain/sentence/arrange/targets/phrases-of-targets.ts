import type { Phrase } from '../phrase.ts'

const END = 'wu|w\\/u|warm[- ]?up|cd|c\\/d|w\\/d|cool[- ]?down'

/** Targets in short: percents without a sign, shares of FTP, a cadence without a unit, paces a bit faster than that of a race. */
export const phrasesOfTargets: readonly Phrase[] = [
  {
    // "5 min @ 90, 1 min @ 110 (% FTP)"
    needs: ['ftp', 'cp'],
    pattern: /(?<at>@|\bat) ?(?<figure>[4-9]\d|1\d\d)(?<legend> ?\((?:all )?(?:in )?(?:as )?% ?(?:of )?(?:ftp|cp)\))/di,
    as: '{at} {figure}{legend=%}',
  },
  {
    // "2x(2m 80/2m 60)", "3x(3x(2m 80/1m 90) 4m 55)"
    pattern:
      /(?<open>\(|\) ?| ?[/,+] ?)(?<length>\d{1,2})(?<unit> ?(?:mins?|m|secs?|s|'|"))(?: @ ?| at | )(?<aim>\d{2,3})(?= ?[/,)+]| \d)/dgi,
    by: (span, _, text) => {
      const [open, length, unit, aim] = [span('open'), span('length'), span('unit'), span('aim')]
      if (
        !open ||
        !length ||
        !unit ||
        !aim ||
        !RIDDEN.test(text) ||
        !isShare(Number(aim.words)) ||
        !isInBrackets(text, length.from)
      )
        return undefined
      const mark = open.words.trim()
      const before = mark === '(' ? open : mark === ')' ? '), ' : ', '
      const isMinutes = /^ ?(?:m|')/i.test(unit.words)
      return [before, length, isMinutes ? ' min' : 's', ' at ', { words: `${aim.words}%`, for: aim }]
    },
  },
  {
    // "6x1 min 110 rpm 1 min 80"
    needs: ['rpm'],
    pattern: /(?<=\b\d{2,3} ?rpm\b.*\d ?(?:mins?|m|'|s|secs?) )(?:at )?(?<rate>[5-9]\d|1[0-3]\d)(?= ?(?:$|[,;.)]))/di,
    as: 'at {rate} rpm',
  },
  {
    // "@ 0.95"
    needs: ['.'],
    pattern: /(?<=(?:@|\bat) ?)(?<share>0?\.[5-9]\d?|1\.[0-2]\d?)(?:(?: of| x)? ?(?:if|ftp))?(?! ?(?:[a-z:/]|\d))/dgi,
    by: (span, _, text) => {
      const share = span('share')
      return share && RIDDEN.test(text)
        ? [{ words: `${Math.round(Number(share.words) * 100)}%`, for: share }]
        : undefined
    },
  },
  {
    // "5 x 5 at 280/140"
    needs: ['/'],
    pattern:
      /\b(?<times>\d{1,2}) ?x ?(?<length>\d{1,2})(?<unit> ?(?:mins?|m|'))? (?:at|@) (?<hard>[2-5]\d\d) ?w?\/(?<easy>\d{2,3})(?: ?w(?:atts)?)?(?![\d/%]| ?bpm)/di,
    by: (span) => {
      const [times, length, unit, hard, easy] = ['times', 'length', 'unit', 'hard', 'easy'].map(span)
      if (!times || !length || !hard || !easy || Number(easy.words) >= Number(hard.words)) return undefined
      const check = 'How long the easy part is was not said: it was read as long as the hard one.'
      const own = ` min at ${easy.words}w)`
      return [
        ...[times, 'x(', length],
        unit ? { words: ' min at ', for: unit } : ' min at ',
        ...[hard, 'w, ', length],
        { words: own, for: easy, check },
      ]
    },
  },
  {
    // "hard-ish"
    needs: ['ish', 'hardish', 'toughish'],
    pattern: /\b(?<word>(?:hard|tough)[- ]?ish)\b/dgi,
    as: '{word=tempo}',
    check: 'Not quite hard was read as tempo.',
  },
  {
    // "10' 50→75%", "15 min from 55 to 75%", "wu 10 progressive 50-75%": from the first to the last.
    needs: ['→', '>', 'to', 'prog', 'progressive', 'progressively'],
    pattern: new RegExp(
      `(?<length>\\b\\d{1,2} ?(?:minutes|mins?|m|')|(?<=\\b(?:${END}):? )\\d{1,2})(?:,? (?:ramp(?:ing)?|build(?:ing)?|prog\\w*))? ?(?:@ ?)?(?:(?<first>\\d{2,3}) ?(?:%|w)? ?(?:->|→|=>|>)|from (?<first>\\d{2,3}) ?(?:%|w)? to|(?<=\\bprog\\w* )(?<first>\\d{2,3}) ?%? ?(?:-|to)) ?(?<last>\\d{2,3}) ?(?<unit>%|w(?:atts)?\\b)`,
      'dgi',
    ),
    by: (span) => {
      const [length, first, last, unit] = ['length', 'first', 'last', 'unit'].map(span)
      if (!length || !first || !last || !unit) return undefined
      const isFalling = Number(first.words) > Number(last.words)
      return [
        length,
        /\d$/.test(length.words) ? ' min' : '',
        isFalling ? ' ramp down ' : ' ramp ',
        first,
        unit.words,
        ' to ',
        last,
        unit,
      ]
    },
  },
  {
    // "12m build 45-60%", "10 min easy building to zone 3"
    needs: ['build', 'ramp', 'building', 'ramping', 'progressing'],
    pattern:
      /\b(?<length>\d{1,2}) ?(?:mins?|m|')(?: easy)? (?:build|building|ramp|ramping|progressing)(?: from)? (?<first>\d{2,3}) ?%? ?(?:-|to) ?(?<last>\d{2,3}) ?(?<unit>%|w(?:atts)?\b)/di,
    by: (span, all, text) => {
      const [length, first, last, unit] = ['length', 'first', 'last', 'unit'].map(span)
      // The first part of a session warms up.
      const isFirst = text.trimStart().startsWith(all) && /\d ?x/.test(text)
      return (
        length && first && last && unit && [isFirst ? 'warm up ' : '', length, ' min ramp ', first, '-', last, unit]
      )
    },
  },
  {
    needs: ['build', 'building', 'ramping', 'progressing'],
    pattern:
      /\b(?<length>\d{1,2}) ?(?:mins?|m|')(?:,? (?:easy|z1|zone 1))?,? (?:build|building|ramping|progressing)(?: up)?(?: from (?:z|zone )?(?<first>\d))? to (?:z|zone )?(?<last>[2-5])\b(?![:.]\d)/di,
    by: (span) => {
      const [length, first, last] = ['length', 'first', 'last'].map(span)
      return length && last && [length, { words: ` min ramp z${first?.words ?? 1} to z${last.words}`, for: last }]
    },
  },
  {
    // "hr 135ish for 75mins"
    needs: ['for'],
    pattern:
      /(?:\b(?:w\/?|with|at|@) )?(?:hr|heart rate) ?(?:of |around |about |~)?(?<beats>1\d\d)(?: ?(?:ish|bpm))? for (?<length>\d+ ?(?:mins?|minutes|h|hrs?|hours?))\b/di,
    as: '{length} at {beats}bpm',
  },
  {
    // "15 mins at 155" beside "hr 135"
    needs: ['at', '@'],
    pattern: /(?<=\d ?(?:mins?|minutes) (?:at|@) )(?<beats>1\d\d)(?:ish)?(?= ?(?:$|[,.;]|then|and))/dgi,
    as: '{beats}bpm',
    when: /\b(?:hr|heart rate)\b/i,
    unless: /bpm/i,
  },
  {
    // "a bit faster than 10k pace"
    needs: ['than'],
    pattern:
      /\b(?:at )?(?<bit>(?:just|slightly|(?:a )?(?:bit|little|touch|tad))(?: a (?:bit|little|touch))?) (?<way>faster|quicker|slower) than (?<race>(?:3k|5k|10k|hm|half(?: marathon)?|mp|marathon|mile|threshold))(?: (?:race )?(?:pace|effort))?\b/di,
    by: (span) => {
      const [bit, way, race] = [span('bit'), span('way'), span('race')]
      if (!bit || !way || !race) return undefined
      const sign = way.words.toLowerCase() === 'slower' ? '+' : '-'
      const check = `${bit.words} ${way.words} was read as 5 seconds per kilometer.`
      const pace = /^(?:mp)$/i.test(race.words) ? race.words : `${race.words} pace`
      return [
        '@ ',
        { words: pace, for: race },
        { words: ` ${sign}5s/km`, for: { from: bit.from, to: way.to }, check: upper(check) },
      ]
    },
  },
  {
    // "cad 85-90": nobody runs so few steps.
    needs: ['cad', 'cadence'],
    pattern:
      /\b(?:(?:lo|low|hi|high) )?(?<word>cad(?:ence)?)(?![a-z]) ?(?<open>\()?(?:of |at |@ ?|around )?(?<first>[4-9]\d|1[0-2]\d)(?: ?(?:-|to) ?(?<last>[5-9]\d|1[0-3]\d))?\)?(?! ?(?:rpm|spm|-|\d))/dgi,
    by: (span, _, text) => {
      const [first, last] = [span('first'), span('last')]
      // Beside what names a ride it is read without a unit.
      return first && !RUN.test(text) && (span('open') || !RIDDEN.test(text))
        ? ['@ ', first, ...(last ? ['-', last] : []), ' rpm']
        : undefined
    },
  },
  {
    // "1' bg <60rpm/1' normal"
    needs: ['big', 'bg'],
    pattern: /\b(?<gear>bg|big gears?)(?<aim> ?[<@]? ?(?<rpm>[4-7]\d) ?rpm)?\b/dgi,
    by: (span, _, text) => {
      const [gear, rpm] = [span('gear'), span('rpm')]
      if (!gear || RUN.test(text)) return undefined
      return rpm ? ['at ', rpm, ' rpm'] : gear.words.length === 2 ? [{ words: 'big gear', for: gear }] : undefined
    },
  },
  {
    needs: ['normal'],
    pattern: /(?<=\/ ?\d+ ?(?:mins?|m|'|s|secs?) )(?<normal>normal)(?: (?:cad|cadence|gear))?(?=\))/di,
    as: '{normal=at 90 rpm}',
    check: 'A normal cadence was read as 90 rpm.',
  },
]

const RIDDEN = /%|\b(?:ftp|bike|ride|turbo|trainer|zwift|watts?|cycl\w*|\d+w)\b/i
const RUN = /\b(?:run\w*|jog\w*|spm|steps|strides?|pace|5k|10k|marathon)\b/i

function isInBrackets(text: string, at: number): boolean {
  const before = text.slice(0, at)
  return before.split('(').length > before.split(')').length
}

/** Whether a figure can be a percent of FTP. */
function isShare(percent: number): boolean {
  return percent >= 35 && percent <= 200
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
