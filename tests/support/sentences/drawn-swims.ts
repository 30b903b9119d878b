import { type Drawn, type Item, OPEN, type Pick, rounds } from './drawn-blocks.ts'

/** "10x100y on 1:30", "4x100 descend 1-4 on 1:45", "8x50 (25 kick, 25 swim)", "200 kick, 300 pull, 4x50 drill"; one in yards has no other parts. */
export function drawSwims(pick: Pick): Drawn & { isWhole: boolean } {
  const unit = pick(UNITS)
  const parts = Array.from({ length: pick([1, 2, 2, 3]) }, () =>
    pick([drawSendOffs, drawSendOffs, drawSingles])(pick, unit),
  )
  return {
    text: parts.map(({ text }) => text).join(pick([', ', ', ', ' then ', '; ', '\n'])),
    items: parts.flatMap(({ items }) => items),
    isWhole: unit.each < 1,
  }
}

type Unit = { texts: readonly string[]; each: number }

const UNITS: readonly Unit[] = [
  { texts: ['', '', 'm'], each: 1 },
  { texts: ['y', 'yd', ' yards'], each: 0.9144 },
]

function drawSendOffs(pick: Pick, unit: Unit): Drawn {
  const times = pick([4, 6, 8, 10])
  const [far, clocks] = pick([
    [50, ['1:00', '55', ':50', '1:05']],
    [100, ['1:45', '2:00', '1:50']],
    [200, ['3:30', '4:00']],
  ] as const)
  const stroke = pick(['', '', ' free', ' back', ' breast', ' kick', ' pull', ' drill', ' IM'])
  const how = pick(['', '', ' descend 1-4', ' desc', ' build', ' fast', ' easy'])
  const pause = pick([
    ` on ${pick(clocks)}`,
    ` @ ${pick(clocks.filter((clock) => /^\d:/.test(clock)))}`,
    `, ${pick([10, 15, 20])}s rest`,
    ` w/ ${pick([10, 15, 20])}s rest`,
    ` r${pick([10, 15, 20])}`,
    '',
  ])
  const length = `${far}${pick(unit.texts)}`
  return {
    text: `${times}x${length}${stroke}${how}${pause}`,
    items: rounds(times, [{ kind: 'work', metres: far * unit.each }]),
  }
}

function drawSingles(pick: Pick, unit: Unit): Drawn {
  const count = pick([1, 2, 3])
  const parts = Array.from({ length: count }, (): { text: string; item: Item } => {
    const far = pick([200, 300, 400])
    const text = `${far}${pick(unit.texts)}${pick([' kick', ' pull', ' drill', ' back', ' free', ' IM', ' easy', ' steady'])}`
    return { text, item: { kind: 'work', metres: far * unit.each } }
  })
  return {
    text: parts.map(({ text }) => text).join(pick([', ', ' + ', ', '])),
    items: parts.flatMap(({ item }) => [item, OPEN]),
  }
}
