import { effortZones } from '#domain/sports/effort-zones.ts'
import { type Race, racePaceName } from '#domain/sports/races.ts'
import { type SportId, sportOf } from '#domain/sports/registry.ts'
import { zoneOfWord } from '#domain/text/grammar/effort-word.ts'
import type { Step, Target } from '#domain/workout/step.ts'
import type { Pick } from './drawn-blocks.ts'

/** How hard a step is to be: in one of some zones of the sport's own metric, at the pace of a race, by feeling, or in figures. */
export type Aim = { zones?: readonly number[]; race?: Race; feels?: number; figures?: Partial<Target> }

/** Words that say how hard a part is, with what they mean: before it, "tempo 20 min", and behind it, "20 min @ tempo". */
export type Words = { before: string; behind: string; aim: Aim }

/** An effort by name, of work or of what is easy. */
export function drawNamed(pick: Pick, sport: SportId, kind: 'work' | 'easy'): Words {
  const { names, isNoun, aim } = pick(efforts[sport].filter((effort) => effort.kind === kind))
  const name = pick(names)
  const sign = isNoun ? pick([' ', ' @ ', ' at ', ...(ZONE.test(name) ? [' in '] : [])]) : ' '
  return { before: `${name} `, behind: `${sign}${name}`, aim }
}

/** A target in figures, of work or of a rest. */
export function drawFigures(pick: Pick, sport: SportId, kind: 'work' | 'easy'): Words {
  const [words, aim] = pick(figures[sport][kind])
  return { before: '', behind: `${pick([' @ ', ' at '])}${words}`, aim }
}

/** Whether a step is as hard as it was to be. */
export function isAimedAs(step: Step, { zones, race, feels, figures }: Aim, sport: SportId): boolean {
  if (race) return step.name === racePaceName(race)
  if (feels !== undefined && step.effort === feels) return true
  if (figures) return Object.entries(figures).every(([key, value]) => step.target?.[key as keyof Target] === value)
  return zonesOf(step, sport).some((zone) => zones?.includes(zone))
}

/** The zones that a step may be in. A rest that says nothing is in the easiest, a warm-up or a cool-down in the two easiest. */
function zonesOf({ target, intensity }: Step, sport: SportId): readonly number[] {
  if (target?.zoneNumber) return [target.zoneNumber]
  const { percentMin, percentMax = percentMin } = target ?? {}
  if (percentMin === undefined || percentMax === undefined)
    return intensity === 'rest' || intensity === 'recovery' ? [1] : isEnd(intensity) ? [1, 2] : []
  const middle = (percentMin + percentMax) / 2
  const all = effortZones(sportOf(sport))
  // What lies between two zones may be either.
  return all
    .filter((_, at) => middle >= (all[at - 1]?.high ?? 0) && middle <= (all[at + 1]?.low ?? Number.POSITIVE_INFINITY))
    .map(({ number }) => number)
}

function isEnd(intensity: Step['intensity']): boolean {
  return intensity === 'warmup' || intensity === 'cooldown'
}

const ZONE = /^z(?:one )?\d/

type Effort = { kind: 'work' | 'easy'; names: readonly string[]; isNoun: boolean; aim: Aim }

/** Names of an effort, and the word of the text form that means the same. */
function named(
  sport: SportId,
  kind: Effort['kind'],
  word: string,
  names: readonly string[],
  more: readonly number[] = [],
): Effort {
  const zone = zoneOfWord(word, sportOf(sport).reference.metric)
  return { kind, names, isNoun: true, aim: { zones: [...(zone ? [zone] : []), ...more] } }
}

function zone(number: number): Effort {
  const kind = number <= 2 ? 'easy' : 'work'
  return { kind, names: [`z${number}`, `zone ${number}`, `Z${number}`], isNoun: true, aim: { zones: [number] } }
}

function race(name: Race, names: readonly string[]): Effort {
  return { kind: 'work', names, isNoun: true, aim: { race: name } }
}

/** Names that nobody writes "at" before. */
function adverbs(effort: Effort): Effort {
  return { ...effort, isNoun: false }
}

/** The product's own zones of what each name means, and others where it may choose. */
const efforts: Readonly<Record<SportId, readonly Effort[]>> = {
  running: [
    adverbs(named('running', 'easy', 'easy', ['easy', 'easy', 'relaxed', 'slow'], [2])),
    named('running', 'easy', 'easy', ['easy pace', 'recovery pace'], [2]),
    adverbs(named('running', 'easy', 'steady', ['steady'])),
    named('running', 'work', 'tempo', ['tempo', 'tempo pace', 'tempo effort']),
    named('running', 'work', 'threshold', ['threshold', 'threshold pace', 'LT', 'T pace']),
    named('running', 'work', 'vo2max', ['vo2max', 'VO2 max', 'interval pace']),
    adverbs(named('running', 'work', 'hard', ['hard'], [5])),
    adverbs(named('running', 'work', 'fast', ['fast'], [4])),
    adverbs({ ...named('running', 'work', 'all out', ['all out', 'max effort']), aim: { feels: 10, zones: [5] } }),
    race('5k', ['5k pace', '5K pace', '5k race pace']),
    race('10k', ['10k pace', '10k effort']),
    race('half marathon', ['HM pace', 'half marathon pace', 'HMP']),
    race('marathon', ['MP', 'marathon pace']),
    ...[1, 2, 3, 4, 5].map(zone),
  ],
  cycling: [
    adverbs(named('cycling', 'easy', 'easy', ['easy', 'easy', 'easy spin'], [2])),
    adverbs(named('cycling', 'easy', 'steady', ['steady'])),
    named('cycling', 'easy', 'endurance', ['endurance', 'endurance pace']),
    named('cycling', 'work', 'tempo', ['tempo']),
    named('cycling', 'work', 'sweet spot', ['sweet spot', 'sweetspot', 'SST', 'SS']),
    named('cycling', 'work', 'threshold', ['threshold', 'FTP']),
    named('cycling', 'work', 'vo2max', ['vo2max', 'VO2 max', 'vo2'], [5]),
    adverbs(named('cycling', 'work', 'hard', ['hard'], [6])),
    adverbs({ ...named('cycling', 'work', 'all out', ['all out', 'max effort']), aim: { feels: 10, zones: [7] } }),
    ...[1, 2, 3, 4, 5].map(zone),
  ],
  swimming: [
    adverbs(named('swimming', 'easy', 'easy', ['easy', 'easy', 'slow'], [2])),
    adverbs(named('swimming', 'easy', 'steady', ['steady'])),
    named('swimming', 'work', 'css', ['css', 'CSS', 'CSS pace', 'threshold', 'threshold pace']),
    adverbs(named('swimming', 'work', 'hard', ['hard', 'fast'], [5])),
    adverbs({ ...named('swimming', 'work', 'all out', ['all out', 'sprint']), aim: { feels: 10, zones: [5] } }),
    ...[2, 3, 4, 5].map(zone),
  ],
}

type Figures = readonly (readonly [words: string, aim: Aim])[]

const beats = (bpm: number): Figures[number] => [`${bpm} bpm`, { figures: { type: 'heartrate', rangeMin: bpm } }]
const rated = (effort: number): Figures => [
  [`RPE ${effort}`, { feels: effort }],
  [`rpe ${effort}/10`, { feels: effort }],
]

const figures: Readonly<Record<SportId, Readonly<Record<'work' | 'easy', Figures>>>> = {
  running: {
    work: [
      ['4:05/km', { figures: { rangeMin: 245 } }],
      ['3:50/km', { figures: { rangeMin: 230 } }],
      beats(165),
      ...rated(8),
    ],
    easy: [['6:00/km', { figures: { rangeMin: 360 } }], beats(125), ...rated(3)],
  },
  cycling: {
    work: [
      ['250w', { figures: { type: 'power', rangeMin: 250 } }],
      ['95%', { figures: { type: 'power', percentMin: 95 } }],
      ['88-92%', { figures: { type: 'power', percentMin: 88, percentMax: 92 } }],
      ['105% FTP', { figures: { type: 'power', percentMin: 105 } }],
      beats(160),
      ...rated(8),
    ],
    easy: [
      ['120w', { figures: { type: 'power', rangeMin: 120 } }],
      ['50%', { figures: { type: 'power', percentMin: 50 } }],
      ['55% FTP', { figures: { type: 'power', percentMin: 55 } }],
      beats(115),
      ...rated(2),
    ],
  },
  swimming: {
    work: [['1:40/100m', { figures: { rangeMin: 100 } }], ...rated(8)],
    easy: [['2:10/100m', { figures: { rangeMin: 130 } }], ...rated(3)],
  },
}
