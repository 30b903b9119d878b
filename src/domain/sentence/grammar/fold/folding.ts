import type { SportId } from '../../../sports/registry.ts'
import type { Span } from '../../result.ts'
import type { Aim, Detail, Length, Part, Role, Selector } from '../part.ts'
import type { Phrase, PhraseOf } from '../phrase.ts'
import { shareBetweenSets } from '../shared-rests.ts'
import { hasBody, liftRests } from './facts-of-parts.ts'

/** "4 sets: 4x1k w/ 45 s rest, 5 min between sets": between the sets that the group is. */
function liftRestOfSets(group: Part, inner: readonly Part[]): void {
  const [only, ...others] = inner
  if (only?.after?.where !== 'sets' || others.length > 0 || only.times.length !== 1 || group.after) return
  group.after = only.after
  delete only.after
}

/** The parts of a session in their order, and what is said of the whole. */
export type Folded = {
  parts: Part[]
  sport?: SportId
  sportAt?: Span
  total?: Length
  /** How hard all of it is. */
  aims: Aim[]
  notes: Detail[]
  unknown: Span[]
  /** Ends that were asked for without a length. */
  ends: Role[]
  isHills?: boolean
  /** The athlete's own threshold, in watts or in seconds per `per` (per 100 in a pool), and where it is said. */
  reference?: Span & { seconds?: number; watts?: number; per?: 'km' | 'mile' }
  isAlternating?: boolean
  /** The pool that is said. */
  pool?: Span & { length: Length }
  /** Lengths of a pool are counted of which nobody said how long it is. */
  countsLengths?: boolean
  /** The lower end of a range of counts or lengths was taken. */
  isLow?: boolean
  /** The kinds of session that are named. */
  sessions: PhraseOf<'session'>['session'][]
}

/** Brackets within brackets. */
export const MOST_BRACKETS = 4

export type Before = {
  times: number[]
  aims: Aim[]
  details: Detail[]
  role?: Role | 'both'
  place?: Part['place']
  ramp?: Part['ramp']
  from?: number
  isTotal?: boolean
  isStrides?: boolean
  every?: Length
  manner?: Part['manner']
  isBothEnds?: boolean
}

export const nothing = (): Before => ({ times: [], aims: [], details: [] })

/** What is folded so far, and where among the phrases. */
export class Folding {
  at = 0
  part: Part | undefined
  before: Before = nothing()
  /** The sign since the last phrase of the part. */
  sign: '' | ',' | 'then' | '/' | '+' | 'with' | 'within' | ':' = ''
  link: 'off' | 'on' | 'in' | 'at' | 'as' | 'for' | 'from' | 'to' | 'by' | 'every' | 'of' | '' = ''
  last: 'length' | 'aim' | 'rest' | 'other' = 'other'
  where: 'reps' | 'sets' | undefined
  selector: Selector | undefined
  isSelected = false
  /** Whether a send-off is of the selected repetitions alone. */
  hasOwn = false
  /** Whether the sign is "and". */
  isAnd = false
  /** The sets that a count with a colon began, while their parts are read: "3 sets: 200 swim, 4x50 kick". */
  group: Part | undefined
  /** Whether what follows is of all parts: "all 20 s rest". */
  isOfAll = false
  readonly phrases: readonly Phrase[]
  readonly isPool: boolean
  readonly folded: Folded
  readonly depth: number
  /** Folds what stands in brackets. */
  readonly foldInside: (inside: readonly Phrase[]) => Folded
  readonly ends: Part[] = []
  isVerbFirst = false
  both: Part | undefined
  titleRamp: Part['ramp']

  constructor(
    phrases: readonly Phrase[],
    isPool: boolean,
    folded: Folded,
    depth: number,
    foldInside: (inside: readonly Phrase[]) => Folded,
  ) {
    this.foldInside = foldInside
    this.depth = depth
    this.phrases = phrases
    this.isPool = isPool
    this.folded = folded
  }

  start(span: Span, more: Partial<Part>): void {
    const { times, aims, details, role, place, ramp, from, isTotal, isStrides, every, manner, isBothEnds } = this.before
    this.before = nothing()
    this.part = {
      from: Math.min(from ?? span.from, span.from),
      to: span.to,
      times: more.times ?? times,
      aims,
      details,
      ...(role && role !== 'both' ? { role } : {}),
      ...(place ? { place } : {}),
      ...(ramp ? { ramp } : {}),
      ...(isTotal ? { isTotal } : {}),
      ...(isStrides ? { isStrides } : {}),
      ...(every ? { every } : {}),
      ...(isBothEnds ? { isBothEnds } : {}),
      ...(manner ? { manner } : {}),
      ...(this.link === 'for' ? { isFor: true } : {}),
      ...(this.sign === '/' || this.sign === '+' || this.sign === '' ? { isJoined: true } : {}),
      ...(this.sign === 'with' || this.sign === 'within' ? { isWithin: true } : {}),
      ...(this.sign === 'within' ? { isIncluded: true } : {}),
      ...(this.sign === '+' || this.sign === 'then' ? { isAdded: true } : {}),
      ...(this.sign === 'then' ? { isThen: true } : {}),
      ...more,
    }
    if (role === 'both') {
      this.part.role = 'warmup'
      this.both = this.part
    }
    this.sign = ''
    this.link = ''
    this.last = 'length'
  }

  finish(): void {
    const { part } = this
    this.part = undefined
    this.last = 'other'
    if (!part) return
    if (part === this.both) {
      this.ends.push({ ...part, role: 'cooldown' })
      this.both = undefined
    }
    if (part.isStrides && part.times.length > 0 && !hasBody(part))
      part.length = { value: 20, unit: 's', from: part.from, to: part.to }
    if (!hasBody(part) && !part.isRemainder) {
      this.folded.unknown.push({ from: part.from, to: part.to })
      return
    }
    const { isTotal, length } = part
    if (isTotal && length) {
      this.folded.total = length
      this.folded.aims.push(...part.aims)
      return
    }
    const into = this.group ? (this.group.inner ?? []) : this.folded.parts
    // A warm-up or a cool-down stands beside a group.
    if (this.group && part.role) {
      this.closeGroup()
      this.folded.parts.push(part)
      return
    }
    const { isBothEnds: _isBothEnds, ...own } = part
    if (part.isBothEnds) into.push({ ...own, place: 'first' })
    into.push(own)
  }

  closeGroup(): void {
    const { group } = this
    this.group = undefined
    const inner = group?.inner
    if (!group || !inner) return
    if (inner.length === 0) this.folded.unknown.push({ from: group.from, to: group.to })
    else {
      if (!this.isPool && group.times.length > 0) {
        liftRests(group)
        liftRestOfSets(group, inner)
      }
      const last = inner.at(-1)
      // "broken 200: 100/50/50 with 10 s": behind each of them.
      const rest = group.length && inner.slice(0, -1).every((one) => !one.rest && !one.sendOff) ? last?.rest : undefined
      if (rest) for (const one of inner) one.rest = rest
      const aims = group.length && inner.slice(0, -1).every((one) => one.aims.length === 0) ? last?.aims : undefined
      if (aims) for (const one of inner) one.aims = aims
      this.folded.parts.push({ ...group, to: last?.to ?? group.to })
    }
  }

  closeGroupBefore(): void {
    if (!this.group) return
    this.finish()
    this.closeGroup()
  }

  settle(): void {
    const [only, ...others] = this.folded.parts
    if (only && others.length === 0 && this.titleRamp) only.ramp ??= this.titleRamp
    const { aims, details, role, place, from } = this.before
    this.folded.aims.push(...aims)
    this.folded.notes.push(...details)
    if (role) this.folded.ends.push(...(role === 'both' ? (['warmup', 'cooldown'] as const) : [role]))
    if (place && from !== undefined) {
      const word = this.phrases.find((one) => one.from === from)
      this.folded.unknown.push({ from, to: word?.to ?? from + 1 })
    }
    this.folded.parts.push(...this.ends)
    if (!this.isPool) this.folded.parts = shareBetweenSets(this.folded.parts)
  }

  /** The phrase before, over fillers and "at". */
  previous(): Phrase | undefined {
    return this.phrases
      .slice(0, this.at)
      .findLast((one) => one.is !== 'filler' && !(one.is === 'mark' && (one.mark === 'at' || one.mark === 'in')))
  }

  next(ahead: number, is?: Phrase['is']): Phrase | undefined {
    let seen = 0
    for (let index = this.at + 1; index < this.phrases.length; index += 1) {
      const phrase = this.phrases[index]
      if (phrase?.is === 'filler') continue
      seen += 1
      if (seen === ahead) return is && phrase?.is !== is ? undefined : phrase
    }
    return undefined
  }

  /** Whether the phrases from here on begin a part: a length, a count or a bracket comes before the next sign. */
  beginsPart(): boolean {
    for (let ahead = 1; ahead < 6; ahead += 1) {
      const phrase = this.phrases[this.at + ahead]
      if (!phrase || phrase.is === 'sign') return false
      if (
        phrase.is === 'mark' &&
        (phrase.mark === 'then' ||
          phrase.mark === 'with' ||
          phrase.mark === 'off' ||
          phrase.mark === 'on' ||
          phrase.mark === 'for')
      )
        return phrase.mark === 'for'
      if (phrase.is === 'rest' || phrase.is === 'send-off' || phrase.is === 'where') return false
      if (
        phrase.is === 'length' ||
        phrase.is === 'count' ||
        phrase.is === 'rungs' ||
        phrase.is === 'open' ||
        phrase.is === 'stretch' ||
        phrase.is === 'nth' ||
        phrase.is === 'ratio'
      )
        return true
    }
    return false
  }

  skip(phrase: Phrase): void {
    const index = this.phrases.indexOf(phrase, this.at)
    if (index > this.at) this.at = index
  }
}
