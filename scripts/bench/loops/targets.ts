import { percentile } from '../figures.ts'
import { passes } from './graphhopper-answers.ts'
import type { Measured } from './measure.ts'

/** A measure over all starts of one length, and whether its target is met; no target where nothing is asked of it. */
export type Figure = { name: string; text: string; target?: string; isMet: boolean }

/** The measures of the starts of one length. Those of loops leave out starts from which there is only the way back. */
export function figuresOf(results: readonly Measured[], asked: number, isCycling: boolean): Figure[] {
  const loops = results.filter(({ label }) => label === 'loop' || label === 'lollipop')
  const shareOf = (count: number) => count / Math.max(1, results.length)
  const at = (percent: number, values: readonly number[]) => (values.length > 0 ? percentile(values, percent) : 0)
  const errors = loops.map(({ metres }) => Math.abs(metres - asked) / asked)
  const repeated = loops.map((one) => one.repeated / asked)
  const corridor = loops.map((one) => one.corridor / asked)
  const times = results.map(({ ms }) => ms)
  const isLong = asked >= LONG_METRES
  const maxMs = asked <= LONG_METRES ? 50 : 150
  const most = (name: string, value: number, limit: number | undefined, write: (value: number) => string): Figure => ({
    name,
    text: write(value),
    ...(limit !== undefined && { target: `at most ${write(limit)}` }),
    isMet: limit === undefined || value <= limit,
  })
  const least = (name: string, value: number, limit: number | undefined, write: (value: number) => string): Figure => ({
    name,
    text: write(value),
    ...(limit !== undefined && { target: `at least ${write(limit)}` }),
    isMet: limit === undefined || value >= limit,
  })
  const ours = shareOf(results.filter((one) => passes(asAnswer(one, asked))).length)
  const once = shareOf(results.filter((one) => passes(one.once)).length)
  const best = shareOf(results.filter((one) => passes(one.best)).length)
  return [
    least('answered', shareOf(results.filter(({ label }) => label !== 'none').length), 1, percent),
    least('loops and lollipops', shareOf(loops.length), undefined, percent),
    most('length off, 95 %', at(95, errors), Math.max(0.01, 30 / asked), percent),
    most('length off, at most', Math.max(0, ...errors), 0.02, percent),
    most('repeated, 95 %', at(95, repeated), isLong ? 0.01 : asked >= 5_000 ? 0.02 : 0.06, percent),
    most('corridor, 95 %', at(95, corridor), isLong ? 0.03 : undefined, percent),
    most('U-turns', loops.filter(({ uTurns }) => uTurns > 0).length, 0, String),
    most('violations', results.filter(({ violations }) => violations > 0).length, 0, String),
    least(
      'compactness, median',
      at(
        50,
        loops.map(({ compactness }) => compactness),
      ),
      0.35,
      twoDecimals,
    ),
    least(
      'three alternatives',
      shareOf(results.filter(({ alternatives }) => alternatives === 3).length),
      isLong ? 0.9 : undefined,
      percent,
    ),
    most('time, 95 %', at(95, times), isCycling && asked < 50_000 ? 150 : maxMs, milliseconds),
    most('time, 99 %', at(99, times), 500, milliseconds),
    least('pass', ours, Math.min(1, once * 10), percent),
    { name: 'GraphHopper passes', text: percent(once), isMet: true },
    least('pass, against its best of 30', ours, best, percent),
  ]
}

function asAnswer({ metres, repeated, stem, label }: Measured, asked: number) {
  if (label === 'none' || label === 'out-and-back') return undefined
  return { error: Math.abs(metres - asked) / asked, repeated: (repeated + stem / 2) / asked }
}

/** What GraphHopper's way measures, for the line below ours. */
export function graphHopperLine(results: readonly Measured[]): string {
  return (['once', 'best'] as const)
    .map((which) => {
      const answers = results.flatMap((one) => one[which] ?? [])
      const errors = answers.map(({ error }) => error)
      const repeated = answers.map((one) => one.repeated)
      if (answers.length === 0) return `${names[which]}: no answer`
      return (
        `${names[which]}: ${percent(answers.length / results.length)} answered, length off ${percent(percentile(errors, 50))} ` +
        `(median) and ${percent(percentile(errors, 95))} (95 %), repeated ${percent(percentile(repeated, 95))} (95 %)`
      )
    })
    .join('; ')
}

const names = { once: 'GraphHopper with one seed', best: 'its best of ten seeds and three rescales' }

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const twoDecimals = (value: number) => value.toFixed(2)
const milliseconds = (value: number) => `${Math.round(value)} ms`

const LONG_METRES = 10_000
