import { spanAround } from '../../result.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

/** Sets as clubs say them in few signs: several sets of a pair, rows with half rests, a row that opens in kilometres, there and back. */
export const setsInClubShorthand: readonly Phrase[] = [
  {
    // "3 sets of 40/20s x8, 5 min between"
    needs: ['/'],
    pattern:
      /\b(?<sets>[2-6]) ?(?:sets of|x) ?(?<on>[1-9]\d) ?s? ?\/ ?(?<off>[1-9]\d) ?s?,? ?x ?(?<times>\d{1,2})(?![\d:])(?<rest>,? (?:with )?\d{1,2} ?(?:mins?|minutes)(?: (?:rest|easy))?)?(?<between> (?:in )?between(?: sets)?)?/di,
    by: (span) => {
      const [sets, on, off, times, rest] = ['sets', 'on', 'off', 'times', 'rest'].map(span)
      if (!sets || !on || !off || !times) return undefined
      const pair: Piece[] = [sets, 'x(', times, 'x', on, 's/', off, 's)']
      return rest ? [...pair, rest, { words: ' between sets', for: span('between') ?? rest }] : pair
    },
  },
  {
    // "3/2/1 min x4, half rest": each rest is half of its bout.
    needs: ['half'],
    pattern:
      /(?<![\d:.x/-] ?)\b(?<row>\d{1,2}(?: ?[/-] ?\d{1,2}){1,8}) ?(?:mins?|minutes|')(?: ?x ?(?<times>[2-6]))?,? (?:with |w\/ ?|off )?(?<half>half(?: the)?(?: time)?(?: easy)? (?:rests?|jog|recovery|recoveries|time))(?: jog| rest| easy)?(?=[,;.]|$)/di,
    by: (span, _, text) => {
      const [row, times, half] = ['row', 'times', 'half'].map(span)
      if (!row || !half || isSwim(text)) return undefined
      const bouts = row.words.split(/ ?[/-] ?/).map(Number)
      if (bouts.some((one) => one === 0)) return undefined
      const steps = bouts.map((one) => `${one} min, ${one * 30} sec recovery`).join(', ')
      const rounds = times ? { words: times.words, for: times } : { words: '1', for: row }
      return [rounds, 'x(', { words: steps, for: row }, { words: ')', for: half }]
    },
  },
  {
    // "ladder 200 400 600 400 200 w half distance jog": each jog is half as far as its bout.
    needs: ['half'],
    pattern:
      /(?<![\d:.x/-] ?)\b(?<row>[1-9]\d{2,3}(?: ?m)?(?:(?: ?[/-] ?|, ?| )[1-9]\d{2,3}(?: ?m)?){2,8})(?<aim>,? (?:at |@ ?)?(?:(?:3|5|10)k|mile|hm|mp)(?: pace| effort)?)?,? (?:with |w\/? ?|off )?(?<half>half (?:the )?(?:distance|way|dist)(?: (?:easy|slow))? ?(?:jogs?|walks?|recovery|recoveries|rests?|floats?)?|half jogs?)(?=[,;.]|$)(?<aim2>,? (?:at )?(?:(?:3|5|10)k|mile|hm|mp)(?: pace| effort))?/di,
    by: (span, _, text) => {
      const [row, half] = [span('row'), span('half')]
      const aim = span('aim') ?? span('aim2')
      if (!row || !half || isSwim(text)) return undefined
      const words = aim
        ? ` at ${aim.words.replace(/^,? ?(?:(?:at|@) ?)?/i, '').replace(/^(?:3|5|10)k$|^mile$/i, '$& pace')}`
        : ''
      const bouts = (row.words.match(/\d+/g) ?? []).map(Number)
      const steps = bouts.map((one, at) => `${one}${words}${at < bouts.length - 1 ? `, ${one / 2} m jog` : ''}`)
      return [{ words: `1x(${steps.join(', ')})`, for: spanAround(row, half, aim) }]
    },
  },
  {
    // "1k 800 600 400 200", "400 800 1k 800 400": all in metres.
    needs: ['k', 'km'],
    pattern:
      /(?<=(?:^|[ ,:;/-])(?:(?<before>[1-9]00|1[2-8]00)(?: ?m)?[ ,/-]{1,2})?)(?<far>1(?:\.[25])?|2) ?km?(?=[ ,/-]{1,2}(?<behind>[1-9]00|1[2-8]00)(?! ?(?:x|w|%|sec|mins?|jog|easy|ez|wu|warm|walk|float|rest|rec)\b)(?: ?m)?[ ,/-]{1,2}(?:[1-9]00|1[2-8]00)(?! ?x)\b)/dgi,
    by: (span, _, text) => {
      const [far, before, behind] = [span('far'), span('before'), span('behind')]
      const metres = Number(far?.words) * 1000
      const least = Math.max(Number(before?.words ?? 0), Number(behind?.words))
      // A warm-up is farther than what follows.
      if (!far || isSwim(text) || least >= metres || least < metres / 2) return undefined
      return [
        {
          words: String(metres),
          for: { from: far.from, to: far.to + (/^ ?km?/i.exec(text.slice(far.to))?.[0].length ?? 0) },
        },
      ]
    },
  },
  {
    // "2x3000 @ mp w/ 1k float": the kilometre is that of the rest.
    needs: ['float', 'jog', 'easy', 'walk', 'recovery'],
    pattern:
      /(?<=(?<!\d)\d{1,2} ?x ?)(?<far>[1-9]\d00)(?= (?:@|at) ?[a-z\d]+(?: pace)?,? (?:with |w\/? ?|off )?(?:a )?\d(?:\.\d)? ?km? (?:float|jog|easy|walk|recovery)\b)/di,
    as: '{far} m',
  },
  {
    // "30 out 28 back negative split"
    needs: ['out'],
    pattern:
      /(?<![\d:.x@] ?)\b(?<out>[1-9]\d)(?: ?(?:mins?|minutes|m|'))? (?:easy |steady )?out,? (?:and |then )?(?<back>[1-9]\d)(?: ?(?:mins?|minutes|m|'))? (?:easy |steady )?(?<way>back|home)\b/di,
    by: (span, _, text) => {
      const [out, back, way] = [span('out'), span('back'), span('way')]
      // "30 free 30 back" are lengths.
      const isStroke = isSwim(text) && !OUT_IN_MINUTES.test(text)
      if (!out || !back || !way || isStroke || /\d ?x ?\d/i.test(text)) return undefined
      const [there, home] = [Number(out.words), Number(back.words)]
      const faster = home < there && !/\bneg/i.test(text) ? `, the ${home} min back not faster` : ''
      const tell = `“${text.slice(out.from, way.to)}” is ${there + home} min in all${faster}.`
      return [{ words: `${there + home} min`, for: { from: out.from, to: way.to }, tell }]
    },
  },
  {
    // "5x5 min 3min rec, or make it 4 of them", "8x400m off 60, sorry 10 of them"
    needs: ['make', 'no', 'sorry', 'sry', 'wait', 'actually', 'mean', 'meant'],
    pattern:
      /(?<=^[^\n]*)\b(?<times>\d{1,2})(?<set> ?x ?\d{1,4}[^\n]*?)[,;.]? (?<word>(?:(?:or|no|actually|wait|sorry|sry|i (?:mean|meant)),? )*(?:make (?:it|that) |(?<=(?:no|actually|wait|sorry|sry|mean|meant),? ))(?<right>\d{1,2})(?<sure>(?: (?:of (?:them|those|these|em)|reps)| ?x)?))(?=[,;.!]|$)/di,
    by: (span, _, text) => {
      const [times, set, word, right] = ['times', 'set', 'word', 'right'].map(span)
      if (!times || !set || !word || !right || /\d ?x ?\d/i.test(set.words.slice(2))) return undefined
      // "8x1 min, 10 min easy, make it 12": it may be another length.
      const isBare = span('sure')?.words === ''
      const isBeside = /[,;]|then/i.test(set.words) || /\d/.test(text.slice(0, times.from))
      if ((isBare && (isBeside || !/make/i.test(word.words))) || Number(right.words) > MOST_MORE * Number(times.words))
        return undefined
      const tell = `“${right.words}” takes the place of “${times.words}”.`
      return [{ words: right.words, for: times, tell }, set, { words: '', for: word }]
    },
  },
  {
    // "10 by 1 minute hard one minute float then 10 jog"
    needs: ['then'],
    pattern:
      /(?<=\d ?(?:x|by|times) ?\d.*(?:mins?|minutes?|secs?|seconds?|'|"|s)\b.*),? then (?<time>[89]|[1-3]\d) (?<easy>(?:easy )?(?:jog|spin|run|riding)|easy|ez)(?= ?[.!]?$)/di,
    by: (span) => {
      const [time, easy] = [span('time'), span('easy')]
      return (
        time && easy && [', ', { words: `${time.words} min easy cool down`, for: { from: time.from, to: easy.to } }]
      )
    },
  },
  {
    // "16x200/200 alternating 5k and jog"
    needs: ['/'],
    pattern:
      /(?<=(?<!\d)\d{1,2} ?x ?[1-9]\d{2} ?m?)(?<sign> ?\/ ?)(?<easy>[1-9]\d{2})(?: ?m)? (?<word>(?:(?:alternating|alternate|alt|of|at|as) )?)(?<aim>(?:3|5|10) ?k|mile|mp|hmp|threshold|tempo|hard|fast)(?<pace>(?: pace)?)(?: ?(?:\/|&) ?| and )(?<how>jog|easy|float|walk)\b/di,
    by: (span) => {
      const [sign, easy, aim, how] = ['sign', 'easy', 'aim', 'how'].map(span)
      if (!sign || !easy || !aim || !how) return undefined
      const race = /^(?:\d|mile)/i.test(aim.words)
      return [
        ' ',
        ...(race ? ['@ '] : []),
        aim,
        ...(race ? [' pace'] : []),
        ' ',
        easy,
        ' ',
        { words: /easy/i.test(how.words) ? 'jog' : how.words, for: how },
      ]
    },
  },
  {
    // "5 x 1200 @ 4:30 per rep"
    needs: ['per', 'each', 'a', 'every'],
    pattern:
      /(?<=\d ?x ?\d{3,4} ?m? )(?:@|at) ?(?<time>\d:[0-5]\d) (?<each>(?:per|each|a|every) (?:rep|one|interval|bout|effort))\b/di,
    by: (span, _, text) => {
      const [time, each] = [span('time'), span('each')]
      return time && each && !isSwim(text)
        ? ['in ', { words: time.words, for: { from: time.from, to: each.to } }]
        : undefined
    },
  },
  {
    // "6x1k 3:30s off 60"
    needs: ['off'],
    pattern: /(?<=\d ?x ?(?:1|1\.5|2) ?km? )(?<time>[2-7]:[0-5]\d) ?s?(?= off \d)/di,
    as: 'in {time} ',
  },
  {
    // "2x15 @ 250 first then 2x8 @ 275"
    needs: ['first'],
    pattern: /(?<=\d ?x ?\d[^,;\n]*) (?<first>first)(?=,? (?:and )?then \d)/di,
    as: '{first=}',
  },
  {
    // "threshold 25 mins broken 10/8/7"
    needs: ['broken'],
    pattern:
      /\b(?<whole>\d{2}) ?(?:mins?|minutes|')(?<aim>(?: (?:of )?[a-z]+)?) broken (?:up )?(?:as |into |in )?(?<row>\d{1,2}(?:[/-]\d{1,2}){1,5})(?: ?(?:mins?|minutes|'))?(?![\d:/-])/di,
    by: (span) => {
      const [whole, row] = [span('whole'), span('row')]
      const sum = row?.words.split(/[/-]/).reduce((total, one) => total + Number(one), 0)
      const aim = span('aim')
      if (!whole || !row || sum !== Number(whole.words)) return undefined
      const bouts = row.words.split(/[/-]/)
      // "30 min tempo broken 10-10-10"
      if (new Set(bouts).size === 1)
        return [
          { words: `${bouts.length}x${bouts[0]}`, for: row },
          { words: ' min', for: whole },
          ...(aim ? [aim] : []),
        ]
      return [row, { words: ' min', for: whole }, ...(aim ? [aim] : [])]
    },
  },
  {
    // "6x1k cruise, every 2nd one faster"
    needs: ['nd', 'second', 'other'],
    pattern:
      /(?<=(?<!\d)\d{1,2} ?x ?\d.*)\b(?<which>every (?:2nd|second|other)(?: (?:one|rep))?) (?<how>faster|quicker|harder)(?=[,;.]|$)/di,
    by: (span, _, text) => {
      const [which, how] = [span('which'), span('how')]
      if (!which || !how || isSwim(text)) return undefined
      return [
        { words: 'evens ', for: which },
        { words: /^h/i.test(how.words) ? 'hard' : 'fast', for: how },
      ]
    },
  },
  {
    // "8x80m run throughs"
    needs: ['throughs', 'run-throughs', 'runthroughs'],
    pattern: /\b(?<word>run[- ]?throughs)\b/di,
    as: '{word=strides}',
  },
  {
    // "30-30s on the track for 12 min"
    needs: ['/', '-'],
    pattern:
      /(?<=(?<!\d)\d{2} ?[/-] ?\d{2} ?s?)(?<where> on (?:the |a )?(?:track|treadmill|turbo|trainer|road|grass|hill))(?<time> for \d{1,2} ?(?:mins?|minutes))/di,
    as: '{time},{where}',
  },
]

// A correction of a count is about as large (our choice).
const MOST_MORE = 2

const OUT_IN_MINUTES = /\d ?(?:mins?|minutes) (?:easy |steady )?out\b/i
