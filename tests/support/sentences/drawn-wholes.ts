import type { SportId } from '#domain/sports/registry.ts'
import { type Drawn, type Item, minutes, OPEN, type Pick, rest, rounds, seconds, work } from './drawn-blocks.ts'

/** A whole session, and what lies within it. */
type Whole = { sentence: string; items: readonly Item[]; total?: { seconds?: number; metres?: number } }

const AROUND: Item = { kind: 'around' }

/** "60 min run, last 10 at threshold", "90 min ride with 3x8 min tempo in it", "12 mi, miles 8 to 10 at MP", "20 easy, 20 tempo, 20 easy" */
export function drawWithin(pick: Pick, sport: SportId): Whole {
  return pick([drawStretchWithin, drawStretchWithin, drawRangeWithin, drawSetWithin, drawSetAfter, drawParts])(
    pick,
    sport,
  )
}

function drawStretchWithin(pick: Pick, sport: SportId): Whole {
  const scale = pick(sport === 'running' ? [IN_MINUTES, IN_MINUTES, IN_KM, IN_MILES] : [IN_MINUTES])
  const all = pick(scale.wholes)
  const part = pick(scale.parts)
  const effort = pick(efforts[sport])
  const length = (value: number): Item => ({ kind: 'work', [scale.key]: value * scale.each })
  const unit = pick(scale.units)
  const n = `${part}${pick(['', unit])}`
  const [left, name] = [all - part, pick(names[sport])]
  const head = pick([`${all}${unit} ${name}`, `${name} ${all}${unit}`, `${all}${unit} easy ${name}`])
  const place = pick(['last', 'first', 'middle'] as const)
  const behind = {
    last: [
      `, last ${n} ${effort}`,
      ` with the last ${n} ${effort}`,
      ` w/ last ${n} ${effort}`,
      `, final ${n} ${effort}`,
      `, finish with ${n} ${effort}`,
      `, ${effort} for the last ${n}`,
      ` (last ${n} ${effort})`,
      `, the last ${n} of it ${effort}`,
    ],
    first: [
      `, first ${n} ${effort}`,
      ` with the first ${n} ${effort}`,
      `, ${effort} for the first ${n}`,
      `, first ${n} ${effort}, rest easy`,
    ],
    middle: [
      `, middle ${n} ${effort}`,
      ` with ${n} ${effort} in the middle`,
      `, ${n} ${effort} in the middle`,
      ` with the middle ${n} ${effort}`,
      ` (middle ${n} ${effort})`,
    ],
  }[place]
  const items = {
    last: [length(left), length(part)],
    first: [length(part), length(left)],
    middle: [length(left / 2), length(part), length(left / 2)],
  }[place]
  return { sentence: `${head}${pick(behind)}`, items, total: { [scale.key]: all * scale.each } }
}

function drawRangeWithin(pick: Pick, sport: SportId): Whole {
  const scale = pick(sport === 'running' ? [IN_MINUTES, IN_KM, IN_MILES] : [IN_MINUTES])
  const [all, from, part] = [pick(scale.wholes), pick(scale.parts), pick(scale.parts)]
  const effort = pick(efforts[sport])
  const name = pick(names[sport])
  const unit = pick(scale.units)
  const isTime = scale.key === 'seconds'
  // The eighth mile is the one behind seven.
  const to = isTime ? from + part : from + part - 1
  const head = pick([`${all}${unit} ${name}`, `${name} ${all}${unit}`, `${all}${unit} easy ${name}`])
  const ranges = isTime
    ? [`from ${from} to ${to} min`, `min ${from}-${to}`, `minutes ${from} to ${to}`, `between ${from} and ${to} min`]
    : [`${scale.plural} ${from} to ${to}`, `${scale.plural} ${from}-${to}`]
  const length = (value: number): Item => ({ kind: 'work', [scale.key]: value * scale.each })
  const range = pick(ranges)
  const before = isTime ? from : from - 1
  return {
    sentence: `${head}${pick([`, ${range} ${effort}`, `, ${effort} ${range}`, ` (${range} ${effort})`])}`,
    items: [...(before > 0 ? [length(before)] : []), length(part), length(all - before - part)],
    total: { [scale.key]: all * scale.each },
  }
}

function drawSetWithin(pick: Pick, sport: SportId): Whole {
  const all = pick(IN_MINUTES.wholes)
  const times = pick([2, 3, 4])
  const bout = minutes(pick, [3, 4, 5])
  const effort = pick(efforts[sport])
  const name = pick(names[sport])
  const pause = minutes(pick, [2, 3])
  const isRestSaid = pick([true, false])
  const set = `${times}x${bout.text} ${effort}`
  const easy = isRestSaid
    ? pick([`, ${pause.text} easy between`, ` (${pause.text} easy)`, ` with ${pause.text} recovery`])
    : ''
  const sentence = pick([
    `${all} min ${name} with ${set} in it${easy}`,
    `${all} min ${name} incl ${set}${easy}`,
    `${all} min ${name} including ${set}${easy}`,
    `${all}' ${name} w/ ${set}${easy}`,
    `${all} min easy ${name}, ${set}${easy} within`,
    `${all} min ${name} with ${set}${easy} in the middle`,
    `${name} ${all} min, ${set}${easy} somewhere in there`,
    `${set}${easy} in a ${all} min ${name}`,
    `${set}${easy} within a ${all} min ${name}`,
  ])
  return {
    sentence,
    items: [AROUND, ...rounds(times, [work(bout)], isRestSaid ? rest(pause) : OPEN), AROUND],
    total: { seconds: all * 60 },
  }
}

function drawSetAfter(pick: Pick, sport: SportId): Whole {
  const all = pick([75, 90, 120])
  const after = pick([20, 30, 40])
  const times = pick([3, 4, 6])
  const bout = pick([seconds(pick, [20, 30]), minutes(pick, [1, 2])])
  const effort = pick(['hard', 'sprints', 'fast'])
  const name = pick(names[sport])
  const head = pick([`${all} min z2 ${name}`, `${all} min easy ${name}`, `${name} ${all} min z2`])
  const sentence = pick([
    `${head}, ${times}x${bout.text} ${effort} after ${after} min`,
    `${head}, after ${after} min ${times}x${bout.text} ${effort}`,
    `${head}, after ${after} min do ${times}x${bout.text} ${effort}`,
    `${head} with ${times}x${bout.text} ${effort} after ${after} min`,
    `${head}, at ${after} min ${times}x${bout.text} ${effort}`,
    `${head}, ${times}x${bout.text} ${effort} from minute ${after}`,
  ])
  return {
    sentence,
    items: [{ kind: 'work', seconds: after * 60 }, ...rounds(times, [work(bout)]), AROUND],
    total: { seconds: all * 60 },
  }
}

function drawParts(pick: Pick, sport: SportId): Whole {
  const name = pick(names[sport])
  const hard = pick(efforts[sport].filter((effort) => !/^(?:at|@) (?:MP|HM)/.test(effort)))
  const easy = pick(['easy', 'z2'])
  const values = [pick([10, 15, 20]), pick([8, 12, 20]), pick([10, 15, 20])]
  const words = pick([
    [easy, hard, easy],
    [easy, 'steady', hard],
    [easy, hard, 'steady'],
  ])
  const unit = pick(['', '', ' min', "'"])
  const text = values
    .map((value, at) => `${value}${unit} ${words[at]}`)
    .join(pick([', ', ' / ', ' + ', ' then ', ', then ', '; ']))
  return {
    sentence: pick([`${name} ${text}`, `${name}: ${text}`, `${text} ${name}`, `${text}, ${name}`]),
    items: values.map((value) => ({ kind: 'work', seconds: value * 60 })),
  }
}

/** A warm-up that holds a set of its own, or a cool-down in other words: "500 wu w 4x50 build", "10 home", "jog back 2k". */
export function drawEndInOtherWords(pick: Pick, sport: SportId, end: 'warm-up' | 'cool-down'): Drawn {
  return end === 'warm-up' ? drawWarmUpWithSet(pick, sport) : drawWayHome(pick, sport)
}

function drawWarmUpWithSet(pick: Pick, sport: SportId): Drawn {
  const within = pick(['w', 'with', 'incl', 'including', 'w/', 'incl.'])
  if (sport === 'swimming') {
    const all = pick([400, 500, 600])
    const [times, each] = pick([
      [4, 50],
      [4, 25],
      [2, 50],
    ] as const)
    const how = pick([' build', ' drill', ' kick', ' fast'])
    const text = pick([
      `${all} wu ${within} ${times}x${each}${how}`,
      `${all} warm up ${within} ${times}x${each}${how}`,
      `wu ${all} ${within} ${times}x${each}${how}`,
    ])
    const easy: Item = { kind: 'warm-up', metres: all - times * each }
    return { text, items: [easy, ...rounds(times, [{ kind: 'work', metres: each }])] }
  }
  const all = pick([15, 20])
  const times = pick([2, 3])
  const words = pick([`${all} min wu`, `${all}' wu`, `wu ${all}`, `wu ${all} min`, `${all} min warm up`, `${all} wu`])
  const text = `${words} ${within} ${times}x1 min ${pick(['hard', 'fast'])}`
  // A minute between them, as is told.
  return {
    text,
    items: [{ kind: 'warm-up', seconds: (all - 2 * times) * 60 }, ...rounds(times, [{ kind: 'work', seconds: 60 }])],
  }
}

function drawWayHome(pick: Pick, sport: SportId): Drawn {
  if (sport === 'swimming') {
    const all = pick([100, 200, 300])
    const text = pick([
      `${all} easy to finish`,
      `swim down ${all}`,
      `${all} swim down`,
      `${all} ez`,
      `${all} loosen`,
      `${all} down`,
    ])
    return { text, items: [{ kind: 'cool-down', metres: all }, OPEN] }
  }
  const all = pick([5, 10, 15])
  const move = sport === 'running' ? 'jog' : 'spin'
  const text = pick([
    `${all} home`,
    `${all} min home`,
    `${all} down`,
    `${all}' down`,
    `${move} home ${all} min`,
    `${all} min ${move} home`,
    `${all} back easy`,
    `${all} wd`,
    `${all} min easy to finish`,
    `finish with ${all} easy`,
    `${all} easy`,
    `${all} min ${move} down`,
  ])
  return { text, items: [{ kind: 'cool-down', seconds: all * 60 }, OPEN] }
}

type Scale = {
  key: 'seconds' | 'metres'
  each: number
  units: readonly string[]
  plural: string
  wholes: readonly number[]
  parts: readonly number[]
}
const IN_MINUTES: Scale = {
  key: 'seconds',
  each: 60,
  units: [' min', "'", ' minutes'],
  plural: 'minutes',
  wholes: [45, 50, 60, 75, 90],
  parts: [10, 12, 15, 20],
}
const IN_KM: Scale = {
  key: 'metres',
  each: 1000,
  units: [' km', 'km', 'k'],
  plural: 'km',
  wholes: [12, 14, 16, 20],
  parts: [2, 3, 4, 5],
}
const IN_MILES: Scale = {
  key: 'metres',
  each: 1609.344,
  units: [' mi', ' miles', 'mi'],
  plural: 'miles',
  wholes: [8, 10, 12],
  parts: [2, 3, 4],
}

const names = { running: ['run', 'long run'], cycling: ['ride', 'bike'], swimming: ['swim'] } as const
const efforts: Readonly<Record<SportId, readonly string[]>> = {
  running: ['at threshold', 'tempo', 'at MP', '@ HM pace', 'hard', 'in z3', 'at tempo'],
  cycling: ['tempo', 'at sweet spot', 'at FTP', 'in z4', 'hard', '@ 250w'],
  swimming: ['hard'],
}
