import { saysSwim } from '../../tokens/says-sport.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase, SpanOf } from '../phrase.ts'
import { findSign } from '../swims/is-swim.ts'

const race =
  'half[- ]?ironman|half[- ]?im|(?<!\\bfor )him|70\\.3|half[- ]distance|middle distance|ironman|im|140\\.6|olympic|oly|sprint tri(?:athlon)?'
const aim = '(?:@|\\bat) ?(?:my |goal |target |about )?'

/** How hard riders and runners race in a triathlon, as a share of threshold: "race effort for a 70.3", "ironman watts". */
export const effortsOfTriathlons: readonly Phrase[] = [
  {
    // "IM watts (205)", "HIM watts 200-210", "race watts (78%)": the figure is said.
    needs: ['pace', 'effort', 'power', 'watts', 'wattage'],
    pattern: new RegExp(
      `${aim}(?<name>(?:${race}|race) (?:watts|power|wattage|pace|effort)) ?[(:=]? ?(?:(?<watts>[1-4]\\d\\d(?: ?- ?[1-4]\\d\\d)?) ?(?:w|watts)?|(?<share>\\d{2,3}(?: ?- ?\\d{2,3})? ?%))\\)?(?![\\d%])`,
      'di',
    ),
    as: '{name=at }[{watts}w][{share}]',
  },
  {
    // "race effort for a 70.3"
    needs: ['for'],
    pattern: new RegExp(
      `${aim}(?<name>race[- ](?:effort|pace|power|intensity|watts) for (?:an? |my |the )?(?<race>${race})(?: distance| race| tri(?:athlon)?)*)(?![\\w.])`,
      'di',
    ),
    by: (span, _, text) => share(span, text),
  },
  {
    // "2x25 race effort", "3x20 70.3 effort"
    needs: ['effort', 'power', 'watts'],
    pattern: new RegExp(
      `(?<=\\d ?x ?\\d{1,3} ?(?:mins?|minutes|'|km?)? )(?<name>(?:(?<race>${race})|race)[- ](?:effort|power|watts))(?! (?:for|of|on)\\b)(?![\\w.])`,
      'di',
    ),
    by: (span, _, text) => (span('race') ? share(span, text) : shareElsewhere(span, text)),
  },
  {
    needs: ['pace', 'effort', 'power', 'watts', 'intensity'],
    pattern: new RegExp(
      `${aim}(?<name>(?<race>${race})(?: distance| race| tri)*[- ](?:race )?(?:effort|pace|power|watts|intensity))(?!\\w)`,
      'dgi',
    ),
    by: (span, _, text) => share(span, text),
  },
  {
    // "70.3 pace ride 2x40, 10 between"
    needs: ['pace', 'effort', 'power', 'watts', 'intensity'],
    pattern: new RegExp(
      `^(?:(?:bike|ride|run|swim|turbo)[:,]? )?(?<name>(?<race>${race})(?: distance| race)*[- ](?:effort|pace|power|watts|intensity))(?=[:,]?(?: [a-z]+[:,]?){0,2} \\d{1,2} ?x ?\\d)`,
      'di',
    ),
    by: (span, all, text) => {
      const name = span('name')
      const pieces = name && share(span, text)
      const isAfterSport = name && all.length > name.words.length
      return pieces && [...(isAfterSport ? [{ from: 0, to: name.from }] : []), ...pieces]
    },
  },
  {
    needs: ['race'],
    pattern: new RegExp(
      `${aim}(?<name>(?:goal )?race[- ](?:pace|effort|speed|intensity))(?! (?:for|of|on)\\b)(?![\\w.])`,
      'di',
    ),
    by: (span, _, text) => shareElsewhere(span, text),
  },
  {
    // "10x100 at mile pace" of a swimmer: that of 1,650 yards or 1,500 m.
    needs: ['pace'],
    pattern: new RegExp(`${aim}(?<name>(?:1500 ?m?|1650 ?y?|mile)(?: race)? pace)(?!\\w)`, 'dgi'),
    as: 'at {name=97-100%}',
    tell: 'The pace of 1,500 m was read as 97–100 % of CSS.',
    when: (text) =>
      (isSwum(text) || /\b(?:yds|scy|scm|lcm|broken)\b/i.test(text)) && !/\b(?:run\w*|jog\w*|track|walk)\b/i.test(text),
  },
  {
    // "olympic tri bike session: 4x10 at race effort": its effort is said there.
    needs: ['race'],
    pattern:
      /(?<=^(?=.*\brace\b).*?),? ?\b(?<race>(?:half[- ]?ironman|70\.3|middle distance|ironman|140\.6|olympic|oly|sprint(?= (?:distance|tri)))(?: distance)?(?: tri(?:athlon)?)?(?: race| prep)?)(?= (?:bike|run|swim|ride|brick)\b|[,:]| ?$)/dis,
    as: '{race= }',
  },
]

function share(span: SpanOf, text: string): Piece[] | undefined {
  const [name, said] = [span('name'), span('race')]
  if (!name || !said) return undefined
  const isSwim = isSwum(text)
  const isRun =
    !isSwim &&
    /\b(?:run\w*|jog\w*|km\/h|pace per)\b/i.test(text) &&
    !/\b(?:(?<!\b(?:off|need|want|skip|without|no) (?:the |a )?)bike|ride|turbo|trainer|cycl\w*)\b/i.test(text)
  const length = lengthOf(said.words)
  const [low, high] = (isSwim ? ofSwim : isRun ? ofPace : ofPower)[length]
  const of = isSwim ? 'critical swim speed' : isRun ? 'threshold pace' : 'FTP'
  const tell = `This race was read as ${low}–${high} % of ${of}: say your own figure if you know it.`
  const isByPower = !isSwim && !isRun && /watt|power/i.test(name.words)
  const words = `${low}-${high}%${isByPower ? ' FTP' : ''}`
  return ['at ', { words, for: name, tell }]
}

/** "6x150 at race pace, olympic tri": the race that is named elsewhere, or none. */
function shareElsewhere(span: SpanOf, text: string): Piece[] | undefined {
  const name = span('name')
  const other = RACE_ELSEWHERE.exec(text)?.groups?.race
  if (!name) return undefined
  if (other) {
    const isShort = !/\b(?:run\w*|jog\w*|bike|rid\w+|turbo|cycl\w*|min|km?)\b/i.test(text) && SHORT_BOUT.test(text)
    const pieces = share(
      (group) => (group === 'race' ? { ...name, words: other } : span(group)),
      isShort ? `swim ${text}` : text,
    )
    return pieces && (isShort ? ['swim ', ...pieces] : pieces)
  }
  const goal = GOAL.exec(text)?.groups?.race
  if (goal && !isSwum(text)) {
    const own = /^half/i.test(goal) ? 'half marathon' : goal
    return ['at ', { words: `${own} pace`, for: name, tell: `Its race was read as the ${own} that you speak of.` }]
  }
  return isSwum(text) || POOL_SET.test(text)
    ? [
        'at ',
        { words: '97-100%', for: name, tell: 'Which race was not said: 97–100 % of CSS, about the pace of 1,500 m.' },
      ]
    : undefined
}

function isSwum(text: string): boolean {
  return saysSwim(text) || /\bcss\b/i.test(text) || findSign(text) !== undefined
}

function lengthOf(race: string): keyof Shares {
  if (/^(?:half|him|70|middle)/i.test(race)) return 'half'
  if (/^(?:im|iron|140)/i.test(race)) return 'full'
  return /^o/i.test(race) ? 'olympic' : 'sprint'
}

const RACE_ELSEWHERE =
  /\b(?<race>half[- ]?ironman|70\.3|middle distance|ironman|140\.6|olympic(?=[- ](?:tri|distance|race))|oly(?=[- ](?:tri|distance))|sprint(?=[- ](?:tri|distance tri)))/i
/** "3x400" without a unit: as far as one swims. */
const SHORT_BOUT = /\d ?x ?(?:50|75|[1-5]\d0)m?(?!\d|k)/i
const POOL_SET = /\d ?x ?(?:25|50|75|100|150)m?\b.*\b\d{1,2} ?s(?:ec)?\w* rest/i
const GOAL =
  /\b(?:(?:training|prepar\w+|building|ready) for (?:an? |my |the )?|(?:my |goal |target |the )(?:next )?(?:race|goal) is (?:an? |the )?)(?<race>5 ?km?|10 ?km?|half(?: marathon)?|marathon)\b/i

type Shares = Record<'full' | 'half' | 'olympic' | 'sprint', readonly [number, number]>

// Usual ones of age-groupers (our choice).
const ofPower: Shares = { full: [68, 75], half: [78, 85], olympic: [88, 94], sprint: [94, 99] }
const ofSwim: Shares = { full: [92, 95], half: [94, 97], olympic: [97, 100], sprint: [99, 102] }
const ofPace: Shares = { full: [80, 85], half: [86, 91], olympic: [93, 96], sprint: [96, 99] }
