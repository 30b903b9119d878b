import { sumOf } from '../../../units/numbers.ts'
import { saysRide, saysRun } from '../../tokens/says-sport.ts'
import type { Piece } from '../arranged.ts'
import { figureOf } from '../figure-of.ts'
import type { Phrase, SpanOf } from '../phrase.ts'

/** Turns within a bout that are known by their figures: 30-20-10, over-unders in brackets, 30-30 till 12 reps. */
export const turnsByName: readonly Phrase[] = [
  {
    // "3x5x30-20-10 with 2 min jog"
    needs: ['-', '/'],
    pattern:
      /\b(?:(?<sets>[2-6])(?: ?x ?| (?:sets|blocks|rounds) of ))?(?<reps>\d{1,2}) ?x ?\(?(?<name>30 ?[-/] ?20 ?[-/] ?10|10 ?[-/] ?20 ?[-/] ?30)(?: ?s(?:ecs?)?)?\)?(?:,? (?:with |w\/? ?)?(?<rest>\d{1,2}) ?(?:mins?|minutes|m|')(?: (?:easy|jog|walk|rest|rec\w*))?(?: (?:between|btwn|btw|in between)(?: (?:the )?(?:sets|blocks))?)?)?/di,
    by: (span) => turns(span),
  },
  {
    // "30-20-10 running, 3 sets of 5 rounds, 2 min between sets", "30-20-10 x5, 3 sets", "5 in a row then 2 mins jog, 3 blocks"
    needs: ['-', '/'],
    pattern:
      /(?<![\d:x-])(?<name>30 ?[-/] ?20 ?[-/] ?10|10 ?[-/] ?20 ?[-/] ?30)(?: ?s(?:ecs?)?)?(?<mid>[^;.\d]{0,30}?)[,:]? ?(?:x ?(?<reps>\d{1,2}),? (?<sets>[2-6]|two|three|four) (?:sets|blocks)|(?<sets2>[2-6]|two|three|four) (?:sets|blocks|x) ?(?:of )?(?<reps2>\d{1,2})(?: (?:rounds|reps|times|minutes|mins?|each))?|(?<reps3>\d{1,2}) (?:in a row|back to back|reps)(?:,? then (?<rest0>\d{1,2}) ?(?:mins?|minutes|m|') (?:easy|jog|walk|rest|rec\w*))?,? (?<sets3>[2-6]|two|three|four) (?:sets|blocks))(?:,? (?:with |w\/? ?|and )?(?<rest>\d{1,2}) ?(?:mins?|minutes|m|')(?: (?:easy|jog|walk|rest|rec\w*))?(?: (?:between|btwn|btw|in between)(?: (?:the )?(?:sets|blocks))?)?)?/di,
    by: (span) => turns(span),
  },
  {
    needs: ['-', '/'],
    pattern:
      /(?<![\d:x-])(?<name>30 ?[-/] ?20 ?[-/] ?10|10 ?[-/] ?20 ?[-/] ?30)(?: ?s(?:ecs?)?)?(?<mid> [^;.\d]{0,20}?)? ?x ?(?<reps>\d{1,2})(?![\dx])/di,
    by: (span) => turns(span),
  },
  {
    // "over unders 4 x 9 min (2 under @ 92 / 1 over @ 106) 4 min off"
    needs: ['('],
    pattern:
      /\b(?<times>\d{1,2}) ?x ?(?<bout>\d{1,2}) ?(?:mins?|minutes|m|')?(?: over[- /]?unders?)?,? ?\((?<first>\d{1,2}) ?(?:mins?|m|')? ?(?:under|over) (?:@|at) ?(?<low>\d{2,3}) ?%?(?: ?\/ ?|,? (?:and )?)(?<second>\d{1,2}) ?(?:mins?|m|')? ?(?:under|over) (?:@|at) ?(?<high>\d{2,3}) ?%?\)(?:,? (?:with |w\/? ?)?(?<rest>\d{1,2}) ?(?:mins?|minutes|m|')? ?(?:off|easy|rest|rec\w*)(?: between)?)?/di,
    by: (span, _, text) => overUnders(span, text),
  },
  {
    // "over-under intervals on the bike, 3 x 12 minutes"
    needs: ['over', 'overunder', 'overunders'],
    pattern:
      /^(?<name>over[- ]?unders?)(?: intervals| session| workout)?(?<mid> on the (?:bike|turbo|trainer)| (?:bike|ride|run))?(?:[,:]| -) (?<set>\d ?x ?\d{1,2}(?: ?(?:minutes|mins?|m|'))?)(?![a-z]| ?(?:over|\())/di,
    as: '[{mid}, ]{set}{name= over-unders}',
  },
  {
    // "tabata. 20/10 x8, three blocks, five min ez"
    needs: ['tabata', 'tabatas'],
    pattern:
      /\btabatas?\b(?<mid>[^\d]{0,12})20s? ?[-/] ?10s? ?x ?8(?: ?x ?(?<sets>[2-6])|,? (?<sets2>[2-6]|two|three|four) (?:blocks|sets|rounds))(?:,? (?:with )?(?<rest>\d{1,2}|two|three|four|five|ten) ?(?:mins?|minutes|m|') ?(?:ez|easy|rest|off|rec\w*)(?: between)?(?: (?:sets|blocks))?)?/di,
    by: (span) => {
      const [mid, rest] = [span('mid'), span('rest')]
      const sets = span('sets') ?? span('sets2')
      if (!mid || !sets) return undefined
      const count = { words: String(figureOf(sets.words)), for: sets }
      return [mid, count, 'x(8x(20s all out, 10s easy))', ...(rest ? [', ', rest, ' min easy between sets'] : [])]
    },
  },
  {
    // "Billat 30-30 till 12 reps, 100% vVO2 / 50%"
    needs: ['for', 'to', 'until', 'till'],
    pattern:
      /(?<![\d:x-])(?<work>\d{2}) ?[-/] ?(?<easy>\d{2})s? (?:(?:till|until|up to) (?<times>\d{1,2})(?: reps| times| rounds)?(?! ?(?:mins?|minutes|m|'|%|\d|:))|for (?<reps>\d{1,2}) (?:reps|times|rounds))(?:,? (?:at |@ ?)?(?<hard>\d{2,3} ?% ?(?:vvo2(?:max)?|mas|ftp)?) ?\/ ?(?<soft>\d{2,3} ?%))?/di,
    by: (span) => {
      const [work, easy, hard, soft] = ['work', 'easy', 'hard', 'soft'].map(span)
      const times = span('times') ?? span('reps')
      if (!work || !easy || !times) return undefined
      const ends: Piece[][] =
        hard && soft
          ? [
              [' at ', hard],
              [' at ', soft],
            ]
          : [[' hard'], [' easy']]
      return [times, 'x(', work, 's', ...(ends[0] ?? []), ', ', easy, 's', ...(ends[1] ?? []), ')']
    },
  },
  {
    // "5x(30 s @ 140% + 3:30 @ 108%), 4:00 @ 45%": the easy time behind it is its rest.
    needs: ['('],
    pattern:
      /(?<group>\b\d{1,2} ?x ?\([^()]*(?:%|w)[^()]*)\),? (?<rest>\d{1,2}(?::\d\d| ?(?:mins?|minutes|m|'))) ?(?:@|at) ?(?<aim>[3-6]\d) ?%/di,
    by: (span) => {
      const [group, rest, aim] = [span('group'), span('rest'), span('aim')]
      // "10 min @ 60%, 5x(1 min @ 120%, 2 min @ 50%), 10 min @ 60%": the end of a session, whose group has easy time of its own.
      if (!group || !rest || isEasyAtEnd(group.words) || minutesIn(rest.words) > 2 * minutesOf(group.words))
        return undefined
      const minutes = /^(\d{1,2}):00$/.exec(rest?.words ?? '')?.[1]
      return (
        group &&
        rest &&
        aim && [group, ', ', minutes ? { words: `${minutes} min`, for: rest } : rest, ' at ', aim, '%)']
      )
    },
  },
]

/** Whether the last part of a group is easy: "5x(1 min @ 120%, 2 min @ 50%)". */
function isEasyAtEnd(group: string): boolean {
  return /[@ ][3-6]\d ?%[^%]*$/.test(group)
}

/** The minutes of a group in brackets. */
function minutesOf(group: string): number {
  const times = group
    .slice(group.indexOf('('))
    .match(/(?<![\d.:@-] ?)\d{1,3}(?::\d\d| ?(?:mins?|minutes|m|'|secs?|seconds|s|"))(?![a-z])/gi)
  return sumOf(times ?? [], minutesIn)
}

function minutesIn(time: string): number {
  const [first = 0, more = 0] = (time.match(/\d+/g) ?? []).map(Number)
  return /s|"/i.test(time.replace(/mins?|minutes/i, '')) ? first / 60 : first + more / 60
}

/** 30 s easily, 20 s steadily and 10 s all out, so often, in so many sets. */
function turns(span: SpanOf): Piece[] | undefined {
  const [name, mid, rest] = [span('name'), span('mid'), span('rest') ?? span('rest0')]
  const [sets, reps] = ['sets', 'reps'].map((one) => span(one) ?? span(`${one}2`) ?? span(`${one}3`))
  if (!name || !reps) return undefined
  const isUp = name.words.startsWith('10')
  const parts = ['30 s easy', '20 s steady', '10 s sprint']
  const inner: Piece[] = [reps, 'x(', { words: (isUp ? parts.toReversed() : parts).join(', '), for: name }, ')']
  const count = sets && { words: String(figureOf(sets.words)), for: sets }
  const pause: Piece[] = rest ? [', ', rest, ' min easy', ...(count ? [' between sets'] : [])] : []
  return [...(mid ? [mid, ', '] : []), ...(count ? [count, 'x(', ...inner, ')'] : inner), ...pause]
}

function overUnders(span: SpanOf, text: string): Piece[] | undefined {
  const [times, bout, first, low, second, high, rest] = [
    ...['times', 'bout', 'first', 'low', 'second', 'high', 'rest'],
  ].map(span)
  if (!times || !bout || !first || !low || !second || !high) return undefined
  const count = Number(bout.words) / (Number(first.words) + Number(second.words))
  if (!Number.isInteger(count)) return undefined
  const isKnown = saysRide(text) || saysRun(text)
  return [
    ...(isKnown ? [] : ['bike ']),
    ...[times, 'x', bout, ' min over/unders ('],
    ...[first, ' min at ', low, '%, '],
    ...[second, ' min at ', high, '%)'],
    ...(rest ? [', ', rest, ' min easy'] : []),
  ]
}
