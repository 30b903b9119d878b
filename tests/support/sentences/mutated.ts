import fc from 'fast-check'
import type { Field, Understood } from '#domain/sentence/result.ts'

/**
 * A piece of a sentence with a figure, and the fields that it can fill. `value` is what a field holds if this piece alone
 * fills it.
 */
type Piece = { text: string; fields: readonly Field[]; value?: { field: Field; is: unknown } }

type PlacedPiece = Piece & { from: number; to: number }

const lengths: readonly Piece[] = [50, 75, 90].flatMap((minutes) => [
  {
    text: `${minutes} min`,
    fields: ['durationValue', 'set', 'mainSet', 'warmup', 'cooldown'],
    value: { field: 'durationValue', is: minutes },
  },
  {
    text: `${minutes} km`,
    fields: ['durationValue', 'set', 'mainSet', 'warmup', 'cooldown'],
    value: { field: 'durationValue', is: minutes },
  },
])
const sets: readonly Piece[] = [
  { text: '3x8 min', fields: ['set', 'mainSet'], value: { field: 'set', is: { times: 3, value: 8, unit: 'minutes' } } },
  {
    text: '5x1000m',
    fields: ['set', 'mainSet'],
    value: { field: 'set', is: { times: 5, value: 1000, unit: 'meters' } },
  },
  {
    text: '6x40 sec',
    fields: ['set', 'mainSet'],
    value: { field: 'set', is: { times: 6, value: 40, unit: 'seconds' } },
  },
]
const others: readonly Piece[] = [
  { text: '2 min rest', fields: ['set', 'mainSet', 'strides'] },
  { text: 'rest 90s', fields: ['set', 'mainSet', 'strides'] },
  { text: 'ftp 250', fields: ['referenceValue'], value: { field: 'referenceValue', is: 250 } },
  {
    text: 'threshold pace 4:10/km',
    fields: ['referenceValue', 'workoutType'],
    value: { field: 'referenceValue', is: '4:10' },
  },
  { text: 'css 1:45', fields: ['referenceValue', 'workoutType'], value: { field: 'referenceValue', is: '1:45' } },
  { text: '@ 280w', fields: ['mainSet'] },
  { text: '@ 4:30/km', fields: ['mainSet', 'workoutType'] },
  { text: 'at 92%', fields: ['mainSet'] },
  { text: 'under 145 bpm', fields: ['mainSet', 'notes'] },
  { text: 'at 90 rpm', fields: ['mainSet', 'workoutType'] },
  { text: 'rpe 7', fields: ['mainSet'] },
  {
    text: '15 min warm up',
    fields: ['warmup', 'mainSet', 'durationValue'],
    value: { field: 'warmup', is: { value: 15, unit: 'minutes' } },
  },
  { text: '2 km cool down', fields: ['cooldown', 'mainSet', 'durationValue'] },
  { text: '6 strides', fields: ['strides', 'mainSet'], value: { field: 'strides', is: 6 } },
  { text: '25m pool', fields: ['poolLength'], value: { field: 'poolLength', is: 25 } },
  { text: 'zone 3', fields: ['workoutType', 'mainSet', 'effort'] },
]
const words = [
  'run',
  'ride',
  'swim',
  'tempo',
  'easy',
  'intervals',
  'threshold',
  'please',
  'with my dog',
  'tomorrow',
  '💪',
  'and then',
  'no hills',
  'blorp',
]

/** Good sentences with pieces left out, doubled, in another order, with other words between them and other commas. */
export const mutatedSentence: fc.Arbitrary<{
  sentence: string
  pieces: readonly PlacedPiece[]
}> = fc
  .record({
    pieces: fc.array(fc.oneof(fc.constantFrom(...lengths), fc.constantFrom(...sets), fc.constantFrom(...others)), {
      minLength: 1,
      maxLength: 5,
    }),
    between: fc.array(fc.constantFrom('', '', ...words), { minLength: 6, maxLength: 6 }),
    comma: fc.constantFrom(', ', '; ', '\n', ' then ', ', '),
  })
  .map(({ pieces, between, comma }) => {
    let sentence = ''
    const placed = []
    for (const [index, piece] of pieces.entries()) {
      const word = between[index] ?? ''
      sentence += `${sentence ? comma : ''}${word}${word ? ' ' : ''}`
      placed.push({ ...piece, from: sentence.length, to: sentence.length + piece.text.length })
      sentence += piece.text
    }
    return { sentence: `${sentence} ${between[5] ?? ''}`.trim(), pieces: placed }
  })

/** What is wrong with how the pieces of a sentence were read; empty if every figure is what it says, or named. */
export function misread(
  { pieces }: { pieces: readonly PlacedPiece[] },
  { asked, checks, found, inferred, unread }: Understood,
): string[] {
  return pieces.flatMap(({ text, fields, value, from, to }) => {
    const touches = (one: { from: number; to: number }) => one.from < to && one.to > from
    const read = found.filter(touches)
    const wrong = read
      .filter((one) => !fields.includes(one.field) && !isOfAnother(one, pieces))
      .map(({ field }) => `“${text}” fills ${field}`)
    // "50 min, easy 50 min": the whole, said twice.
    const isSaidTwice =
      value?.field === 'durationValue' &&
      pieces.some((other) => other.text === text && other.from !== from && isWhole(other, found))
    if (read.length === 0 && !unread.some(touches) && !isSaidTwice) return [...wrong, `“${text}” is not named`]
    const [first] = read
    if (
      !value ||
      first?.field !== value.field ||
      read.length > 1 ||
      found.filter(({ field }) => field === value.field).length > 1
    )
      return wrong
    // What was worked out from several figures, or in another unit, says so.
    if (inferred.some(({ field }) => field === value.field) || checks.some(touches)) return wrong
    const is = asked[value.field]
    return isSame(is, value.is) ? wrong : [...wrong, `“${text}” is ${JSON.stringify(is)}`]
  })
}

/** Whether a field is filled by another piece, whose figure it has to be if it holds one, and is only shown over several. */
function isOfAnother({ field, from, to }: Understood['found'][number], pieces: readonly PlacedPiece[]): boolean {
  const isFilledBy = ({ fields, value }: Piece) =>
    value?.field === field || (field === 'workoutType' && fields.includes(field))
  return pieces.some((piece) => piece.from < to && piece.to > from && isFilledBy(piece))
}

/** Whether a field holds a value, perhaps with more about it, and a distance in any unit. */
function isSame(is: unknown, value: unknown): boolean {
  const inMetres = JSON.stringify(is)?.replace('"value":1,"unit":"kilometers"', '"value":1000,"unit":"meters"')
  return String(inMetres).startsWith(JSON.stringify(value).replace(/}$/, ''))
}

function isWhole({ from, to }: { from: number; to: number }, found: Understood['found']): boolean {
  return found.some((one) => one.field === 'durationValue' && one.from < to && one.to > from)
}
