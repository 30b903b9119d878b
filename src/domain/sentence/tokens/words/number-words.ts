import { wordTable } from './word-table.ts'

const toNineteen =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'

/** Number words below a hundred. */
export const numberWords = wordTable<number>({
  ...Object.fromEntries(toNineteen.split(' ').map((word, index) => [word, index + 1])),
  ...Object.fromEntries(tens.split(' ').map((word, index) => [word, 20 + 10 * index])),
  dozen: 12,
  fourty: 40,
})

/** Plural number words for distances that are repeated: "eight hundreds", "ten fifties". */
export const pluralNumberWords = wordTable<number>({
  twenties: 20,
  thirties: 30,
  fifties: 50,
  hundreds: 100,
  thousands: 1000,
})

export const magnitudeWords = wordTable<number>({ hundred: 100, thousand: 1000 })

export const fractions = wordTable<number>({ '½': 0.5, '¼': 0.25, '¾': 0.75 })
