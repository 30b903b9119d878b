import { expect, test } from 'vitest'
import { accountOf, checksOf, type MisreadPart, misread, SETS } from '#tests/support/sentences/misread.ts'
import { accountFor } from './account.ts'

// Words and figures that were read as of something else than they belong to.

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
