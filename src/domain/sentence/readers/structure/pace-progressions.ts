import type { Reader } from '../../mention.ts'
import { indexList, matchPhrase, skip } from '../../tokens/phrases.ts'
import { ofKind, startingWith } from '../../tokens/starting-with.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'

/** The first and the last pace of a progression: "progression run 12 km, start at 5:20 and finish at 4:30 per km". */
export const readPaceProgression: Reader = startingWith(
  () => [ofKind('clock'), starts.keys()],
  (tokens, at, before) => {
    // "12 km prog 5:30 -> 4:30"
    const start = matchPhrase(tokens, at, starts) ?? (isBesideProgression(before) ? { next: at } : undefined)
    if (!start || !before.some(({ kind }) => kind === 'progression')) return undefined
    const slow = paceAt(tokens, start.next)
    const finish =
      slow &&
      (matchPhrase(tokens, slow.next, finishes) ??
        matchPhrase(tokens, skip(tokens, slow.next, joints, { most: 2 }), finishes))
    const fast = finish && paceAt(tokens, finish.next)
    if (!slow || !fast || fast.seconds >= slow.seconds) return undefined
    const unit = fast.unit ?? slow.unit ?? (before.some(isInMiles) ? 'mi' : 'km')
    const middle = Math.round((slow.seconds + fast.seconds) / 2)
    const efforts = [slow.seconds, middle, fast.seconds].map((seconds) => `${clock(seconds)}/${unit}`)
    return { value: { kind: 'progression', efforts }, next: fast.next }
  },
)

/** Whether a progression or its length stands directly before: "progression run 10k 6:00 to 5:00". */
function isBesideProgression(before: Parameters<Reader>[2]): boolean {
  const last = before.findLast(({ kind }) => kind !== 'filler' && kind !== 'punctuation')
  return last?.kind === 'progression' || (last?.kind === 'amount' && before.some(({ kind }) => kind === 'progression'))
}

function isInMiles(one: Parameters<Reader>[2][number]): boolean {
  return one.kind === 'amount' && one.amount.kind === 'distance' && one.amount.unit === 'miles'
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** A pace in minutes and seconds, and its unit if one is said. */
function paceAt(
  tokens: readonly Token[],
  at: number,
): { seconds: number; unit?: 'km' | 'mi'; next: number } | undefined {
  const [minutes = 0, seconds = 60, hours] = textAt(tokens, at).split(':').map(Number)
  if (tokens[at]?.kind !== 'clock' || hours !== undefined || seconds > 59) return undefined
  const sign = at + 1
  const word = perSigns.has(textAt(tokens, sign)) ? textAt(tokens, sign + 1) : ''
  const unit = kilometres.has(word) ? 'km' : miles.has(word) ? 'mi' : undefined
  const value = { seconds: minutes * 60 + seconds }
  return unit ? { ...value, unit, next: sign + 2 } : { ...value, next: sign }
}

const perSigns = new Set(['/', 'per', 'a'])
const kilometres = new Set(['k', 'km', 'kilometer', 'kilometre'])
const miles = new Set(['mi', 'mile', 'm'])
const starts = indexList('start at,starting at,start @,starting @,start,starting,from,beginning at,begin at')
const finishes = indexList(
  '- >,>,-,→,finish at,finishing at,finish @,end at,ending at,finish,down to,to,up to,finishing,ending',
)
const joints = new Set(['and', ',', 'then', '&', '-'])
