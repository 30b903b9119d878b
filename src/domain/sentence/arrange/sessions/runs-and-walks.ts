import { END, type Entry, sticky } from './entries.ts'
import { isSet, type Part } from './parts.ts'
import type { Head } from './units.ts'
import { type Length, timeOf } from './words.ts'

const WAYS = '(?:run(?:ning)?|jog(?:ging)?)[ /:&+-]{1,3}walk(?:ing|s)?(?: (?:intervals?|ratio|session|splits?))*'
const UNIT = (name: string) => `(?<${name}>s(?:ecs?)?|mins?|m|')?`
const RATIO = (name: string) =>
  String.raw`(?<${name}On>\d{1,2}) ?${UNIT(`${name}Unit`)} ?[:/-] ?(?<${name}Off>\d{1,2}) ?${UNIT(`${name}Same`)}(?![\d:.a-z])`

/** "run/walk 9:1", "4/1 run-walk for 40 min" */
export const runsAndWalks: readonly Entry[] = [
  {
    form: sticky(
      `(?:${WAYS}[,:]? (?:of |at |@ ?|as )?${RATIO('a')}(?: ratio)?|${RATIO('b')} (?:ratio )?(?:of )?${WAYS})(?:,? (?:for )?(?<minutes>\\d{2,3}) ?(?:mins?|minutes)(?: total)?)?${END}`,
    ),
    read: (groups) => {
      const [on, unit, off, same] = ['On', 'Unit', 'Off', 'Same'].map(
        (part) => groups[`a${part}`] ?? groups[`b${part}`],
      )
      const said = unit ?? same ?? ''
      const size = (figure = '') => Number(figure) * (/^s/i.test(said) ? 1 : 60)
      const pair = { kind: 'pair', on: timeOf(size(on)), off: timeOf(size(off)), isWalked: true } as const
      const times = (Number(groups.minutes ?? 0) * 60) / (pair.on.size + pair.off.size)
      if (pair.on.size === 0 || pair.off.size === 0) return undefined
      return groups.minutes ? { ...pair, times } : pair
    },
  },
]

/** "60 min run/walk 4:1": how often the pair is done in a whole; nothing if it is no such pair. */
export function timesOfWalks(
  head: Head,
  parts: readonly Part[],
): { times: number; left: Length | undefined } | undefined {
  const [whole, ...others] = parts
  const [length] = whole?.lengths ?? []
  if (!head.isWalked || head.isCounted || !whole || others.length > 0 || !length || length.in !== 's') return undefined
  if (isSet(whole) || whole.end || whole.place || whole.aims.length > 0) return undefined
  const pair = head.inner?.reduce((sum, unit) => sum + (unit.head?.lengths[0]?.size ?? 0), 0) ?? 0
  const times = Math.floor(length.size / pair)
  const left = length.size - times * pair
  return times < 2 ? undefined : { times, left: left > 0 ? timeOf(left) : undefined }
}
