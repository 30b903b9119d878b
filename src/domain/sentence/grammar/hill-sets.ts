import type { Phrase } from './phrase.ts'

/** Puts the word for hills in front of their count: "8 hill repeats, 60 s hard", "10x hills (45 s up, jog down)". */
export function orderHills(phrases: readonly Phrase[]): Phrase[] {
  const ordered: Phrase[] = []
  for (let at = 0; at < phrases.length; ) {
    const [count, hills] = [phrases[at], phrases[at + 1]]
    const next = phrases[at + 2]
    const index = next?.is === 'sign' || isMark(next, 'of') || isMark(next, 'at') ? at + 3 : at + 2
    const body = phrases[index]
    const isBody = body?.is === 'length' || (body?.is === 'open' && phrases[index + 1]?.is === 'length')
    const times =
      count?.is === 'count'
        ? count.times
        : count?.is === 'length' && isCount(count.length)
          ? count.length.value
          : undefined
    if (
      times !== undefined &&
      count &&
      hills?.is === 'session' &&
      hills.session === 'hills' &&
      isBody &&
      phrases[index + 1]?.is !== 'count'
    ) {
      const { from, to } = count
      ordered.push(hills, { is: 'count', times, of: 'times', isBehind: false, from, to })
      at = index
    } else {
      ordered.push(count as Phrase)
      at += 1
    }
  }
  return ordered
}

function isCount({
  unit,
  value,
  clock,
}: {
  unit?: string | undefined
  value: number
  clock?: readonly number[]
}): boolean {
  return !clock && unit === undefined && Number.isInteger(value) && value >= 2 && value <= 30
}

function isMark(phrase: Phrase | undefined, mark: string): boolean {
  return phrase?.is === 'mark' && phrase.mark === mark
}
