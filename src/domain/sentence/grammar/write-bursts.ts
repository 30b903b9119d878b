import { type Measured, metresOf } from './measure.ts'
import type { Aim, Burst } from './part.ts'

/** A stretch with harder pieces in it: so many rounds of what is around a piece and the piece, and what is left behind them. */
export type Divided = {
  rounds: number
  base: Measured
  piece: Measured
  left: number
  isFirst: boolean
  aims: readonly Aim[]
}

/** Divides a stretch by its bursts; nothing if they do not fit into it. `goesOn`: something is left behind the last of them. */
export function divide(
  whole: Measured,
  piece: Measured,
  every: Measured | undefined,
  burst: Burst,
  goesOn: boolean,
): Divided | undefined {
  if (whole.unit !== piece.unit || (every && every.unit !== whole.unit)) return undefined
  const each = every?.value ?? whole.value
  const most = Math.floor((whole.value + 0.001) / each)
  if (piece.value >= each || most < 1 || most > MOST_ROUNDS) return undefined
  // After the last of them the stretch goes on.
  const isOver = goesOn && burst.isOfEach !== true && burst.place === 'last' && whole.value - most * each < each * 0.2
  const rounds = isOver && most > 1 ? most - 1 : most
  const isSprint = piece.unit === 'seconds' && piece.value <= MOST_SPRINT_SECONDS
  const isOnlyFast = burst.aims.every((aim) => aim.kind === 'effort' && aim.name === 'fast')
  return {
    rounds,
    base: { ...whole, value: each - piece.value },
    piece,
    left: whole.value - rounds * each,
    isFirst: burst.place === 'first',
    aims:
      burst.aims.length > 0 && !(isSprint && isOnlyFast)
        ? burst.aims
        : [
            {
              kind: 'effort',
              name: isSprint ? 'sprint' : 'fast',
              from: 0,
              to: 0,
            },
          ],
  }
}

const MOST_ROUNDS = 99
const MOST_SPRINT_SECONDS = 20

/** A distance and a piece of it in another unit, both in meters. */
export function inOneUnit(whole: Measured, piece: Measured): [Measured, Measured] {
  const [all, one] = [whole, piece].map((length) => (length.unit === 'seconds' ? undefined : metresOf(length)))
  if (whole.unit === piece.unit || all === undefined || one === undefined) return [whole, piece]
  return [
    { value: Math.round(all), unit: 'meters' },
    { value: Math.round(one), unit: 'meters' },
  ]
}

/** The time of a kilometer or a mile as a pace, which is that of its pieces too; nothing for the time of another distance. */
export function pacesOf(aims: readonly Aim[], { value, unit }: Measured): Aim[] | undefined {
  const per = value !== 1 ? undefined : unit === 'kilometers' ? 'km' : unit === 'miles' ? 'mile' : undefined
  const paced = aims.map((aim): Aim | undefined => {
    if (aim.kind !== 'time' || unit === 'seconds') return aim
    const { seconds, until = seconds, from, to } = aim
    return per && { kind: 'pace', low: seconds, high: until, per, from, to }
  })
  return paced.every((aim) => aim !== undefined) ? (paced as Aim[]) : undefined
}
