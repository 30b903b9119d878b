import { END, type Entry, sticky } from './entries.ts'
import { type Length, timeOf } from './words.ts'

const TIME = (name: string) =>
  String.raw`(?:(?<${name}Clock>\d{1,2}:[0-5]\d)|(?<${name}Minutes>\d{1,2}(?:\.5)?) ?(?:min(?:ute)?s?|m|')(?: ?(?<${name}Left>[0-5]\d)(?: ?(?:s|secs?|"))?)?|(?<${name}Seconds>\d{2,3}) ?(?:s|secs?|seconds|")|(?<${name}One>min(?:ute)?))(?![a-z\d:])`
const LEAVING =
  '(?:rolling|going|go|leaving|leave|start(?:ing|s)?(?: (?:one|each|them))?|setting off|set off|(?:a )?new (?:rep|one)|repeat(?:ing)?)'
const CYCLE = `(?:(?:rolling )?(?:turn-?around|turn around|cycle|send-?off|clock)s?|rolling)${END}`
const NO_REST = String.raw`(?! ?,? ?(?:off|rest|ri|rec\w*|jog\w*|walk\w*|float|easy|ez|[x×/]|per\b))`

/** Repetitions that start every so often: "rolling every 2 min", "on the 6:00", "off a 90 s turnaround". */
export const starts: readonly Entry[] = [
  {
    form: sticky(
      [
        `${LEAVING} (?:every|each|on|off) (?:the |a )?${TIME('a')}`,
        `(?:on|off|with|w\\/?) (?:the |an? )?${TIME('b')} ${CYCLE}`,
        `${TIME('c')} (?:turn-?around|cycle|send-?off)s?${END}`,
        `(?<=\\d ?(?:m|km?|mi|miles?|reps)?\\b.*)on (?:the (?=\\d+:))?${TIME('d')}`,
        `(?<=\\d.*)every (?=\\d+:)${TIME('e')}`,
      ]
        .map((source) => `${source}${NO_REST}`)
        .join('|'),
    ),
    read: (groups) => {
      const length = ['a', 'b', 'c', 'd', 'e'].map((name) => timeIn(groups, name)).find(Boolean)
      return length && { kind: 'start', length }
    },
  },
]

function timeIn(groups: Record<string, string | undefined>, name: string): Length | undefined {
  const [clock, minutes, left, seconds, one] = ['Clock', 'Minutes', 'Left', 'Seconds', 'One'].map(
    (part) => groups[name + part],
  )
  if (clock) {
    const [whole, rest] = clock.split(':').map(Number)
    return timeOf((whole ?? 0) * 60 + (rest ?? 0))
  }
  if (minutes) return timeOf(Number(minutes) * 60 + Number(left ?? 0))
  return seconds ? timeOf(Number(seconds)) : one ? timeOf(60) : undefined
}
