import type { SportId } from '#domain/sports/registry.ts'
import {
  type Drawn,
  type Item,
  type Length,
  minutes,
  OPEN,
  type Pick,
  rest,
  rounds,
  seconds,
  work,
} from './drawn-blocks.ts'

/** "3x(4x200, 45s) 3 min", "2 sets of 6x30/30, 4 min between", "6x1 min, 1 min jog, twice through with 4 min between" */
export function drawSetsOfSets(pick: Pick, sport: SportId): Drawn {
  const times = pick([2, 3, 4])
  const pause = minutes(pick, [3, 4, 5])
  const inner = pick([drawPlainSet, drawPlainPairs])(pick, sport)
  const p = pause.text
  const brackets = [
    `${times}x(${inner.text}) ${p}`,
    `${times}x(${inner.text}), ${p} between`,
    `${times} x (${inner.text}) with ${p} between`,
    `${times}x (${inner.text}) / ${p} easy`,
    `(${inner.text}) x${times}, ${p} between sets`,
    `(${inner.text}) x ${times} with ${p} easy between`,
  ]
  const words = [
    `${times} sets of ${inner.text}, ${p} between`,
    `${times} sets of ${inner.text}, ${p} between sets`,
    `${times} sets: ${inner.text}, ${p} between sets`,
    `${times} rounds of ${inner.text}, ${p} between rounds`,
    `${inner.text}, ${times} sets, ${p} between sets`,
    `${inner.text}, ${times} times through with ${p} between sets`,
    `${inner.text}, repeat ${times} times with ${p} between sets`,
  ]
  const twice = [
    `${inner.text}, ${p} easy, again`,
    `${inner.text}, ${p} easy, repeat`,
    `${inner.text}, ${p} easy then repeat`,
    `${inner.text}, ${p} easy, then the same again`,
    `${inner.text}, ${p} easy, ${inner.text}`,
    `${inner.text}, twice through with ${p} easy between`,
    `${inner.text} twice, ${p} between sets`,
  ]
  const text = pick(times === 2 ? [...brackets, ...words, ...twice] : [...brackets, ...words])
  return { text, items: rounds(times, inner.items.slice(0, -1), rest(pause)) }
}

/** "6x200 (45s rest)", "5x1 min hard, 1 min easy" */
function drawPlainSet(pick: Pick, sport: SportId): Drawn {
  const times = pick([3, 4, 5, 6])
  const bout = drawBout(pick, sport)
  const pause = seconds(pick, [30, 45, 60, 90])
  const words = [
    ` w/ ${pause.text} rest`,
    ` (${pause.text})`,
    `, ${pause.text} rest`,
    ` off ${pause.text}`,
    ` ${pause.text} jog`,
  ]
  const easy = sport === 'running' ? words : words.slice(0, -1)
  return {
    text: `${times}x${bout.text}${pick(['', ' hard'])}${pick(easy)}`,
    items: rounds(times, [work(bout)], rest(pause)),
  }
}

/** "6x30/30", "8x40/20s" */
function drawPlainPairs(pick: Pick): Drawn {
  const times = pick([6, 8, 10])
  const [on, off] = pick(PAIRS_IN_SECONDS)
  return { text: `${times}x${on}/${off}${pick(['', '', 's'])}`, items: pairs(times, on, off) }
}

function pairs(times: number, on: number, off: number): Item[] {
  return rounds(times, [{ kind: 'work', seconds: on }], { kind: 'rest', seconds: off })
}

const PAIRS_IN_SECONDS = [
  [30, 30],
  [40, 20],
  [30, 15],
  [15, 15],
] as const
const PAIRS_IN_MINUTES = [
  [3, 2],
  [2, 1],
  [4, 2],
  [1, 1],
  [3, 1],
  [5, 2],
] as const

/** "3'/2' x5", "30/15s x13", "2 on 1 off x8", "10x(1 min hard 1 min easy)" */
export function drawPairs(pick: Pick, sport: SportId): Drawn {
  const times = pick([4, 5, 6, 8, 10, 12])
  const easy = pick(['easy', sport === 'running' ? 'jog' : 'spin', 'float'])
  if (pick([true, false])) {
    const [on, off] = pick(PAIRS_IN_SECONDS)
    const pair = pick([
      `${on}/${off}s`,
      `${on}/${off}`,
      `${on}-${off}`,
      `${on}s/${off}s`,
      `${on}"/${off}"`,
      `${on}s on ${off}s off`,
    ])
    return { text: withCount(pick, pair, times), items: pairs(times, on, off) }
  }
  const [on, off] = pick(PAIRS_IN_MINUTES)
  const pair = pick([
    `${on}'/${off}'`,
    `${on} min/${off} min`,
    `${on} on ${off} off`,
    `${on} min on ${off} min off`,
    `${on} on/${off} off`,
    `${on} min hard ${off} min ${easy}`,
    `${on} hard ${off} ${easy}`,
    `${on}' hard/${off}' ${easy}`,
    `${on} min hard, ${off} min ${easy}`,
  ])
  return { text: withCount(pick, pair, times), items: pairs(times, on * 60, off * 60) }
}

function withCount(pick: Pick, pair: string, times: number): string {
  return pick([
    `${times}x(${pair})`,
    `${times} x (${pair})`,
    `${pair} x${times}`,
    `${pair} x ${times}`,
    `(${pair}) x${times}`,
    `${times}x ${pair}`,
    `${times} rounds of ${pair}`,
    `${pair}, ${times} times`,
  ])
}

/** "5x3 min hard, half the time jog", "6x2 min, equal rest", "5x1k, 400 jog after each" */
export function drawRestsByShare(pick: Pick, sport: SportId): Drawn {
  const times = pick([3, 4, 5, 6])
  const isFar = sport === 'running' && pick([true, false])
  const effort = pick(['', ' hard', sport === 'running' ? ' at 5k pace' : ' at FTP'])
  const move = sport === 'running' ? 'jog' : 'spin'
  if (isFar) {
    const bout = drawDistance(pick)
    const jog = pick([200, 400])
    const words = pick([
      `, ${jog} jog after each`,
      ` with ${jog}m jog after each`,
      `, jog ${jog} after each`,
      `, ${jog} jog between`,
      ` w/ ${jog}m jog rec`,
      ` off ${jog} jog`,
      `, ${jog}m float between reps`,
    ])
    return {
      text: `${times}x${bout.text}${effort}${words}`,
      items: rounds(times, [work(bout)], { kind: 'rest', metres: jog }),
    }
  }
  const bout = minutes(pick, [2, 3, 4, 6])
  const [share, words] = pick([
    [
      1,
      [', equal rest', ` with equal ${move}`, ', same rest', ', rest = work', ', 1:1 rest', ' 1:1', `, equal recovery`],
    ],
    [
      1 / 2,
      [
        `, half the time ${move}`,
        ', half rest',
        ', 2:1 rest',
        ', 2:1 work:rest',
        ', rest half the time',
        ' with half the time easy',
        ' w/ 50% rest',
      ],
    ],
  ] as const)
  const pause: Item = { kind: 'rest', seconds: (bout.seconds ?? 0) * share }
  return { text: `${times}x${bout.text}${effort}${pick(words)}`, items: rounds(times, [work(bout)], pause) }
}

/** "2x(3x1k, 90s rest), 4 min between sets, 5 min easy before the cool-down" */
export function drawThreeRests(pick: Pick, sport: SportId): Drawn & { isWhole: boolean } {
  const [times, k] = [pick([2, 3]), pick([3, 4, 5])]
  const bout = drawBout(pick, sport)
  const short = seconds(pick, [30, 60, 90])
  const long = minutes(pick, [3, 4])
  const last = minutes(pick, [5, 6])
  const cool = pick([10, 15])
  const [a, b, c] = [short.text, long.text, last.text]
  const text = pick([
    `${times}x(${k}x${bout.text}, ${a} rest), ${b} between sets, ${c} easy before the cool-down, ${cool} min cd`,
    `${times}x(${k}x${bout.text}) ${a} between reps, ${b} between sets, ${c} rest before cd ${cool} min`,
    `${times} sets of ${k}x${bout.text}, ${a} between reps and ${b} between sets, ${c} easy then ${cool} min cd`,
    `${times}x${k}x${bout.text}, ${a} rest, ${b} between sets, ${c} easy, cd ${cool}`,
    `${times}x${k}x${bout.text}, ${a}/${b}, ${c} easy, cd ${cool}`,
  ])
  const inner = rounds(k, [work(bout)], rest(short)).slice(0, -1)
  const items = rounds(times, inner, rest(long)).slice(0, -1)
  return { text, items: [...items, rest(last), { kind: 'cool-down', seconds: cool * 60 }, OPEN], isWhole: true }
}

/** "5-4-3-2-1 x2", "600/400/200 @ 10k/5k/3k pace", "1k (2 min) 800 (90s) 400", "1-2-3-2-1 min hard, half the time jog" */
export function drawLadder(pick: Pick, sport: SportId): Drawn {
  const isFar = sport === 'running' && pick([true, false])
  const rungs: readonly Item[] = pick(isFar ? FAR : LONG).map((rung) =>
    isFar ? { kind: 'work', metres: rung } : { kind: 'work', seconds: rung * 60 },
  )
  const figures = rungs.map(({ metres: far, seconds: time }) => far ?? (time ?? 0) / 60)
  const row = figures.join(pick(['-', '/', ', ', ' - ']))
  const unit = isFar ? pick(['', 'm']) : pick([' min', "'", ' minutes'])
  const name = pick(['', 'ladder ', 'pyramid '])
  const spread = (pause: (rung: Item) => Item): Item[] => rungs.flatMap((rung) => [rung, pause(rung)]).slice(0, -1)
  const move = sport === 'running' ? 'jog' : 'spin'
  const kind = pick(['plain', 'half', 'equal', 'twice', 'each', 'paces'] as const)
  if (kind === 'plain') {
    const pause = seconds(pick, [60, 90])
    const words = pick([
      `, ${pause.text} ${move} between`,
      ` w/ ${pause.text} rest`,
      ` off ${pause.text}`,
      `, ${pause.text} rest after each`,
    ])
    return { text: `${name}${row}${unit}${pick(['', ' hard'])}${words}`, items: [...spread(() => rest(pause)), OPEN] }
  }
  if (kind === 'half' || kind === 'equal') {
    const half = kind === 'half'
    const words = half
      ? [`, half the time ${move}`, ', half rest', `, ${move} half the time`]
      : [', equal rest', `, equal ${move}`, ', same rest']
    const share = half ? 0.5 : 1
    const pause = (rung: Item): Item => (rung.seconds ? { kind: 'rest', seconds: rung.seconds * share } : OPEN)
    return { text: `${name}${row}${unit}${pick(['', ' hard'])}${pick(words)}`, items: [...spread(pause), OPEN] }
  }
  if (kind === 'twice') {
    const times = pick([2, 3])
    const count = pick([
      `${row}${unit} x${times}`,
      `${times}x(${row}${unit})`,
      `${times} x ${row}${unit}`,
      `(${row}${unit}) x ${times}`,
      `${times} rounds: ${row}${unit}`,
    ])
    return {
      text: count,
      items: rounds(
        times,
        spread(() => OPEN),
      ),
    }
  }
  if (kind === 'each') {
    const pauses = figures.slice(1).map((_, at) => pick(at % 2 === 0 ? [60, 90] : [60, 120]))
    const text = figures
      .map((figure, at) => `${figure}${unit}${pauses[at] === undefined ? '' : ` (${pauses[at]}s${pick([''])})`}`)
      .join(pick([', ', ' ', ' - ']))
    const items = rungs.flatMap((rung, at): Item[] => [rung, pauses[at] ? { kind: 'rest', seconds: pauses[at] } : OPEN])
    return { text: `${name}${text}`, items }
  }
  const paces = sport === 'running' ? ['10k', '5k', '3k'] : ['85%', '95%', '105%']
  const three = figures.slice(0, 3)
  const text = `${three.join('/')}${unit} @ ${paces.join('/')}${sport === 'running' ? ' pace' : ''}`
  return { text, items: [...spread(() => OPEN).slice(0, 5), OPEN] }
}

const FAR: readonly (readonly number[])[] = [
  [400, 800, 1200, 800, 400],
  [200, 400, 600, 400, 200],
  [1200, 800, 400],
  [600, 400, 200],
  [1000, 800, 600, 400],
]
const LONG: readonly (readonly number[])[] = [
  [1, 2, 3, 2, 1],
  [5, 4, 3, 2, 1],
  [2, 4, 6, 4, 2],
  [3, 6, 9],
  [6, 4, 2],
]

/** "3 rounds: 1 km, 400, 200", "2x(3 min hard, 2 min hard, 1 min hard)" */
export function drawRow(pick: Pick, sport: SportId): Drawn {
  const times = pick([2, 3, 4])
  const pause = minutes(pick, [2, 3])
  const isRestSaid = pick([true, false])
  const effort = pick(['', ' hard'])
  const rungs =
    sport === 'running' && pick([true, false])
      ? pick([
          [['1 km', 1000] as const, ['400', 400] as const, ['200', 200] as const],
          [['800m', 800] as const, ['400m', 400] as const],
          [['1k', 1000] as const, ['500m', 500] as const, ['300m', 300] as const],
        ]).map(([text, far]) => ({ text, metres: far }))
      : pick([
          [3, 2, 1],
          [4, 2],
          [5, 3, 1],
        ]).map((value): Length => ({ text: `${value} min${effort}`, seconds: value * 60 }))
  // Two with a slash between them are a bout and its rest.
  const row = rungs.map((rung) => rung.text).join(pick(rungs.length > 2 ? [', ', ' + ', '/'] : [', ', ' + ']))
  const head = pick([
    `${times} rounds: ${row}`,
    `${times} rounds of ${row}`,
    `${times}x(${row})`,
    `${times} sets of ${row}`,
    `${row} x${times}`,
    `(${row}) x${times}`,
    `${times} x ${rungs.map((rung) => rung.text).join(' + ')}`,
  ])
  const between = isRestSaid
    ? pick([`, ${pause.text} between rounds`, `, ${pause.text} between sets`, ` with ${pause.text} between sets`])
    : ''
  const items = rungs.flatMap((rung) => [work(rung), OPEN]).slice(0, -1)
  return { text: `${head}${between}`, items: rounds(times, items, isRestSaid ? rest(pause) : OPEN) }
}

function drawBout(pick: Pick, sport: SportId): Length {
  return sport === 'running' && pick([true, false]) ? drawDistance(pick) : minutes(pick, [1, 2, 3, 4])
}

function drawDistance(pick: Pick): Length {
  const [text, far] = pick([
    ['200', 200],
    ['400', 400],
    ['400m', 400],
    ['800', 800],
    ['1k', 1000],
    ['1 km', 1000],
    ['1200m', 1200],
  ] as const)
  return { text, metres: far }
}
