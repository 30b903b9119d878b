import { saysRun } from '../../tokens/says-sport.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const LENGTH =
  "(?:\\d{1,3} ?(?:mins?|minutes|')|(?:ten|fifteen|twenty|thirty|forty|forty[- ]five|fifty|sixty|ninety) minutes)"
const COUNTED =
  '(?:\\d{1,2} ?(?:x|times) ?\\d{1,3}(?!\\d)|(?:three|four|five|six|eight|ten|twelve|\\d{1,2}) (?:times|by) (?:\\d{1,3}|ten|fifteen|twenty|thirty|forty[- ]five|sixty|a|one|two|three)\\b)'

const EASY_LAST = 'How hard the first set is swum was not said: at CSS, for only the last one is easy.'

/** Parts that follow one another, and what is said of one of them only: "run 30 min then 6x30 s fast", "5x200 on 3:30, then 4x50 easy". */
export const partsThatFollow: readonly Phrase[] = [
  {
    // "10k tempo run with 2k warm up and cool down": what lies between the ends is run in one piece.
    needs: ['tempo'],
    pattern:
      /^(?:run )?(?<total>\d{1,2}(?:\.\d)?) ?-?(?<unit>km?|miles?|mi) tempo(?: run)?,? (?:with|w\/|including|incl) (?:a )?(?<end>(?:\d(?:\.\d)? ?-?)?(?<unit2>km?|miles?|mi)) (?<ends>(?:warm[- ]?up|wu) ?(?:and|&|\/|\+) ?(?:(?:a )?(?<last>(?:\d(?:\.\d)? ?-?)?(?:km?|miles?|mi)) )?(?:cool[- ]?down|cd))(?: each)?$/di,
    by: (span) => {
      const [total, unit, end, unit2, ends] = ['total', 'unit', 'end', 'unit2', 'ends'].map(span)
      const last = span('last') ?? end
      if (!total || !unit || !end || !unit2 || !ends || !last) return undefined
      const isInKm = [unit, unit2, last].map(({ words }) => /k/i.test(words))
      if (isInKm.some((one) => one !== isInKm[0])) return undefined
      const short = isInKm[0] ? 'km' : 'mi'
      const [up, down] = [end, last].map(({ words }) => Number.parseFloat(words) || 1) as [number, number]
      const between = Number(total.words) - up - down
      // "4 mile tempo with a mile warm up and a mile cool down": two miles alone are no tempo run.
      const isWhole = between >= Math.max(Number(total.words) / 2, LEAST_TEMPO)
      const length = `${isWhole ? Math.round(between * 10) / 10 : total.words} ${short}`
      const tell = isWhole
        ? `${total.words} ${short} were read as the whole: ${length} of tempo between the ends.`
        : `${length} were read as the tempo alone, and the ends lie beside it.`
      return [
        'run ',
        { words: `${up} ${short} warm up, `, for: end },
        ...[{ words: `${length} tempo`, for: { from: total.from, to: unit.to }, tell }, ', '],
        { words: `${down} ${short} cool down`, for: ends },
      ]
    },
  },
  {
    // "run 30 min then 6x30 s fast": the set comes behind all of it.
    needs: ['then'],
    pattern: new RegExp(
      `^(?<part>(?:run|ride|bike|cycle) (?:for )?${LENGTH}|${LENGTH} (?:run|ride|bike)|run \\d{1,2} ?(?:km?|miles?|mi))(?<then>,? (?:and )?then )(?=(?:do )?(?:${COUNTED}[^;]*\\b(?:fast|hard|quick|sprints?)\\b|\\d{1,2} ?x ?(?:[1-9]00|1[02]00|[1-5]\\d ?s)\\b))`,
      'di',
    ),
    by: (span, _, text) => {
      const [part, then] = [span('part'), span('then')]
      // "…, run 10 min": both ends are said.
      if (!part || !then || AGAIN.test(text.slice(then.to))) return undefined
      return [part, { words: ' easy then ', for: then, tell: BEFORE }]
    },
  },
  {
    // "5x200 on 3:30, then 4x50 choice easy": the last ones are easy, and only they.
    needs: ['easy', 'ez'],
    pattern:
      /^(?<set>(?:swim )?\d{1,2} ?x ?\d{2,3} ?m?(?: (?:free|fr|im|choice))?(?: (?:on|off|@) ?\d?:\d\d)?)(?<then>,? (?:and )?then |, )(?=\d{1,2} ?x ?(?:25|50|75|100|200) ?m?(?: [a-z]+){0,2} (?:easy|ez)(?: swim)?$)/di,
    as: '{set}{then= at css, then }',
    tell: EASY_LAST,
    when: isSwim,
  },
  {
    // "1k for time then 10x50 ez"
    needs: ['time'],
    pattern:
      /(?<=^(?:swim )?)(?<length>\d(?:\.\d)?k|\d{3,4} ?m?)(?<how> for time)\b(?<set>,? (?:and )?(?:then )?\d{1,2} ?x ?(?:25|50|75|100)\b(?! ?(?:s|secs?|seconds)\b))/di,
    as: 'swim {length}{how= all out}{set}',
    when: isSwim,
  },
  {
    // "8 min bike 2 min run x4": the other sport is named, and not built as the first.
    needs: ['bike', 'ride', 'run'],
    pattern:
      /^(?:(?<count>\d{1,2}) ?x ?\(?)?(?<one>\d{1,3} ?(?:mins?|minutes|')) (?<sport>bike|ride|run|swim)(?<other>[ ,/+]+(?:and |then )?\d{1,3} ?(?:mins?|minutes|') (?<sport2>bike|ride|run|swim))\)?(?:,? ?x ?(?<times>\d{1,2}))?$/di,
    by: (span) => {
      const [one, sport, other, sport2] = ['one', 'sport', 'other', 'sport2'].map(span)
      const times = span('count') ?? span('times')
      if (!one || !sport || !other || !sport2 || !times || sport.words === sport2.words) return undefined
      return [sport, ' ', times, 'x', one, { words: '', for: other, check: OTHER }]
    },
  },
  {
    // "4x9min as 6 threshold + 3 over": harder than at threshold.
    needs: ['over'],
    pattern:
      /(?<=\d ?(?:mins?|minutes|')? ?(?:at )?(?:threshold|thresh|ftp) ?(?:[+,/&]|and|then) ?)(?<length>\d{1,2}) ?(?:mins?|minutes|')? ?(?<over>(?:just )?over(?: threshold| ftp)?)\b(?! ?\d)/di,
    by: (span, _, text) => {
      const [length, over] = [span('length'), span('over')]
      if (!length || !over || isSwim(text)) return undefined
      const percents = saysRun(text) ? '102-104%' : '106-110%'
      const tell = `“${over.words}” was read as ${percents} of threshold.`
      return [length, ' min ', { words: `at ${percents}`, for: over, tell }]
    },
  },
  {
    // "5k @ 25 min pace after 1 mile jog": two parts, and the first length is none of both.
    needs: ['after'],
    pattern:
      /^(?<sport>run )?(?<work>\d{1,2}(?:\.\d)? ?(?:km?|miles?|mi|mins?|minutes) (?:(?:@|at|in) [^,;]{2,24}|tempo|threshold|hard|fast|steady))(?<after>,? after (?:an? )?)(?<way>\d{1,2} ?(?:km?|miles?|mi|mins?|minutes) (?:easy|jog|jogging|warm[- ]?up|w\/?u)(?: jog| run)?)\.?$/di,
    by: (span, _, text) => {
      const [work, after, way] = [span('work'), span('after'), span('way')]
      if (!work || !after || !way || isSwim(text)) return undefined
      return [...(span('sport') ? ['run '] : []), way, { words: ', then ', for: after }, work]
    },
  },
  {
    // "3 min 2 min 1 min hard x4, 1 min jog between all": a jog behind each of them.
    needs: ['between'],
    pattern:
      /^(?<sport>(?:run|bike|ride)[:,]? )?(?<row>\d{1,2} ?(?:mins?|minutes|')(?:[ ,/-]+\d{1,2} ?(?:mins?|minutes|')){1,4})(?<how> (?:hard|fast|tempo|threshold|vo2))?,? ?x ?(?<times>\d{1,2}),? (?:with )?(?<rest>\d{1,2} ?(?:mins?|minutes|'|secs?|seconds|s) (?:easy|jog|spin|walk|rest)) (?<all>between (?:all|each|every one|everything))\.?$/di,
    by: (span) => {
      const [row, times, rest, all] = ['row', 'times', 'rest', 'all'].map(span)
      if (!row || !times || !rest || !all) return undefined
      const how = span('how')?.words ?? ''
      const bouts = row.words.match(/\d{1,2} ?[a-z']+/gi) ?? []
      const each = bouts.map((bout) => `${bout}${how}, ${rest.words}`).join(', ')
      return [span('sport')?.words ?? '', { words: `${times.words}x(${each})`, for: { from: row.from, to: all.to } }]
    },
  },
  {
    // "…, bike, 4 easy between"
    needs: ['between'],
    pattern: /(?<=\d ?x ?\d.*, )(?<rest>\d{1,2})(?= easy (?:in )?between\b)/di,
    as: '{rest} min',
    unless: isSwim,
  },
]

// In kilometres or miles (our choice).
const LEAST_TEMPO = 3.5
const BEFORE = 'What is said before the set was read as easy, and the set follows it.'
const AGAIN = /\bstrides?\b|\b(?:jog|run|ride|bike|easy) (?:for )?\d|\d ?(?:mins?|minutes|km?|') (?:run|ride|bike)\b/i
const OTHER = 'A workout has one sport: plan this part by itself.'
