import type { Phrase } from '../phrase.ts'

/** The athlete's own pace in brackets behind its name: "MP (7:15)", "threshold (4:10)". */
export function readPacesInBrackets(phrases: readonly Phrase[]): Phrase[] {
  const read: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const [named, open, time, close] = phrases.slice(at, at + 4)
    const clock = time?.is === 'length' && time.length.clock?.length === 2 ? time.length.clock : undefined
    if (named?.is !== 'aim' || open?.is !== 'open' || close?.is !== 'close' || !clock || !isOfPace(named)) {
      if (phrases[at]) read.push(phrases[at] as Phrase)
      continue
    }
    const seconds = (clock[0] ?? 0) * 60 + (clock[1] ?? 0)
    const [from, to] = [named.from, close.to]
    read.push({ is: 'aim', isAt: true, aim: { kind: 'pace', low: seconds, high: seconds, from, to }, from, to })
    at += 3
  }
  return read
}

function isOfPace({ aim }: Extract<Phrase, { is: 'aim' }>): boolean {
  return aim.kind === 'race' || (aim.kind === 'effort' && (aim.name === 'threshold' || aim.name === 'tempo'))
}
