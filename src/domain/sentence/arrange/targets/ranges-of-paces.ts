import { formatClock, parseClock } from '../../../text/grammar/numeral.ts'
import type { Phrase } from '../phrase.ts'

/** Ranges of paces and times whose end says only its seconds, or only its minutes: "2:50-55", "6:55-05", "7:50-8". */
export const rangesOfPaces: readonly Phrase[] = [
  {
    needs: ['-'],
    pattern:
      /(?<![\d:.])(?<low>\d{1,2}:[0-5]\d)(?<dash>-)(?<high>[0-5]\d)(?![\d:.]|['"%x*]|-\d| ?(?:min|mile|mi\b|km?\b|m\b|x|\*|h\b|hour|bpm))(?: ?(?:secs?|s)\b)?/dgi,
    by: (span) => {
      const [low, dash, high] = [span('low'), span('dash'), span('high')]
      const start = parseClock(low?.words ?? '')
      if (!low || !dash || !high || start === undefined) return undefined
      const end = start - (start % 60) + Number(high.words)
      return [low, dash, { words: formatClock(end > start ? end : end + 60), for: high }]
    },
  },
  {
    needs: ['-'],
    pattern:
      /(?<![\d:.])(?<low>(?<minutes>\d):[3-5]\d)(?<dash>-)(?<high>\d)(?![\d:.]|['"%x*]|-\d| ?(?:min|mile|mi\b|km?\b|m\b|x|\*|h\b|hour|bpm))/di,
    by: (span) => {
      const [low, minutes, dash, high] = [span('low'), span('minutes'), span('dash'), span('high')]
      if (!low || !minutes || !dash || !high || Number(high.words) !== Number(minutes.words) + 1) return undefined
      return [low, dash, { words: `${high.words}:00`, for: high }]
    },
  },
]
