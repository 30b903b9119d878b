import type { MeasuredLine } from './measure-line.ts'

export type LoopLabel = 'loop' | 'lollipop' | 'out-and-back'

/** What a measured line is offered as, and the sentence that says in what it is not the loop that was asked for. */
export type Offer = { label: LoopLabel; reason?: string }

/** Undefined for a line that is no round at all: it does not end where it starts, or has no length. */
export function offerLine(measured: MeasuredLine, askedMetres: number): Offer | undefined {
  const { metres, openMetres, repeatedMetres, corridorMetres, uTurns, reachMetres } = measured
  if (!(metres > 0) || openMetres > MAX_OPEN_METRES) return undefined
  // Two pavements of one street are one way to whoever runs there.
  const twice = Math.max(repeatedMetres, corridorMetres) / metres
  const label = twice < MAX_LOOP_REPEAT ? 'loop' : twice < MIN_OUT_AND_BACK_REPEAT ? 'lollipop' : 'out-and-back'
  const reasons: string[] = []
  if (Math.abs(metres - askedMetres) > askedMetres * MAX_ERROR)
    reasons.push(`It is ${kilometres(metres)} long, not ${kilometres(askedMetres)}.`)
  if (label !== 'loop') reasons.push(`${Math.round(twice * 100)} % of it runs along a way that was passed before.`)
  else if (uTurns > 0) reasons.push(uTurns === 1 ? 'It turns back once.' : `It turns back ${uTurns} times.`)
  if (label === 'loop' && reachMetres < metres * MIN_REACH_SHARE)
    reasons.push(`It winds through the streets within ${kilometres(reachMetres)} of the start.`)
  return { label, ...(reasons.length > 0 && { reason: reasons.join(' ') }) }
}

function kilometres(metres: number): string {
  return `${Math.round(metres / 10) / 100} km`
}

/** The ends of a line may lie on both sides of a street. */
const MAX_OPEN_METRES = 50
const MAX_ERROR = 0.02
const MAX_LOOP_REPEAT = 0.05
const MIN_OUT_AND_BACK_REPEAT = 0.4
/** A circle reaches 0.32 of its length, a ride through a narrow valley up to 0.5. */
const MIN_REACH_SHARE = 0.1
