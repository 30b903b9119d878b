import type { Part, Rest, Selected } from './part.ts'

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
    // What is said of a round takes the place of what its pieces say only where they say nothing.
    if (aims.length > 0 && part.inner?.some((one) => one.aims.length > 0 || one.inner)) return undefined
    const timed = part.inner?.filter((one) => one.times.length > 0) ?? []
    if (sendOff && part.inner && (timed.length !== 1 || timed.some(({ rest }) => rest))) return undefined
    const inner = sendOff ? part.inner?.map((one) => (timed.includes(one) ? { ...one, sendOff } : one)) : part.inner
    each.push({
      ...kept,
      times,
      ...(inner ? { inner: index < rounds - 1 ? inner.map(asRound) : inner } : {}),
      ...(index < rounds - 1 ? { isInRounds: true } : {}),
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

/** Rungs of which more follow have a rest behind the last, too. */
function asRound(part: Part): Part {
  return part.rungs ? { ...part, isInRounds: true } : part
}

/** "3 rounds: 4x100 on 1:30/1:25/1:20, 50 easy": a send-off for each round. */
export function withRoundsOfSendOffs(part: Part): Part {
  const [rounds, ...others] = part.times
  const at = part.inner?.findIndex(({ listed }) => listed?.every((aim) => aim.kind === 'time' && aim.isSendOff)) ?? -1
  const one = part.inner?.[at]
  if (!part.inner || part.inner.length < 2 || !one?.listed || others.length > 0 || one.listed.length !== rounds)
    return part
  const { listed, ...plain } = one
  const selected = listed.flatMap((aim, index): Selected[] =>
    aim.kind === 'time'
      ? [
          {
            selector: { from: aim.from, to: aim.to, isOfRounds: true, which: (round) => round === index + 1 },
            aims: [],
            details: [],
            sendOff: { from: aim.from, to: aim.to, value: aim.seconds, unit: 's' },
          },
        ]
      : [],
  )
  return {
    ...part,
    inner: part.inner.map((own) => (own === one ? plain : own)),
    selected: [...(part.selected ?? []), ...selected],
  }
}
