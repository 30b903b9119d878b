import type { Phrase } from '../phrase.ts'
import { isSwim } from './is-swim.ts'

const EFFORT = '(?:easy|ez|steady|mod(?:erate)?|tempo|hard|fast|strong|sprint|max|build|z[1-6])'

const OTHERS = /\b(?:easy|ez|mod\w*|best|steady|hard|fast|sprint|css|threshold|race|build|desc\w*)\b/i

/** Swims in few words, and sets that are divided in a few: send-offs by another name, the hard end of a swim in open water. */
export const swimsInFewWords: readonly Phrase[] = [
  {
    // "10x(25 sight, 75 steady)": as hard as what is beside it.
    needs: ['sight', 'sighting'],
    pattern:
      /(?<=\d ?x ?\()(?<far>\d{2,3}(?: ?m)?) (?<sight>sight(?:ing)?)(?<mark> ?[,+/] ?)(?=\d{2,3}(?: ?m)? (?<how>steady|easy|ez|moderate|aerobic)\b)/di,
    as: '{far} {how} {sight}{mark}',
  },
  {
    // "100 kick bord", "8x50 kick board 20s rest"
    needs: ['board', 'bord', 'kickboard'],
    pattern:
      /(?<=\d ?(?:m ?)?)(?<!w(?:ith)? ?)\b(?:(?<how>kick(?:ing)?) ?b(?:oa|o)rd|(?<board>kickboard))\b(?! kick)/dgi,
    as: '[{how=kick kickboard}][{board=kick kickboard}]',
    when: isSwim,
  },
  {
    // "6x25 free & go hard 30s": how they are swum, and no part of their own.
    needs: ['&', '+', 'go', 'going', 'and'],
    pattern:
      /(?<=\d ?x ?\d{2,3}(?: ?m)?(?: [a-z]+){1,3}) (?:(?:&|\+|and) (?:go(?:ing)? )?|go(?:ing)? )(?<how>hard|fast|easy|steady|strong|all out)(?=[,;.]| ?$| :?\d{1,2} ?(?:s|secs?|seconds|")(?![a-z])| (?:on|with|w\/|rest|ri?)\b)/dgi,
    as: ' {how}',
    when: isSwim,
  },
  {
    // "3x(4x50 fast, 50 easy)": behind the four, and not behind each.
    needs: ['ez', 'easy'],
    pattern:
      /(?<=\d ?x ?\(\d{1,2} ?x ?\d{2,3}[^(),+;]*[,+] ?)(?<length>25|50|75|100|150|200)(?: ?m)?(?= (?:easy|ez)\))/di,
    as: '{length} swim',
    when: isSwim,
  },
  {
    // "300 mixed, 6x75 drill, 4x100 fast, 100 ez": the end of the swim, and not between its hundreds.
    needs: ['ez', 'easy'],
    pattern:
      /(?<=^[^;]*\d[^;]*, ?\d{1,2} ?x ?\d{2,3} ?m? (?:fast|hard|sprint|max|strong|quick|mod(?:erate)?|steady|tempo|css|threshold)(?: (?:free|fly|back|breast|im|kick|choice|pace))?, ?)(?<last>\d{2,3}) ?m? ?(?<easy>ez|easy)(?= ?\.?$)/di,
    as: '{last} swim {easy}',
    when: (text) => isSwim(text) || /^\d{3} ?m? mixed\b/i.test(text),
  },
  {
    // "3x600 pull as 200 steady/mod/hard": each of them in as many pieces.
    needs: ['as'],
    pattern: new RegExp(
      `(?<![\\dx:/.-] ?)\\b(?<times>\\d{1,2}) ?x ?(?<bout>\\d{2,4})(?<unit> ?(?:m|metres|meters|yds?|yards)(?![a-z]))?(?<gear> (?:pull|kick|free|swim|paddles|fins|back|breast|fly))?,? (?:done |swum |each )?as (?<piece>\\d{2,4}) ?(?:m|s|'s)? (?<list>${EFFORT}(?: ?[/,] ?${EFFORT}){1,4})(?![\\w/])`,
      'di',
    ),
    by: (span) => {
      const [times, bout, gear, piece, list] = ['times', 'bout', 'gear', 'piece', 'list'].map(span)
      if (!times || !bout || !piece || !list) return undefined
      const efforts = list.words.split(/ ?[/,] ?/)
      if (efforts.length * Number(piece.words) !== Number(bout.words)) return undefined
      const unit = span('unit')?.words ?? ''
      const pieces = efforts.map((effort) => `${piece.words}${unit} ${effort}${gear?.words ?? ''}`)
      return [times, 'x(', { words: pieces.join(' + '), for: { from: bout.from, to: list.to } }, ')']
    },
  },
  {
    // "4x150, 20 sec, strong": how they are swum behind their rest.
    needs: ['strong'],
    pattern: /(?<=\d ?x ?\d{2,3}[^;]*)\b(?<how>strong)\b(?! ?(?:finish|end|last))/di,
    as: '{how=hard}',
    tell: '“strong” was read as hard.',
    when: isSwim,
    unless: OTHERS,
  },
  {
    // "sea swim 40 min sighting every 6 strokes, last 5 hard"
    needs: ['ows', 'open', 'lake', 'sea', 'ocean', 'openwater'],
    pattern:
      /(?<=\b(?:ows|open ?water|lake|sea|ocean)\b[^\dx]*)(?:(?<total>\d{2,3}) ?(?:mins?|minutes|')|(?<hour>(?:1 ?|an |one )(?:hour|hr|h)\b))(?<how> (?:easy|steady))?(?<between>(?:(?!\bfirst\b|\bthen\b)[^x;:()]){0,60}?),? (?:with |and )?(?:the )?last (?<last>\d{1,2}) ?(?:mins?|minutes|')? ?(?:at |is |are )?(?<effort>hard|fast|steady|tempo|threshold|strong|race pace|max)\b/di,
    by: (span) => {
      const [how, between, last, effort] = ['how', 'between', 'last', 'effort'].map(span)
      const [hour, total = hour] = [span('hour'), span('total')]
      const left = (hour ? MINUTES_PER_HOUR : Number(total?.words)) - Number(last?.words)
      if (!total || !between || !last || !effort || left <= 0) return undefined
      const aim = /strong/i.test(effort.words) ? 'hard' : /race/i.test(effort.words) ? 'at 97-100%' : effort.words
      const lengths = {
        words: `${left} min`,
        for: total,
        tell: `The last ${last.words} minutes are within the ${total.words}.`,
      }
      return [
        lengths,
        how ?? ' steady',
        ', ',
        { words: `${last.words} min ${aim}`, for: { from: last.from, to: effort.to } },
        between,
      ]
    },
  },
  {
    // "8x75 1.30 turnaround"
    needs: ['turnaround', 'turnarounds', 't', 'around', 'arounds'],
    pattern:
      /(?<set>\d{1,2} ?x ?(?:25|50|75|\d{3})(?: ?(?:m|yds?|yards))?(?: (?:free|kick|pull|swim|drill|easy|hard|fast|steady|css))?),? (?:(?:on|at|with|w\/|off) )?(?:an? )?(?:(?<minutes>\d{1,2})[.:](?<seconds>[0-5]\d) ?(?:turn[- ]?arounds?|t\/a)|(?:turn[- ]?around|t\/a):? (?:of |on )?(?<minutes2>\d{1,2})[.:](?<seconds2>[0-5]\d))\b/dgi,
    by: (span, _, text) => {
      const [set, minutes, seconds] = [
        span('set'),
        span('minutes') ?? span('minutes2'),
        span('seconds') ?? span('seconds2'),
      ]
      if (!set || !minutes || !seconds) return undefined
      const clock = { words: `${minutes.words}:${seconds.words}`, for: { from: minutes.from, to: seconds.to } }
      return [isSwim(text) && /\b(?:swim\w*|pool)\b/i.test(text) ? '' : 'swim ', set, ' on ', clock]
    },
  },
  {
    // "2000 strait swim no stopping"
    needs: ['strait', 'straite'],
    pattern: /(?<=\b\d{3,4}(?: ?(?:m|metres|meters|yds?|yards))? )(?<straight>straite?)\b/di,
    as: '{straight=straight}',
    when: isSwim,
  },
]

const MINUTES_PER_HOUR = 60
