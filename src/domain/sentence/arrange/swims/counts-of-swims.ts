import type { Phrase } from '../phrase.ts'

/** Swims that are counted in words, or in a sentence of its own, as sets. */
export const countsOfSwims: readonly Phrase[] = [
  // "10 100s on 2:00", "ten 100s"
  {
    pattern:
      /(?<![\d.:/x-] ?)\b(?<count>[2-9]|[1-4]\d|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|thirty) (?:of the )?(?<length>25|50|75|100|150|200|250|300|400|500|600|800|1000)s\b/dgi,
    by: (span) => {
      const [count, length] = [span('count'), span('length')]
      return count && length && [{ words: counts[count.words.toLowerCase()] ?? count.words, for: count }, 'x', length]
    },
  },
  // "100s swim. 10 of them. on the 2", "swim 100s. do 15 of these"
  {
    pattern:
      /\b(?<length>25|50|75|100|150|200|250|300|400|500|600|800|1000)s(?<words>(?: (?!on\b|at\b|off\b|x\b)[a-z]+){0,3})(?<send> (?:on|off|@|at) \d?:\d\d)?[ ,.:-]+(?:and |so |just |do |say |make it |x )*(?<count>\d{1,2}|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|thirty)(?: of (?:them|these|those|em|'em)| in all| in total| times|(?<= x \d{1,2})(?! ?x))(?: please)?\b/dgi,
    by: (span) => {
      const [length, words, send, count] = ['length', 'words', 'send', 'count'].map(span)
      if (!length || !count) return undefined
      return [
        { words: counts[count.words.toLowerCase()] ?? count.words, for: count },
        'x',
        length,
        ...(words ? [words] : []),
        ...(send ? [send] : []),
      ]
    },
  },
]

const counts: Record<string, string> = {
  ...{ two: '2', three: '3', four: '4', five: '5', six: '6', eight: '8', ten: '10', twelve: '12' },
  ...{ fifteen: '15', twenty: '20', thirty: '30' },
}
