import { expect, test } from 'vitest'
import { type MisreadPart, misread } from '#tests/support/sentences/misread.ts'
import type { SportId } from '../../sports/registry.ts'
import type { Mention } from '../mention.ts'
import { accountFor } from './account.ts'

// Parts that stand elsewhere, or are less than the sentence says, as a reader with a fault would build them.

type Beside = (Partial<Mention> & { words: string })[]

const accountOf = (sentence: string, sport: SportId, rows: readonly MisreadPart[], beside: Beside = []) => {
  const { understood, ...sources } = misread(sentence, sport, rows, beside)
  return accountFor(sentence, understood, sources)
}
const checksOf = (...read: Parameters<typeof accountOf>) =>
  accountOf(...read).checks.map(({ from, to }) => read[0].slice(from, to))

const SETS: MisreadPart = ['4x\n- 5min 100% interval\n- 2min recovery', { '4x5': 'set' }]

test.each<[sentence: string, rows: MisreadPart[], check: string]>([
  ["4x5 at 100% 2 min easy. In 25' z2", [SETS, ['- 25min Z2', { "25'": 'amount', z2: 'zone' }]], "25' z2"],
  ["4x5 at 100% 2 min easy, 25' z2 in", [SETS, ['- 25min Z2', { "25'": 'amount', z2: 'zone' }]], "25' z2"],
  ["25' z2 home, 4x5 at 100% 2 min easy", [['- 25min Z2', { "25'": 'amount', z2: 'zone' }], SETS], "25' z2"],
  ["Out 25' z2, 4x5 at 100% 2 min easy", [['- 25min Z2', { "25'": 'amount', z2: 'zone' }], SETS], "25' z2"],
])('in "%s" what begins or ends the session stands elsewhere', (sentence, rows, check) => {
  expect(checksOf(sentence, 'cycling', rows)).toEqual([check])
  // In its own place it is not to be checked.
  expect(checksOf(sentence, 'cycling', rows.toReversed())).toEqual([])
})

test('what is said to be first is no cool-down', () => {
  const first: MisreadPart = ['- Cool down 25min', { "first 25'": 'amount', z2: 'zone' }]
  expect(checksOf("4x5 at 100% 2 min easy, first 25' z2", 'cycling', [SETS, first])).toEqual(["first 25' z2"])
})

test('a part that is joined to another one is built beside it, or asked about', () => {
  const sentence = '4x5 at 100% 2 min easy. Warm up 20 min and 3x1 min at 110%'
  const warmUp: MisreadPart = ['- Warm up 20min', { 'Warm up 20 min': 'warm-up or cool-down' }]
  const surges: MisreadPart = ['3x\n- 1min 110% interval\n- 2min recovery', { '3x1 min': 'set', '110%': 'percent' }]
  expect(checksOf(sentence, 'cycling', [warmUp, SETS, surges])).toEqual(['3x1 min at 110%'])
  expect(checksOf(sentence, 'cycling', [warmUp, surges, SETS])).toEqual([])
})

test('a warm-up or a cool-down amid the work is asked about', () => {
  const sentence = '4x5 at 100% 2 min easy, 20 min wup'
  const warmUp: MisreadPart = ['- Warm up 20min', { '20 min wup': 'warm-up or cool-down' }]
  expect(checksOf(sentence, 'cycling', [SETS, warmUp])).toEqual(['20 min wup'])
  expect(checksOf(sentence, 'cycling', [warmUp, SETS])).toEqual([])
})

test('a warm-up that is said without a length and not built is asked about', () => {
  const wu = { kind: 'warm-up or cool-down', part: 'warmup', words: 'wu' } as const
  expect(checksOf('4x5 at 100% 2 min easy, wu as you feel', 'cycling', [SETS], [wu])).toEqual(['wu'])
})

test('an effort that no part was given is asked about', () => {
  const easy = { kind: 'session', session: 'easy', words: 'easy' } as const
  const slash = { kind: 'punctuation', words: '/' } as const
  const whole: MisreadPart = ['- 10min Z4', { '10 min': 'amount' }]
  expect(checksOf('4x5 at 100%, 10 min, what is left easy', 'cycling', [SETS, whole], [easy])).toEqual(['easy'])
  const hard: MisreadPart = ['4x\n- 25mtr Z5', { '4x25': 'set', fast: 'session' }]
  expect(checksOf('4x25 fast/easy', 'swimming', [hard], [slash, easy])).toEqual(['easy'])
})

test('rests in a row and rests of some parts are built where they are said, or asked about', () => {
  const row: MisreadPart = ['- 800mtr Z4\n- 400mtr Z4', { '800-400': 'rungs' }]
  const jogs = (line: string): MisreadPart => [line, { '400-200': 'rungs' }]
  const sentence = 'run 800-400, 400-200 jogs'
  expect(checksOf(sentence, 'running', [row, jogs('- 400mtr Z4\n- 200mtr Z4')])).toEqual(['400-200 jogs'])
  expect(checksOf(sentence, 'running', [row, jogs('- 400mtr recovery\n- 200mtr recovery')])).toEqual([])
  const some = "800-400-800, 2' after the 800s, 400"
  const built = (lines: string): MisreadPart[] => [[lines, { '800-400-800': 'rungs' }]]
  expect(checksOf(some, 'running', built('- 800mtr Z4\n- 400mtr Z4\n- 800mtr Z4\n- 2min recovery'))).toEqual([
    "2' after the 800",
  ])
  expect(checksOf(some, 'running', built('- 800mtr Z4\n- 2min recovery\n- 400mtr Z4\n- 800mtr Z4'))).toEqual([])
})

test('a letter at a figure is not read as of another part', () => {
  const swim: MisreadPart = ['5x\n- 200mtr pull\n- Rest 20sec', { '5x200': 'set', P: 'detail', '20"': 'rest' }]
  expect(checksOf('5x200 P20"', 'swimming', [swim])).toEqual(['P'])
  expect(checksOf('5x200 P 20"', 'swimming', [swim])).toEqual([])
})

test('the usual set of a name beside other sets is asked about', () => {
  const classic: MisreadPart = ['4x\n- 90sec Z5\n- 90sec recovery', { Mona: 'classic' }]
  expect(checksOf('Mona with a twist: 4x5 at 100% 2 min easy', 'running', [classic, SETS])).toEqual(['Mona'])
  const warmUp: MisreadPart = ['- Warm up 20min', { '20 min wup': 'warm-up or cool-down' }]
  expect(checksOf('20 min wup, Mona', 'running', [warmUp, classic])).toEqual([])
})

test('words beside gear, amid the words of a part, are named with what the part was read as', () => {
  const sentence = '10x100, paddles on evens, 600 wu'
  const parts: MisreadPart[] = [
    ['- Warm up 600mtr with paddles', { '600 wu': 'warm-up or cool-down', paddles: 'detail' }],
    ['10x100mtr Z4', { '10x100': 'set' }],
  ]
  const [line] = accountOf(sentence, 'swimming', parts, [{ kind: 'unknown', words: 'evens' }]).unread
  expect(line?.sentence).toBe('“evens” was not understood: “600 wu” was read as 600 meters warm-up with paddles.')
})

test('the effort of a part that was given that of the session is told', () => {
  const T: MisreadPart = ['- 3mi Z4', { '3 mi': 'amount', T: 'session' }]
  const rest: MisreadPart = ['- 2min Z4', { '2min': 'amount' }]
  const toldOf = (sentence: string, rows: MisreadPart[], beside: Beside = []) =>
    accountOf(sentence, 'running', rows, beside).inferred.map(({ because }) => because)
  expect(toldOf('3 mi T + 2min', [T, rest])).toEqual(['No effort was said for “2min”, so zone 4.'])
  expect(toldOf('3 mi T + 2min', [T, ['- 2min Z2', { '2min': 'amount' }]])).toEqual([])
  expect(toldOf('3 mi T + 2min hard', [T, ['- 2min Z4', { '2min': 'amount', hard: 'session' }]])).toEqual([])
})

test('a heading says the effort of all that is measured as its first part is', () => {
  const toldOf = (sentence: string, rows: MisreadPart[]) => {
    const { understood, ...sources } = misread(sentence, 'running', rows)
    const heading = { from: 0, to: 9, field: 'workoutType' as const, reading: 'Threshold' }
    const found = [heading, ...understood.found]
    return accountFor(sentence, { ...understood, found }, sources).inferred.map(({ because }) => because)
  }
  const miles: MisreadPart = ['- 2mi Z4\n- 1mi Z4', { '2mi-1mi': 'rungs' }]
  const mile: MisreadPart = ['- 3mi Z4', { '3mi': 'amount' }]
  const minute: MisreadPart = ['- 1min Z4', { "1'": 'amount' }]
  expect(toldOf('threshold: 2mi-1mi, 3mi', [miles, mile])).toEqual([])
  expect(toldOf("threshold: 2mi-1mi, 1'", [miles, minute])).toEqual(["No effort was said for “1'”, so zone 4."])
})

test('a sport is not chosen by things or people beside words of another sport', () => {
  const run: MisreadPart = ['- 45min Z2', { '45 min': 'amount' }]
  const checksOfSport = (sentence: string, words: string) => {
    const { understood, ...sources } = misread(sentence, 'cycling', [run])
    const from = sentence.indexOf(words)
    const sport = { from, to: from + words.length, field: 'sport' as const, reading: 'Cycling' }
    const { checks } = accountFor(sentence, { ...understood, found: [sport, ...understood.found] }, sources)
    return checks.map((one) => sentence.slice(one.from, one.to))
  }
  expect(checksOfSport('fartlek 45 min, kids on bikes beside me', 'bikes')).toEqual(['bikes'])
  expect(checksOfSport('fartlek 45 min on the bike', 'bike')).toEqual([])
  expect(checksOfSport('45 min, kids on bikes beside me', 'bikes')).toEqual([])
})

test('what is said to come before something else is built before it, or asked about', () => {
  const easy: MisreadPart = ['- 20min Z1', { "20'": 'amount', z1: 'zone' }]
  for (const sentence of [
    "4x5 at 100% 2 min easy, prior to that 20' z1",
    "4x5 at 100% 2 min easy. 20' z1 before the set",
  ]) {
    expect(checksOf(sentence, 'cycling', [SETS, easy])).toEqual(["20' z1"])
    expect(checksOf(sentence, 'cycling', [easy, SETS])).toEqual([])
  }
})

test('a length that is said of two sentences, or for each of something, is asked about', () => {
  const over: MisreadPart = ['- Warm up 10min', { '10 min. Warm up': 'warm-up or cool-down' }]
  expect(checksOf('10 min. Warm up a mile, 4x5 at 100% 2 min easy', 'cycling', [over, SETS])).toEqual([
    '10 min. Warm up',
  ])
  const once: MisreadPart = ['- 6min Z3', { '6 min': 'amount', z3: 'zone' }]
  expect(checksOf('4x5 at 100% 2 min easy, each 6 min z3', 'cycling', [SETS, once])).toEqual(['6 min'])
  expect(checksOf('4x5 at 100% 2 min easy, then 6 min z3', 'cycling', [SETS, once])).toEqual([])
})

test('where a part ends, and the time of the part before, are no parts', () => {
  const to: MisreadPart = ['- 75min Z2', { '75 min': 'amount', z2: 'zone' }]
  expect(checksOf('4x5 at 100% 2 min easy, then z2 to 75 min', 'cycling', [SETS, to])).toEqual(['75 min'])
  expect(checksOf('4x5 at 100% 2 min easy, then z2 for 75 min', 'cycling', [SETS, to])).toEqual([])
  const time: MisreadPart = ['- 1200mtr Z4\n- 260sec Z4', { '1200': 'amount', '4:20': 'amount' }]
  expect(checksOf('1200 in 4:20', 'running', [time])).toContain('4:20')
  expect(checksOf('1200 z4, 4:20', 'running', [time])).not.toContain('4:20')
})

test('a rest of all is built behind each, or asked about', () => {
  const built = (lines: string): MisreadPart[] => [[lines, { '100 200 300': 'rungs', '20 rest': 'rest' }]]
  const once = '- 100mtr Z1\n- 200mtr Z1\n- 300mtr Z1\n- Rest 20sec'
  expect(checksOf('100 200 300, all with 20 rest', 'swimming', built(once))).toEqual(['all with 20 rest'])
  const each = '- 100mtr Z1\n- Rest 20sec\n- 200mtr Z1\n- Rest 20sec\n- 300mtr Z1\n- Rest 20sec'
  expect(checksOf('100 200 300, all with 20 rest', 'swimming', built(each))).toEqual([])
})

test('the target right behind a length is that of its part, or asked about', () => {
  const built = (words: MisreadPart[1]): MisreadPart[] => [['6x\n- 2km 85% interval\n- 800mtr recovery', words]]
  const hmp = { kind: 'race pace', words: 'HMP' } as const
  const sentence = '6x2k @ HMP (800 m float @ MP+30)'
  const words = { '6x2k': 'set', '800 m float': 'rest', 'MP+30': 'percent' } as const
  expect(checksOf(sentence, 'running', built(words), [hmp])).toContain('HMP')
  expect(checksOf(sentence, 'running', built({ ...words, HMP: 'race pace' }))).not.toContain('HMP')
})

test('two lengths that were read as one, and a far one among times, are asked about', () => {
  const both: MisreadPart = [
    '- Warm up 20min 90%',
    { '20 min wu': 'warm-up or cool-down', '20 min at': 'amount', '90%': 'percent' },
  ]
  expect(checksOf('20 min wu into 20 min at 90%', 'cycling', [both])).toEqual(['20 min at'])
  const built = (far: string): MisreadPart[] => [
    [`3x\n- 15min 88%\n- ${far} 100%\n- 5min recovery`, { '3x20': 'set', 'last 5': 'amount' }],
  ]
  const sentence = 'last 5 of each at 100%, 3x20 at 88% 5 min off'
  expect(checksOf(sentence, 'cycling', built('5km'))).toContain('5')
  expect(checksOf(sentence, 'cycling', built('5min'))).not.toContain('5')
})

test('several rests are built several times, or asked about', () => {
  const built = (lines: string): MisreadPart[] => [[lines, { '3 miles, 2 miles': 'rungs', '3 min': 'rest' }]]
  const sentence = '3 miles, 2 miles, 1 mile, 3 min jogs'
  const once = '- 3mi Z4\n- 2mi Z4\n- 1mi Z4\n- 3min Z1'
  expect(checksOf(sentence, 'running', built(once))).toEqual(['3 min jogs'])
  const each = '- 3mi Z4\n- 3min recovery\n- 2mi Z4\n- 3min recovery\n- 1mi Z4'
  expect(checksOf(sentence, 'running', built(each))).toEqual([])
})

test('of two lengths that are said to be before and after, both are built, or asked about', () => {
  const sentence = '20 min z2 before and ten after, 4x5 at 100% 2 min easy'
  const before: MisreadPart = ['- 20min Z2', { '20 min': 'amount', z2: 'zone' }]
  const after: MisreadPart = ['- Cool down 10min', { ten: 'amount' }]
  const intervals: MisreadPart = ['4x\n- 5min 100% interval', { '4x5': 'set' }]
  expect(checksOf(sentence, 'cycling', [before, intervals])).toContain('before and ten after')
  expect(checksOf(sentence, 'cycling', [before, intervals, after])).not.toContain('before and ten after')
})

test('strokes that take turns are not those of all', () => {
  const pull: MisreadPart = ['3x\n- 800mtr pull interval', { '3x800': 'set', pull: 'detail' }]
  const second = (sentence: string) => {
    const { understood, mentions, parts } = misread(sentence, 'swimming', [pull])
    const from = sentence.lastIndexOf('pull')
    const again = { kind: 'detail', words: 'pull', from, to: from + 4 } as const
    const all = parts.map((part) => ({ ...part, mentions: [...part.mentions, again] }))
    return accountFor(sentence, understood, { mentions, parts: all }).checks.map((one) =>
      sentence.slice(one.from, one.to),
    )
  }
  expect(second('3x800 pull, swim, pull')).toEqual(['pull, swim, pull'])
  expect(second('3x800 pull with pull')).toEqual([])
})
