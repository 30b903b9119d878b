import type { Span } from '../../result.ts'
import { type Atom, atomsIn, type How } from './hows.ts'
import type { SaidOfAll } from './said-of-all.ts'

/** The target that all have: "10k pace" in "10k pace 5x2k, last one 5 s/km quicker". */
export function baseOf(text: string, said: SaidOfAll): string | undefined {
  const effort = effortOf(text, said)
  return effort && nameOf(text, effort)
}

/** How hard all are. */
export function effortOf(text: string, { lead, stretches }: SaidOfAll): Atom | undefined {
  const atoms = [...(lead ? [lead] : []), ...stretches.flatMap((one) => atomsIn(text, one))]
  return atoms.find(({ kind }) => kind === 'effort')
}

function nameOf(text: string, { from, to }: Span): string | undefined {
  return NAME.exec(text.slice(from, to))?.groups?.name
}

const NAME =
  /^(?:(?:@|at|in|to) ?)?(?<name>(?:half[- ]marathon|marathon|mp|gmp|hmp|hm|10 ?k|15 ?k|5 ?k|3 ?k|1500|mile|css|threshold|lt)(?: (?:race )?(?:pace|effort))?)(?: ?[+-] ?\d| |$)/i

/** Offsets beside the target that they are of, "+5" behind "css+6"; nothing if one has no target. */
export function basedOn(
  text: string,
  hows: readonly (How | undefined)[],
  ofAll: string | undefined,
): (How | undefined)[] | undefined {
  let base = ofAll
  const done = new Map<How, How>()
  for (const how of new Set(hows)) {
    if (!how) continue
    const effort = how.atoms.find(({ kind }) => kind === 'effort')
    const words = effort ? text.slice(effort.from, effort.to) : ''
    const offset = effort && offsetOf(effort, words)
    if (offset && !base) return undefined
    if (offset)
      done.set(how, {
        ...how,
        atoms: how.atoms.map((atom) => (atom === effort ? { ...atom, words: `@ ${base}${offset}` } : atom)),
      })
    else if (effort) base = nameOf(text, effort) ?? base
  }
  return hows.map((how) => how && (done.get(how) ?? how))
}

/** "+5", "5 s/km quicker": slower is more. */
function offsetOf({ isOffset }: Atom, words: string): string | undefined {
  if (isOffset) return words.replace(/[@ ]/g, '')
  const { figure, per = '', way = '' } = CHANGE.exec(words)?.groups ?? {}
  return figure && ` ${/slow|easi/i.test(way) ? '+' : '-'}${figure}s${per.replace(/^ ?(?:per|a) ?/i, '/').trim()}`
}

const CHANGE =
  /^(?:a )?(?<figure>\d{1,2}) ?(?:s|secs?|seconds)(?<per> ?(?:\/|per |a ?)(?:km|k|mile|mi|100m?))? (?<way>quicker|faster|slower)/i
