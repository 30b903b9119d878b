import type { Token } from '../../tokens/tokens.ts'
import type { Edit } from '../arranged.ts'
import { isSwim } from '../swims/is-swim.ts'
import { isContinuous, type Rest, readClauses, type Said } from './clauses.ts'
import { findRow, lengthOf, type Row, type Rung } from './rows.ts'
import { type Aim, aimsBetween, aimsInSteps, isEasy } from './targets.ts'
import { FASTER, WAYS } from './words-of-rungs.ts'

/**
 * Rows and sets whose targets change from bout to bout, each bout written with its target and its rest: "1600-1200-800 from 10k
 * to 3k pace, 400 jog", "5-4-3-2-1k, start MP each drop 5s/km", "6x1k from HMP down to 5k pace".
 */
export function sayRungs(_: readonly Token[], text: string): Edit[] {
  const edits: Edit[] = []
  let at = 0
  for (let row = findRow(text, at); row; row = findRow(text, at)) {
    const edit = inFull(row, text)
    if (edit) edits.push(edit)
    at = edit?.to ?? row.to
  }
  return edits
}

function inFull(row: Row, text: string): Edit | undefined {
  const { said, to } = readClauses(text, row.to, row.rungs.length, row.times ? { times: row.times } : {})
  const [name] = NAME.exec(text.slice(0, row.from)) ?? ['']
  const chosen = aimsOf(row, said)
  // A rest that could not be read would be one of something else.
  if (!chosen || (said.rest === undefined && REST_LEFT.test(text.slice(to)))) return undefined
  const { aims, tell } = chosen
  const times = said.times ?? 1
  const isSwum = isSwim(text)
  const told = [
    ...(row.tell ? [row.tell] : []),
    ...(tell ? [tell] : []),
    ...(said.rest === undefined && !isContinuous(said, aims) ? [isSwum ? POOL_REST : LAND_REST] : []),
  ].join(' ')
  const isSame = new Set(aims.map(({ words: aim }) => aim)).size === 1
  const steps = row.rungs.flatMap((rung, at) => {
    const isLast = at === row.rungs.length - 1
    const between = isLast ? (isSame ? said.between?.replace('easy', 'recovery') : said.between) : undefined
    const pause = isLast && times === 1 ? undefined : (between ?? restAfter(rung, said, aims, isSwum))
    return [withAim(rung, aims[at]), ...(pause ? [pause] : [])]
  })
  const place = { from: row.from - name.length, to }
  const ladder = /ladder|pyramid/i.test(name) ? 'ladder ' : ''
  const words = isContinuous(said, aims) && times === 1 ? steps.join(', ') : `${times}x(${steps.join(', ')})`
  return { ...place, by: [{ words: `${ladder}${words}`, for: place, ...(told ? { tell: told } : {}) }] }
}

const NAME = new RegExp(`(?:${FASTER})[:,]? $|\\bdown (?=(?:ladder|pyramid)[:,]? $)(?:ladder|pyramid)[:,]? $`, 'i')
const REST_LEFT = new RegExp(`^[\\s,;.(]*[^,.;()]*\\b(?:${WAYS}|between|btwn?)\\b(?!.*(?:cool|warm))`, 'i')
const POOL_REST = 'No rest was said between the rungs, so 20 seconds.'
const LAND_REST = 'No rest was said between the rungs, so half of each, easy.'

/** The target of each bout, if they change, and what is told of them. */
function aimsOf({ rungs, isSet }: Row, said: Said): { aims: Aim[]; tell?: string } | undefined {
  const count = rungs.length
  const { aims, step, last, byLength } = said
  const first = said.first ?? said.all
  const rounds = said.times
  const isRested = said.rest !== undefined || said.between !== undefined
  // Without a rest they are parts that follow one another; two in rounds take turns.
  const areRaces = aims?.every(({ kind }) => kind === 'race') && said.isPace
  if (aims)
    return (isSet ? areRaces : isRested || areRaces || (rounds !== undefined && count > 2)) ? { aims } : undefined
  if (byLength && rungs.every(({ aim }) => !aim)) {
    // "1-2-3-2-1 min hard, then 2k at 5k pace": another part.
    if (byLength.some(({ unit }) => unit && rungs.every((rung) => rung.unit !== unit))) return undefined
    const own = rungs.flatMap(({ figure }) => byLength.find((one) => one.figure === figure)?.aim ?? first ?? [])
    return own.length === count && new Set(own).size > 1 ? { aims: own } : undefined
  }
  if (said.bySize) {
    const { short, long } = said.bySize
    const lengths = [...new Set(rungs.map(({ figure }) => figure))].toSorted((one, other) => one - other)
    const border = lengths[Math.ceil(lengths.length / 2)] ?? 0
    const tell = `The long ones were read as those from ${border} up.`
    return { aims: rungs.map(({ figure }) => (figure < border ? short : long)), tell }
  }
  const isRace = first?.kind === 'race' || last?.kind === 'race'
  // "MP to 5k pace" may be a range, but not over rungs that get shorter.
  const isFalling = rungs.every(({ figure }, at) => at === 0 || figure < (rungs[at - 1]?.figure ?? 0))
  if (said.isLoose && (isSet || !isFalling)) return undefined
  if (said.first && last && (isRace || !isSet)) {
    const between = aimsBetween(said.first, last, count)
    const tell = between && count > 2 ? `In steps: ${between.map(({ words }) => words).join(', ')}.` : undefined
    return between && { aims: between, ...(tell ? { tell } : {}) }
  }
  if (first && step && (isRace || !isSet || first.kind === 'pace')) {
    const inSteps = aimsInSteps(first, step.by, count, step.per)
    return inSteps && { aims: inSteps }
  }
  // Rounds of a row with a rest for each and one between.
  const own = rungs.flatMap(({ aim = first }) => (aim && !isEasy(aim) ? [aim] : []))
  const isRound = !isSet && rounds !== undefined && said.between !== undefined && said.rest !== undefined
  return isRound && own.length === count ? { aims: own } : undefined
}

function withAim(rung: Rung, aim: Aim | undefined): string {
  const joint = !aim || aim.kind === 'effort' ? ' ' : ' at '
  return `${lengthOf(rung)}${aim ? `${joint}${aim.words}` : ''}`
}

function restAfter(rung: Rung, said: Said, aims: readonly Aim[], isSwum: boolean): string | undefined {
  if (isContinuous(said, aims)) return undefined
  const rest: Rest = said.rest ?? (isSwum ? { length: '20 s rest' } : { share: 0.5 })
  if (rest === 'none') return undefined
  // A rider rests by spinning.
  const isRidden = !isSwum && aims.every(({ kind }) => kind === 'percent' || kind === 'watts')
  if ('length' in rest) return isRidden ? rest.length.replace(/(?<!standing) rest$/, ' easy') : rest.length
  if ('per' in rest) return `${Math.round((rest.seconds * rung.figure) / rest.per)} s rest`
  const isLong = rung.unit === 'min' && !Number.isInteger(rung.figure * rest.share)
  const figure = Math.round(rung.figure * rest.share * (isLong ? SECONDS : 1) * 100) / 100
  const isTimed = rung.unit === 'min' || rung.unit === 's'
  const isOnFoot = !isTimed || aims.some(({ kind }) => kind === 'race' || kind === 'pace')
  return `${figure} ${isLong ? 's' : rung.unit} ${isOnFoot ? 'jog' : 'easy'}`
}

const SECONDS = 60
