import type { Part, Rest } from './part.ts'

/** The rounds of a set one by one, where some of them are done otherwise: "3 rounds …, last round with paddles". */
export function roundsOf(part: Part): { rounds: Part[]; between: Rest | undefined } | undefined {
  const chosen = part.selected?.filter(({ selector }) => selector.isOfRounds) ?? []
  const [rounds = 1, ...times] = part.times
  if (rounds < 2 || (times.length === 0 && !part.inner && !part.rungs)) return undefined
  if (chosen.some(({ pieces }) => pieces)) return undefined
  const others = part.selected?.filter(({ selector }) => !selector.isOfRounds) ?? []
  const { selected: _selected, after, ...all } = part
  // Swims that leave at their times have no rest beside the one between rounds.
  const isTimed = after === undefined && part.rest !== undefined && chosen.some(({ sendOff }) => sendOff)
  const { rest, ...timed } = all
  const kept = isTimed ? timed : all
  const each: Part[] = []
  for (let index = 0; index < rounds; index += 1) {
    const own = chosen.filter(({ selector }) => selector.which(index + 1, rounds))
    const aims = own.flatMap((one) => one.aims)
    const details = own.flatMap((one) => one.details)
    const sendOff = own.find((one) => one.sendOff)?.sendOff
    const [only, ...more] = part.inner ?? []
    // What is said of a round takes the place of what its pieces say only where they say nothing.
    if (aims.length > 0 && part.inner?.some((one) => one.aims.length > 0 || one.inner)) return undefined
    if (sendOff && part.inner && (!only || more.length > 0)) return undefined
    const inner = sendOff && only ? [{ ...only, sendOff }] : part.inner
    each.push({
      ...kept,
      times,
      ...(inner ? { inner } : {}),
      ...(sendOff && !inner ? { sendOff } : {}),
      aims: aims.length > 0 ? aims : part.aims,
      details: [...part.details, ...details],
      ...(others.length > 0 ? { selected: others } : {}),
    })
  }
  return chosen.some(({ selector }) => ![...Array(rounds).keys()].some((one) => selector.which(one + 1, rounds)))
    ? undefined
    : { rounds: each, between: isTimed ? rest : after }
}
