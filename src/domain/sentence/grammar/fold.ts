import type { SportId } from '../../sports/registry.ts'
import { type Span, spanAround } from '../result.ts'
import { isEasyAim } from './easy-aims.ts'
import { withHalves } from './out-and-back.ts'
import type { Aim, Detail, Length, Part, Rest, Role, Selected, Selector } from './part.ts'
import type { Phrase, PhraseOf } from './phrase.ts'
import { shareBetweenSets } from './shared-rests.ts'

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
  /** The athlete's own threshold, in seconds per 100, and where it is said. */
  reference?: Span & { seconds?: number; watts?: number; per?: 'km' | 'mile' }
  titles: Span[]
  isAlternating?: boolean
  /** The kinds of session that are named. */
  sessions: PhraseOf<'session'>['session'][]
}

/** Brackets within brackets. */
const MOST_BRACKETS = 4

type Before = {
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

const nothing = (): Before => ({ times: [], aims: [], details: [] })

/** Folds phrases into parts: what stands before or behind a length belongs to it as far as no sign parts them. */
export function fold(phrases: readonly Phrase[], isPool: boolean, depth = 0): Folded {
  const folded: Folded = { parts: [], aims: [], notes: [], unknown: [], ends: [], titles: [], sessions: [] }
  new Folder(depth === 0 && !isPool ? withHalves(phrases) : phrases, isPool, folded, depth).run()
  return folded
}

class Folder {
  private at = 0
  private part: Part | undefined
  private before: Before = nothing()
  /** The sign since the last phrase of the part. */
  private sign: '' | ',' | 'then' | '/' | '+' | 'with' | 'within' | ':' = ''
  private link: 'off' | 'on' | 'in' | 'at' | 'as' | 'for' | 'from' | 'to' | 'by' | 'every' | 'of' | '' = ''
  private last: 'length' | 'aim' | 'rest' | 'other' = 'other'
  private where: 'reps' | 'sets' | undefined
  private selector: Selector | undefined
  private isSelected = false
  /** Whether a send-off is of the selected repetitions alone. */
  private hasOwn = false
  /** Whether the sign is "and". */
  private isAnd = false
  /** Whether parts belong to a count with a colon. */
  private group: Part | undefined

  /** Whether what follows is of all parts: "all 20 s rest". */
  private isOfAll = false

  private readonly phrases: readonly Phrase[]
  private readonly isPool: boolean
  private readonly folded: Folded

  private readonly depth: number

  constructor(phrases: readonly Phrase[], isPool: boolean, folded: Folded, depth: number) {
    this.depth = depth
    this.phrases = phrases
    this.isPool = isPool
    this.folded = folded
  }

  run(): void {
    for (; this.at < this.phrases.length; this.at += 1) {
      const phrase = this.phrases[this.at]
      if (phrase) this.take(phrase)
    }
    this.dropSelector()
    this.finish()
    this.closeGroup()
    this.settle()
  }

  private take(phrase: Phrase): void {
    switch (phrase.is) {
      case 'filler':
        return
      case 'unknown':
        this.folded.unknown.push({ from: phrase.from, to: phrase.to })
        return
      case 'sign':
        return this.takeSign(phrase)
      case 'mark':
        return this.takeMark(phrase)
      case 'count':
        return this.takeCount(phrase)
      case 'length':
        return this.takeLength(phrase.length)
      case 'rungs':
        return this.takeRungs(phrase)
      case 'burst':
        return this.takeBurst(phrase)
      case 'step':
        return this.takeStep(phrase)
      case 'burst word':
      case 'cadences':
      case 'test':
        this.folded.unknown.push({ from: phrase.from, to: phrase.to })
        return
      case 'over-under':
        this.folded.titles.push({ from: phrase.from, to: phrase.to })
        return
      case 'pair':
        this.folded.unknown.push({ from: phrase.from, to: phrase.to })
        return
      case 'rests':
        return this.takeRests(phrase)
      case 'aim':
        return this.takeAim(phrase.aim, phrase.isAt)
      case 'aims':
        return this.takeAims(phrase)
      case 'rest':
        return this.takeRest(phrase)
      case 'rest word':
        return this.takeRestWord(phrase)
      case 'send-off':
        return this.takeSendOff(phrase.length)
      case 'role':
        return this.takeRole(phrase)
      case 'detail':
        return this.takeDetail(phrase.detail)
      case 'sport':
        return this.takeSport(phrase)
      case 'session':
        return this.takeSession(phrase)
      case 'strides':
        return this.takeStrides(phrase)
      case 'change':
        return this.takeChange(phrase)
      case 'selector':
        // "4 easy, 3 steady, last one @ HMP"
        if (phrase.selector.fromEnd && this.part?.length && this.part.times.length === 0 && !this.part.inner) {
          const { from, to } = phrase
          this.finish()
          this.start(phrase, { place: 'last', length: { value: phrase.selector.fromEnd, from, to } })
          return
        }
        this.dropSelector()
        this.selector = phrase.selector
        this.isSelected = false
        this.hasOwn = phrase.hasOwn === true
        this.pullBehind(phrase)
        return
      case 'pieces':
        return this.takePieces(phrase)
      case 'reference':
        if (this.folded.reference) this.folded.unknown.push({ from: phrase.from, to: phrase.to })
        else this.folded.reference = phrase
        return
      case 'broken':
        return this.takeBroken(phrase)
      case 'where':
        return this.takeWhere(phrase)
      case 'stretch':
        return this.takeStretch(phrase)
      case 'nth':
        this.finish()
        this.start(phrase, { length: phrase.length, every: phrase.every })
        return
      case 'ratio':
        return this.takeRatio(phrase)
      case 'open':
        return this.takeOpen()
      case 'close':
        return
    }
  }

  private takeSign({ sign }: PhraseOf<'sign'>): void {
    this.link = ''
    this.isAnd = false
    this.isOfAll = false
    if (sign !== '/' && sign !== '+' && sign !== '>') this.closeTitle()
    if (sign === ':') {
      // "3 sets: 200 swim, 4x50 kick"
      if (this.part && this.part.times.length > 0 && !hasBody(this.part) && !this.group) {
        this.group = { ...this.part, inner: [] }
        this.part = undefined
      }
      this.sign = ':'
      return
    }
    if (sign === '/' || sign === '+') this.sign = sign
    else if (sign === '>') this.sign = 'then'
    else if (sign === ';' || sign === '.') {
      this.sign = 'then'
      this.closeGroupBefore()
    } else this.sign = ','
    if (this.sign !== '/') this.dropSelector()
  }

  /** "Tempo run: 10 min easy …": what stands before a sign and names no part is said of all of them. */
  private closeTitle(): void {
    const { aims, details, times, role, place, isTotal, ramp } = this.before
    if (!this.part && ramp && times.length === 0 && !role) {
      this.titleRamp = ramp
      delete this.before.ramp
    }
    if (this.part || aims.length === 0 || times.length > 0 || details.length > 0 || role || place || isTotal) return
    this.folded.aims.push(...aims)
    this.before.aims = []
  }

  private takeMark({ mark, from, to }: PhraseOf<'mark'>): void {
    switch (mark) {
      case 'then':
        this.sign = 'then'
        this.link = ''
        this.dropSelector()
        this.closeGroupBefore()
        return
      case 'and':
        if (this.sign === '') {
          this.sign = '+'
          this.isAnd = true
        }
        return
      case 'plus':
        this.sign = '+'
        this.isAnd = false
        return
      case 'with':
        this.sign = 'with'
        return
      case 'include':
        this.sign = 'within'
        return
      case 'total':
        this.takeTotal()
        return
      case 'first':
      case 'middle':
      case 'last':
        if (this.placeOfPart(mark)) return
        this.pullAim(mark)
        // "first and last 2 km easy"
        if (!this.part && this.before.place === 'first' && mark === 'last') this.before.isBothEnds = true
        if (mark === 'first' && this.part && hasBody(this.part) && (!this.next(1) || this.next(1, 'sign')))
          return this.placeFirst({ from, to }, 'warmup')
        if (this.placeBehind(mark)) return
        this.finish()
        this.before.place = mark
        this.before.from = from
        return
      case 'remainder':
        this.finish()
        this.start({ from, to }, { isRemainder: true })
        return
      case 'off':
        if (this.takeOff()) return
        this.link = mark
        return
      case 'on':
      case 'in':
      case 'at':
      case 'as':
      case 'for':
      case 'from':
      case 'to':
      case 'by':
      case 'every':
        this.link = mark
        return
      case 'hold':
        this.link = 'at'
        return
      case 'end':
        // "6 strides at the end"
        if (this.part && hasBody(this.part) && this.sign === '' && !this.part.role && !this.part.isAdded)
          this.part.place ??= 'last'
        return
      case 'alternate':
        this.folded.isAlternating = true
        return
      case 'each':
        return
      case 'all':
        if (this.last === 'rest' && this.sign === '' && this.part?.rest)
          this.giveAll((one) => !one.rest && !one.sendOff, { rest: this.part.rest })
        else this.isOfAll = true
        return
      case 'of':
        this.link = 'of'
        return
      case 'times':
      case 'reps':
      case 'broken':
        return
      case 'back':
        // "25 min easy home": where, not how.
        if (this.part && hasBody(this.part) && this.sign === '') return
        this.folded.unknown.push({ from, to })
        return
      case 'before':
        return this.placeFirst({ from, to }, 'warmup')
      case 'after':
        return this.placeFirst({ from, to }, 'cooldown')
      default:
        this.folded.unknown.push({ from, to })
    }
  }

  /** Repetitions of which nothing is said are told. */
  private dropSelector(): void {
    const { selector } = this
    if (selector && !this.isSelected) this.folded.unknown.push({ from: selector.from, to: selector.to })
    this.selector = undefined
  }

  /** "2 mi easy before", "10 min after", "4 strides after": where a part is done that stands before the word. */
  private placeFirst(span: Span, role: Role): void {
    const { part } = this
    const next = this.next(1)
    const isEnd =
      !next ||
      next.is === 'sign' ||
      next.is === 'close' ||
      (next.is === 'mark' && (next.mark === 'and' || next.mark === 'then' || next.mark === 'plus'))
    if (!part || !hasBody(part) || !isEnd || part.isTotal) {
      if (role === 'cooldown' || this.sign !== '') this.folded.unknown.push(span)
      return
    }
    part.to = Math.max(part.to, span.to)
    const isStretch =
      part.times.length === 0 && part.length && !part.rest && part.aims.every(isEasyAim) && part.details.length === 0
    if (isStretch && !part.role && !this.isPool) part.role = role
    else if (role === 'warmup' && !part.role) part.isFirst = true
  }

  private takePieces({ pieces, from, to }: PhraseOf<'pieces'>): void {
    const { part } = this
    if (part && this.selector) {
      this.select({ aims: [], details: [], pieces })
      part.to = Math.max(part.to, to)
    } else if (part?.length && !part.pieces && !part.inner && this.last !== 'rest') {
      part.pieces = pieces
      part.to = Math.max(part.to, to)
    } else this.folded.unknown.push({ from, to })
  }

  private takeBroken({ length, times, from, to }: PhraseOf<'broken'>): void {
    this.finish()
    this.closeGroup()
    const { aims, details } = this.before
    this.before = nothing()
    this.group = { from, to, times: times > 1 ? [times] : [], length, inner: [], aims, details }
  }

  private takeStretch({ stretches, from, to }: PhraseOf<'stretch'>): void {
    const { part } = this
    // "3 x 10 min in the second half", "4 strides in the last mile"
    if (part && hasBody(part) && this.link === 'in' && this.sign === '' && !part.stretches) {
      part.stretches = stretches
      part.to = to
      return
    }
    // "M6-10 and M14-18 @ MP"
    if (part?.stretches && part.aims.length === 0 && !part.length && (this.sign === '+' || this.sign === '/')) {
      part.stretches = [...part.stretches, ...stretches]
      part.places = [...(part.places ?? []), { from, to }]
      part.to = to
      this.sign = ''
      return
    }
    this.finish()
    this.start({ from, to }, { stretches, places: [{ from, to }] })
  }

  /** Whether the place is that of the part before it: "10 min tempo in the middle", "6 strides in the last mile". */
  private placeOfPart(mark: 'first' | 'middle' | 'last'): boolean {
    const { part } = this
    const next = this.next(1)
    if (!part || !hasBody(part) || this.sign !== '') return false
    if (mark === 'middle' && next?.is !== 'length' && next?.is !== 'count' && !part.place) {
      part.place = 'middle'
      return true
    }
    const isIn = this.link === 'in' || this.link === 'for' || (part.isStrides && this.link === '')
    if (!isIn || next?.is !== 'length' || mark === 'middle' || (part.times.length === 0 && !part.isStrides))
      return false
    const { value, unit, clock } = next.length
    if (clock) return false
    part.to = Math.max(part.to, next.to)
    part.places = [next.length]
    part.stretches = [
      mark === 'first' ? { start: 0, end: value, unit } : { start: -value, end: Number.POSITIVE_INFINITY, unit },
    ]
    this.skip(next)
    return true
  }

  /** "60 min at z2 for the first 40": the aim is that of the first 40. */
  private pullAim(mark: 'first' | 'middle' | 'last'): void {
    const { part } = this
    const aim = part?.aims.at(-1)
    if (!part?.length || !aim || mark === 'middle' || this.link !== 'for' || part.times.length > 0 || part.place) return
    part.aims.pop()
    this.finish()
    this.before.aims.push(aim)
    this.before.from ??= aim.from
  }

  private skip(phrase: Phrase): void {
    const index = this.phrases.indexOf(phrase, this.at)
    if (index > this.at) this.at = index
  }

  /** "every 10 min": of the part before it, or of the one that follows. */
  private takeEvery(length: Length): void {
    const { part } = this
    const next = this.next(1)
    const isAhead = next !== undefined && next.is !== 'sign' && next.is !== 'close' && this.beginsPart()
    if (part?.length && !isAhead && part.times.length === 0 && this.sign === '') {
      part.every = length
      part.to = length.to
      this.link = ''
      return
    }
    this.finish()
    this.before.every = length
    this.before.from ??= length.from
    this.link = ''
  }

  private takeRatio({ run, walk, from, to }: PhraseOf<'ratio'>): void {
    const minutes = (value: number): Length => ({ value, unit: 'min', from, to })
    const inner: Part[] = [
      { from, to, times: [], length: minutes(run), aims: [], details: [] },
      { from, to, times: [], length: minutes(walk), aims: [], details: [], manner: 'walk' },
    ]
    const { part } = this
    if (part && part.times.length > 0 && !hasBody(part)) {
      part.inner = inner
      part.to = to
      return
    }
    this.finish(this.sign)
    this.start({ from, to }, { inner, isRound: true })
  }

  private takeTotal(): void {
    const { part } = this
    if (part?.length && part.times.length === 0 && !part.role && this.sign === '') {
      part.isTotal = true
      return
    }
    // "cool-down to 75 total"
    if (part?.length && part.role === 'cooldown' && this.sign === '' && this.isBehindTo(part.length)) {
      const { length, ...rest } = part
      this.folded.total = length
      this.part = { ...rest, isRemainder: true }
      return
    }
    this.finish()
    this.before.isTotal = true
  }

  private isBehindTo({ from }: Span): boolean {
    const index = this.phrases.findIndex((one) => one.from === from)
    const previous = this.phrases[index - 1]
    return previous?.is === 'mark' && previous.mark === 'to'
  }

  private takeCount({ times, of, isBehind, from, to }: PhraseOf<'count'>): void {
    const next = this.next(1)
    const beginsBody =
      next !== undefined &&
      (next.is === 'length' ||
        next.is === 'rungs' ||
        next.is === 'open' ||
        next.is === 'count' ||
        (next.is === 'rest' && next.rest.length !== undefined) ||
        (next.is === 'sign' && next.sign === ':') ||
        next.is === 'send-off' ||
        next.is === 'aim' ||
        next.is === 'strides' ||
        next.is === 'detail' ||
        next.is === 'session' ||
        next.is === 'sport' ||
        (next.is === 'mark' && next.mark === 'each'))
    const { part } = this
    // "400 free, 300 pull, all x2", "jog 90 s, walk 2 min, repeat 6 times"
    if (part && hasBody(part) && isBehind && (this.isOfAll || this.sign === ',' || this.sign === 'then')) {
      const isList = [...this.folded.parts, part].every(
        (one) => !one.role && !one.isTotal && !one.place && (this.isOfAll || one.times.length === 0),
      )
      const all = [...this.folded.parts.splice(0), part]
      this.isOfAll = false
      if (!isList || beginsBody) this.folded.unknown.push({ from, to })
      this.part = { ...spanAround(...all, { from, to }), times: [times], inner: all, aims: [], details: [] }
      this.sign = ''
      return
    }
    const isBehindBody = part !== undefined && hasBody(part) && (isBehind || (of !== 'times' && !beginsBody))
    if (isBehindBody && part) {
      const chain = this.chain()
      if (chain.length > 1 && part.times.length === 0) {
        this.folded.parts.splice(-(chain.length - 1))
        this.part = {
          ...spanAround(...chain, { from, to }),
          times: [times],
          inner: chain,
          aims: [],
          details: [],
        }
        return
      }
      // "1 min hard, 1 min easy x 10": of both, or of the last.
      const before = this.folded.parts.at(-1)
      const isSame =
        before?.length?.unit !== undefined &&
        before.length.unit === part.length?.unit &&
        before.times.length === 0 &&
        !before.role
      if (isSame && part.times.length === 0 && part.length) this.folded.unknown.push({ from, to })
      // "40/20 x 8 x 3 sets": what is said behind is around what is said before.
      if (part.times.length > 0 && (of === 'sets' || isBehind)) part.times = [times, ...part.times]
      else part.times = [times]
      part.to = to
      this.sign = ''
      return
    }
    if (part && part.times.length > 0 && !hasBody(part)) {
      part.times.push(times)
      part.to = to
      return
    }
    // "3 sets 6x800"
    const { aims, details, role, ramp } = this.before
    if (part) this.finish()
    this.start({ from, to }, { times: [times], ...(of === 'sets' ? { isInRounds: true } : {}) })
    void aims
    void details
    void role
    void ramp
  }

  /** The parts since the last comma, which stand side by side: "3 min run 1 min walk". */
  private chain(): Part[] {
    const { part } = this
    if (!part) return []
    const chain = [part]
    let one: Part | undefined = part
    while (one?.isJoined && one.times.length === 0) {
      const index: number = this.folded.parts.length - chain.length
      one = this.folded.parts[index]
      if (!one || one.role || one.isTotal) break
      chain.unshift(one)
    }
    return chain
  }

  private takeLength(length: Length): void {
    const { part } = this
    if (this.isPool && this.link === 'by') {
      this.folded.unknown.push({ from: length.from, to: length.to })
      return
    }
    // "2 min @ 14.5": a speed or something else without its unit.
    if (part && this.isBehindAt() && !this.isPool && hasBody(part) && length.unit === undefined && !length.clock) {
      this.folded.unknown.push({ from: length.from, to: length.to })
      return
    }
    // "miles 1-4 easy, 5-10 at MP"
    const last = (part ?? this.folded.parts.at(-1))?.stretches?.at(-1)
    if (last?.unit && length.unit === undefined && !length.clock && length.value === last.end + 1) {
      this.takeStretch({
        is: 'stretch',
        stretches: [{ start: last.end, end: length.high ?? length.value, unit: last.unit }],
        from: length.from,
        to: length.to,
      })
      return
    }
    // "the last 20 of 80 min"
    if (this.link === 'of' && part?.place && part.length && !this.folded.total) {
      this.folded.total = length
      if (part.length.unit === undefined && !part.length.clock)
        part.length = { ...part.length, unit: length.unit === 'h' || length.clock ? 'min' : length.unit }
      part.to = length.to
      this.link = ''
      return
    }
    // "from 20 onwards": a point, no length.
    if (this.link === 'from' && !this.isPool && part && hasBody(part)) {
      this.folded.unknown.push({ from: length.from, to: length.to })
      return
    }
    if (this.link === 'every' && !this.isPool && (!part || part.times.length === 0)) return this.takeEvery(length)
    if (this.where) {
      const rest = this.restOf(length)
      this.giveRest(rest, this.where)
      this.where = undefined
      return
    }
    if (part && part.times.length > 0 && !hasBody(part)) {
      part.length = length
      part.to = length.to
      this.sign = ''
      this.link = ''
      this.last = 'length'
      return
    }
    // "10 miles in 80 min": how fast, which is no part; "10 min hard every half hour".
    if (part && (this.link === 'in' || this.link === 'every' || this.link === 'as') && hasBody(part)) {
      this.folded.unknown.push({ from: length.from, to: length.to })
      return
    }
    // "4x2k 3:50, 2 min jog": the time of each.
    if (
      part &&
      !this.isPool &&
      length.clock &&
      part.times.length > 0 &&
      hasBody(part) &&
      this.sign === '' &&
      [1, 2].some((ahead) => this.phrases[this.at + ahead]?.is === 'rest')
    ) {
      this.folded.unknown.push({ from: length.from, to: length.to })
      return
    }
    if (part && this.isRest(part, length)) {
      const rest = this.restOf(length)
      if (this.isSendOffHere(part, length)) {
        part.sendOff = length
        part.to = length.to
      } else this.giveRest(rest, undefined)
      this.sign = ''
      this.link = ''
      return
    }
    // "5x(3 min hard / 2 min easy)" without brackets: "5x 3 min hard / 2 min easy"
    if (part && this.sign === '/' && part.times.length > 0 && !part.rest && this.easyBehind() !== 'role') {
      const first: Part = { ...part, times: [] }
      const isOpen = part.inner === undefined
      const inner = isOpen ? [first] : (part.inner ?? [])
      const { aims, details } = this.before
      this.before = nothing()
      const one: Part = { from: length.from, to: length.to, times: [], length, aims, details }
      this.part = {
        from: part.from,
        to: length.to,
        times: part.times,
        inner: [...inner, one],
        aims: isOpen ? [] : part.aims,
        details: isOpen ? [] : part.details,
      }
      this.sign = ''
      this.last = 'length'
      return
    }
    this.finish(this.sign)
    this.start(length, { length })
  }

  /** Whether "at" is the word before. */
  private isBehindAt(): boolean {
    let index = this.at - 1
    while (this.phrases[index]?.is === 'filler') index -= 1
    const before = this.phrases[index]
    return before?.is === 'mark' && (before.mark === 'at' || before.mark === 'hold')
  }

  private takeRungs({ lengths, from, to }: PhraseOf<'rungs'>): void {
    const { part } = this
    // "rests of 5, 4, 3, 2 min": not the same for all.
    const before = this.phrases
      .slice(0, this.at)
      .findLast((one) => one.is !== 'sign' && one.is !== 'filler' && !(one.is === 'mark' && one.mark === 'of'))
    if (before?.is === 'rest word' && before.isSure && part && hasBody(part)) {
      this.folded.unknown.push({ from, to })
      return
    }
    if (part && part.times.length > 0 && !hasBody(part)) {
      part.rungs = lengths
      part.to = to
      return
    }
    this.finish(this.sign)
    this.start({ from, to }, { rungs: lengths })
  }

  private restOf(length: Length): Rest {
    return { from: length.from, to: length.to, length, aims: [] }
  }

  /** Whether a length behind a part is its rest. */
  private isRest(part: Part, length: Length): boolean {
    if (!hasBody(part) || part.rest || part.sendOff || part.isTotal) return false
    if (this.link === 'off') return true
    const isSet = part.times.length > 0 || part.rungs !== undefined
    if (this.nextIsPart()) return false
    // "2 sets of 12x 15/15, 6 min easy": between the sets.
    const isOfSets = part.inner !== undefined && isPair(part.inner) && part.times.length > 1 && !part.after
    if (isOfSets && this.easyBehind() === 'easy' && !isLongEasy(length))
      return this.sign !== 'then' && this.sign !== '+'
    if (!this.isPool && this.sign === ',' && endsEasily(part) && this.next(1)?.is !== 'where' && this.hasWorkAhead())
      return false
    if (!this.isPool && this.isTimeAlone(part, length)) return true
    if (!isSet) return false
    if (this.sign === 'with') return !isFar(length, this.isPool)
    if (this.sign === 'within' || this.sign === 'then' || this.sign === ':') return false
    const easy = this.easyBehind()
    // "6 rounds of 30 s hard and 1 min easy"
    if (this.sign === '+' && !(this.isAnd && easy === 'easy' && part.times.length > 0)) return false
    if (easy === 'role') return false
    if (this.next(1)?.is === 'where') return true
    if (this.sign === '/' && part.times.length > 0 && part.inner === undefined && !easy) return false
    if (this.sign === '/' && !this.isPool) return false
    if (easy === 'easy') {
      if (
        this.isPool &&
        length.clock === undefined &&
        length.unit !== 's' &&
        length.unit !== 'min' &&
        length.value >= 25
      )
        return false
      return !isLongEasy(length) || isWithinBout(length, part)
    }
    // "3 sets of 10x 40/20, 5 min": between the sets.
    const next = this.next(1)
    if (
      part.inner &&
      isPair(part.inner) &&
      part.times.length > 1 &&
      (!next || next.is === 'sign') &&
      !isLongEasy(length)
    )
      return true
    if (!this.isPool) return false
    if (length.clock) return true
    if (length.unit === 's') return length.value <= 120
    return this.sign === '' && length.unit === undefined && length.value <= 60 && this.next(1)?.is !== 'detail'
  }

  /** "6 x 1k @ 5k, 90 s": a short time of which nothing is said, behind something hard. */
  private isTimeAlone(part: Part, length: Length): boolean {
    const isOfAll = this.next(1, 'mark')?.is === 'mark' && (this.next(1) as PhraseOf<'mark'>).mark === 'all'
    if (
      this.sign === 'within' ||
      (this.sign === 'then' && !isOfAll) ||
      this.sign === '+' ||
      this.sign === ':' ||
      part.role ||
      part.place
    )
      return false
    const next = this.next(1)
    const isEnd =
      !next ||
      isOfAll ||
      next.is === 'sign' ||
      next.is === 'close' ||
      next.is === 'where' ||
      next.is === 'open' ||
      next.is === 'count' ||
      (next.is === 'mark' && (next.mark === 'then' || next.mark === 'plus' || next.mark === 'and'))
    if (!isEnd || length.isLow) return false
    const isSet = part.times.length > 0 || part.rungs !== undefined
    const isSpecific = part.aims.some((aim) => !isEasyAim(aim)) || part.listed !== undefined
    if (!isSet && !(isSpecific && this.hasWorkAhead())) return false
    if (this.sign === '/' && !isSpecific) return false
    return isShortTime(length, isSet)
  }

  private hasWorkAhead(): boolean {
    return this.phrases
      .slice(this.at + 1)
      .some((one) => one.is === 'length' || one.is === 'count' || one.is === 'rungs')
  }

  /** In a pool a clock time behind a set is its send-off, if it is long enough. */
  private isSendOffHere(part: Part, length: Length): boolean {
    if (!this.isPool) return false
    if (this.link === 'off') return length.clock !== undefined || length.unit === 'min' || length.value > 45
    if (this.sign === 'with' || !length.clock || part.times.length === 0) return false
    const [minutes = 0, seconds = 0] = length.clock
    return minutes * 60 + seconds >= 35
  }

  /** What follows a length: an easy word, or what it is for. */
  private easyBehind(): 'easy' | 'role' | undefined {
    let found: 'easy' | undefined
    for (let ahead = 1; ahead < 5; ahead += 1) {
      const phrase = this.phrases[this.at + ahead]
      if (!phrase || phrase.is === 'sign') return found
      if (phrase.is === 'role') return 'role'
      if (phrase.is === 'where') return 'easy'
      if (phrase.is === 'rest word') found = 'easy'
      if (phrase.is === 'aim' && (isEasyAim(phrase.aim) || (this.part && isFarBelow(phrase.aim, this.part))))
        found = 'easy'
      else if (phrase.is === 'aim') return undefined
      if (phrase.is === 'length' || phrase.is === 'count') return found
    }
    return found
  }

  /** Whether a count follows, so that the length stands for itself: "10 x5". */
  private nextIsPart(): boolean {
    const next = this.next(1)
    return next?.is === 'role' || (next?.is === 'count' && next.isBehind)
  }

  private takeAim(aim: Aim, isAt: boolean): void {
    const { part } = this
    const beats = [...(part?.aims ?? []), ...this.before.aims].at(-1)
    if (aim.kind === 'effort' && aim.name === 'max' && beats?.kind === 'beats' && this.sign === '') {
      beats.bound ??= 'below'
      return
    }
    if (this.selector && part) {
      this.select({ aims: [aim], details: [] })
      return
    }
    if (this.isOfAll && this.isPool && part) this.giveAll(({ aims }) => aims.length === 0, { aims: [aim] })
    if (this.where && part?.rest) {
      part.rest.aims.push(aim)
      return
    }
    // "12/10/8 min from 85 to 105 %"
    if (this.link === 'from' && part && (part.rungs || part.times.length > 0) && 'low' in aim && aim.low !== aim.high) {
      this.folded.unknown.push({ from: aim.from, to: aim.to })
      return
    }
    const isOfRest = this.last === 'rest' && part && this.sign === ''
    if (isOfRest && part) {
      const rest = part.after ?? part.rest
      const isOfWork = part.aims.length === 0 && (this.isPool || isWorkAim(aim))
      if (
        rest &&
        !isOfWork &&
        (aim.kind !== 'race' || rest.manner !== 'rest') &&
        (isAt || isEasyAim(aim) || this.link === 'at' || (this.link === 'in' && aim.kind === 'time')) &&
        belongsToRest(rest, aim, part)
      ) {
        rest.aims.push(aim)
        part.to = Math.max(part.to, aim.to)
        return
      }
    }
    // In a pool a clock time behind "@" is a send-off.
    if (
      this.isPool &&
      aim.kind === 'time' &&
      part &&
      part.times.length > 0 &&
      !part.sendOff &&
      !this.hasRestAhead(part) &&
      aim.seconds >= (part.length?.value ?? 0) / 2 &&
      this.link === 'at' &&
      this.said(aim) !== 'hold' &&
      aim.until === undefined
    ) {
      part.sendOff = { from: aim.from, to: aim.to, value: aim.seconds, unit: 's' }
      part.to = aim.to
      return
    }
    const isBehind =
      part !== undefined &&
      hasBody(part) &&
      (this.sign === '' || isAt || this.sign === 'with' || this.link === 'in' || !this.beginsPart())
    // "first 8 easy then half marathon pace": what is left.
    if (
      part &&
      hasBody(part) &&
      this.sign === 'then' &&
      !this.beginsPart() &&
      part.aims.length > 0 &&
      part.ramp === undefined
    ) {
      if (part.place === undefined && part.stretches === undefined && !this.folded.total) {
        this.folded.unknown.push({ from: aim.from, to: aim.to })
        return
      }
      this.finish()
      this.start(aim, { isRemainder: true })
      if (this.part) this.part.aims.push(aim)
      return
    }
    if (isBehind && part && !(this.sign === 'then' && this.beginsPart())) {
      this.give(part, aim, isAt)
      return
    }
    if (part && !hasBody(part)) {
      part.aims.push(aim)
      part.to = Math.max(part.to, aim.to)
      return
    }
    this.before.aims.push(aim)
    this.before.from ??= aim.from
  }

  /** "hold" or "at" before a time. */
  private said({ from }: Span): 'hold' | 'at' {
    const index = this.phrases.findIndex((one) => one.from === from)
    const previous = this.phrases[index - 1]
    return previous?.is === 'mark' && previous.mark === 'hold' ? 'hold' : 'at'
  }

  private hasRestAhead(part: Part): boolean {
    if (part.rest) return true
    for (let ahead = 1; ahead < 4; ahead += 1) {
      const phrase = this.phrases[this.at + ahead]
      if (phrase?.is === 'rest' && phrase.isSure) return true
      if (phrase?.is === 'send-off') return true
      if (phrase?.is === 'count' || phrase?.is === 'role') return false
    }
    return false
  }

  private give(part: Part, aim: Aim, isAt = false): void {
    const inner = part.inner
    // "tempo 3 x 1 mi @ T": the name of the session gives way to the aim.
    const body = part.length ?? part.rungs?.[0]
    if (isAt && aim.kind === 'effort' && body)
      part.aims = part.aims.filter((one) => one.kind !== 'effort' || one.name === 'hills' || one.from >= body.from)
    const last = inner?.at(-1)
    const first = inner?.[0]
    // "10x40/20 at 120 %": of the hard time.
    if (
      inner &&
      first &&
      part.times.length > 0 &&
      isPair(inner) &&
      part.rest === undefined &&
      inner.every(({ aims, manner }) => aims.length === 0 && !manner) &&
      !isEasyAim(aim) &&
      last &&
      last.to - first.from < 24
    ) {
      first.aims.push(aim)
      part.to = Math.max(part.to, aim.to)
      this.last = 'aim'
      this.sign = ''
      return
    }
    // "5x 3 min hard / 2 min easy": of the piece that it stands behind.
    if (
      last &&
      this.last !== 'rest' &&
      part.rest === undefined &&
      last.to >= part.to - 1 &&
      this.sign === '' &&
      last.aims.length === 0 &&
      !(inner && inner.length > 2 && inner.every(({ aims }) => aims.length === 0))
    ) {
      last.aims.push(aim)
      last.to = aim.to
    } else part.aims.push(aim)
    part.to = Math.max(part.to, aim.to)
    this.last = 'aim'
    this.sign = ''
  }

  private takeAims({ aims, from, to }: PhraseOf<'aims'>): void {
    const { part } = this
    const chain = this.chain()
    // "5k + 5k + 5k as easy / moderate / MP"
    if (
      part &&
      chain.length === aims.length &&
      chain.every((one) => one.times.length === 0 && one.length && one.aims.length === 0)
    ) {
      for (const [index, one] of chain.entries()) one.aims = aims[index] ? [aims[index]] : []
      part.to = to
      return
    }
    if (part) {
      if (this.isPool && part.times.length > 0 && aims.every(({ kind }) => kind === 'time')) {
        part.listed = aims
      } else part.listed = aims
      part.to = to
      return
    }
    this.folded.unknown.push({ from, to })
  }

  private takeRests({ rests, from, to }: PhraseOf<'rests'>): void {
    const { part } = this
    if (part?.rungs && !part.rest && !part.rests) {
      part.rests = rests
      part.to = to
    } else this.folded.unknown.push({ from, to })
  }

  private takeRest({ rest, isSure, from, to }: PhraseOf<'rest'>): void {
    const { part } = this
    const where = this.where
    this.where = undefined
    const next = this.next(1)
    const whereBehind = next?.is === 'where' ? next.where : undefined
    const isSet =
      part !== undefined &&
      hasBody(part) &&
      (part.times.length > 0 || part.rungs !== undefined || this.folded.parts.length > 0)
    // "45 min recovery run": how easy the run is.
    if (
      isSure &&
      !isSet &&
      rest.manner === 'rest' &&
      rest.length &&
      next?.is === 'sport' &&
      this.folded.parts.length === 0 &&
      !hasBodyOf(part)
    ) {
      this.finish()
      this.start({ from, to }, { length: rest.length })
      this.part?.aims.push({ kind: 'effort', name: 'recovery', from: rest.length.to, to })
      return
    }
    const isRole = next?.is === 'role'
    const lastInner = part?.inner?.at(-1)
    const isRestedGroup =
      lastInner !== undefined &&
      this.sign !== 'with' &&
      (lastInner.manner !== undefined || lastInner.aims.some(isEasyAim))
    const isFarBehindSendOff =
      this.isPool &&
      part?.sendOff !== undefined &&
      rest.length !== undefined &&
      !rest.length.clock &&
      rest.length.unit !== 's' &&
      rest.length.unit !== 'min'
    const isOwnPart =
      (!isSure || (isFarBehindSendOff && rest.manner !== 'rest')) &&
      (!isSet ||
        isRole ||
        isRestedGroup ||
        isFarBehindSendOff ||
        this.sign === 'then' ||
        (rest.length && isLongEasy(rest.length) && this.sign !== 'with') ||
        part?.rest !== undefined) &&
      !where &&
      !whereBehind
    if (part && part.times.length > 0 && !hasBody(part) && rest.length) {
      // "5x 400 jog"?
      part.length = rest.length
      part.aims.push({ kind: 'effort', name: 'easy', from, to })
      part.to = to
      return
    }
    if (isOwnPart && rest.length) {
      const joined = this.sign
      this.finish(joined)
      this.start({ from, to }, { length: rest.length })
      if (this.part) {
        if (rest.manner && rest.manner !== 'rest') this.part.manner = rest.manner
        this.part.aims.push(
          ...(rest.aims.length > 0
            ? rest.aims
            : [{ kind: 'effort', name: rest.manner === 'float' ? 'float' : 'easy', from, to } as const]),
        )
      }
      return
    }
    if (!part) {
      const previous = this.folded.parts.at(-1)
      if (previous && !previous.rest && previous.times.length > 0) {
        previous.rest = rest
        return
      }
      this.folded.unknown.push({ from, to })
      return
    }
    this.giveRest(rest, where ?? whereBehind ?? rest.where)
  }

  private giveRest(rest: Rest, where: 'reps' | 'sets' | undefined): void {
    const { part } = this
    if (!part) {
      this.folded.unknown.push({ from: rest.from, to: rest.to })
      return
    }
    part.to = Math.max(part.to, rest.to)
    const { group } = this
    if (this.isOfAll || rest.per) this.giveAll((one) => !one.rest && !one.sendOff, { rest })
    else if (this.isPool && part.isJoined && part.times.length > 0 && !part.rest && where === undefined)
      this.giveJoined(part, rest)
    const isOfGroup = where === 'sets' || (where === 'reps' && group?.length !== undefined && part.rest !== undefined)
    if (group && part.times.length <= 1 && isOfGroup && (group.length !== undefined || this.isPool)) {
      group.after = { ...rest, where: 'sets' }
      this.last = 'rest'
      this.sign = ''
      return
    }
    const isOfPieces = part.times.length > 1 && part.inner !== undefined && !part.after && isPair(part.inner)
    const isOfSets =
      isOfPieces ||
      (where === 'sets' &&
        (part.times.length > 1 || part.inner !== undefined || part.rest !== undefined || part.sendOff !== undefined))
    if (isOfSets || (part.rest && where === 'sets')) part.after = { ...rest, where: 'sets' }
    else if (part.rest && part.times.length > 1 && !part.after) part.after = { ...rest, where: 'sets' }
    else if (part.rest) {
      // A second rest stands for itself.
      if (!part.after) part.after = rest
      else this.folded.unknown.push({ from: rest.from, to: rest.to })
    } else {
      part.rest = where ? { ...rest, where } : rest
    }
    this.isOfAll = false
    this.last = 'rest'
    this.sign = ''
    this.link = ''
  }

  /** "10 km easy with 3 km tempo in the middle": the place stands behind its part. */
  private placeBehind(mark: 'first' | 'middle' | 'last'): boolean {
    const { part } = this
    const next = this.next(1)
    const isBefore =
      next?.is === 'length' ||
      next?.is === 'count' ||
      next?.is === 'open' ||
      next?.is === 'rungs' ||
      next?.is === 'mark' ||
      next?.is === 'selector'
    if (isBefore || !part || !hasBody(part) || this.sign !== '' || part.role || part.place) return false
    part.place = mark
    return true
  }

  /** "5x5 min, 5 min off", "1 min on 1 min off": the length before "off" is easy. Whether it was one. */
  private takeOff(): boolean {
    const { part } = this
    const next = this.next(1)
    if (
      !part?.length ||
      part.times.length > 0 ||
      part.aims.length > 0 ||
      this.sign !== '' ||
      next?.is === 'length' ||
      next?.is === 'rest'
    )
      return false
    const { length } = part
    const previous = this.folded.parts.at(-1)
    const isBare = length.unit === undefined && !length.clock
    if (previous && previous.times.length > 0 && !previous.rest && !part.isThen) {
      this.folded.parts.pop()
      if (isBare && previous.length?.unit) length.unit = previous.length.unit
      this.part = previous
      this.giveRest(this.restOf(length), undefined)
      return true
    }
    if (!part.isJoined || !previous) return false
    part.aims.push({ kind: 'effort', name: 'easy', from: length.from, to: length.to })
    return true
  }

  /** "all with 20 s rest": of the sets before, too, which say nothing of a rest. */
  /** "1x400 2x300 3x200 20 s rest": of the sets without a comma before it, too. */
  private giveJoined(part: Part, rest: Rest): void {
    const parts = this.group?.inner ?? this.folded.parts
    let joined = part.isJoined
    for (const one of parts.toReversed()) {
      if (!joined || one.times.length === 0 || one.rest || one.sendOff || one.role) return
      one.rest = rest
      joined = one.isJoined
    }
  }

  private giveAll(isOpen: (part: Part) => boolean, more: Partial<Part>): void {
    for (const one of [...this.folded.parts, ...(this.group?.inner ?? [])]) {
      if (!one.role && !one.isTotal && !one.isRemainder && isOpen(one)) Object.assign(one, more)
    }
    this.isOfAll = false
  }

  private takeRestWord({ manner, isSure, isVery, from, to }: PhraseOf<'rest word'>): void {
    const { part } = this
    const next = this.next(1)
    // "walk 5, run 20", "run 4 walk 1": the verb stands before its length.
    const isBeforeLength =
      next?.is === 'length' || (next?.is === 'mark' && next.mark === 'for' && this.next(2)?.is === 'length')
    if (!isSure && !this.isPool && isBeforeLength && (!part || this.sign !== '' || this.isVerbFirst)) {
      this.isVerbFirst = true
      this.finish(this.sign)
      this.before.manner = manner
      if (manner !== 'walk') this.before.aims.push({ kind: 'effort', name: isVery ? 'recovery' : 'easy', from, to })
      this.before.from ??= from
      return
    }
    // "rest z2", "rest easy": what is left of the whole.
    if (isSure && next?.is === 'aim' && this.sign !== '' && this.sign !== 'with' && !this.next(2, 'length')) {
      this.finish()
      this.start({ from, to }, { isRemainder: true })
      return
    }
    if (part && this.last === 'rest' && this.sign === '') {
      const rest = part.after ?? part.rest
      if (rest) {
        if (!rest.manner || rest.manner === 'rest') rest.manner = manner
        return
      }
    }
    // "30 min of jogging and walking"
    const other = part ? part.manner : this.before.manner
    if (other && other !== manner && !isSure && next?.is !== 'length') {
      this.folded.unknown.push({ from, to })
      return
    }
    // "5 min easy spin", "10 min jog"
    if (part && hasBody(part) && this.sign === '' && !isSure) {
      const inner = part.inner?.at(-1)
      const target = inner && part.rest === undefined && inner.to >= part.to - 1 ? inner : part
      if (target.times.length === 0) {
        target.manner = manner
        if (target.aims.length === 0) target.aims.push({ kind: 'effort', name: isVery ? 'recovery' : 'easy', from, to })
        target.to = to
        part.to = Math.max(part.to, to)
        return
      }
    }
    if (part && !part.rest && part.times.length > 0 && hasBody(part)) {
      part.rest = { from, to, manner, aims: [] }
      this.last = 'rest'
      return
    }
    if (!isSure || (isVery && !part && (next?.is === 'sport' || next?.is === 'length' || next?.is === 'mark'))) {
      if (part) this.finish()
      this.before.aims.push({ kind: 'effort', name: isVery ? 'recovery' : 'easy', from, to })
      this.before.manner = manner
      this.before.from ??= from
      return
    }
    this.folded.unknown.push({ from, to })
  }

  private takeSendOff(length: Length): void {
    const { part } = this
    if (part && this.selector && this.hasOwn) {
      this.select({ aims: [], details: [], sendOff: length })
      part.to = Math.max(part.to, length.to)
      return
    }
    if (!this.isPool && this.link === 'every' && (!part || part.times.length === 0)) return this.takeEvery(length)
    if (this.isOfAll) this.giveAll((one) => one.times.length > 0 && !one.sendOff && !one.rest, { sendOff: length })
    if (part && hasBody(part)) {
      // Of a group it is that of its last swim, unless it is that of all.
      const inner = part.inner?.at(-1)
      if (inner && !inner.sendOff && part.times.length > 0 && inner.to >= part.to - 1) inner.sendOff = length
      else if (!part.sendOff) part.sendOff = length
      else this.folded.unknown.push(length)
      part.to = Math.max(part.to, length.to)
      this.link = ''
      return
    }
    this.takeLength(length)
  }

  private takeRole({ role, from, to }: PhraseOf<'role'>): void {
    const { part } = this
    const next = this.next(1)
    const isPlain =
      part !== undefined && hasBody(part) && part.role === undefined && this.sign === '' && part.isTotal !== true
    const canTake =
      isPlain &&
      ((part.times.length === 0 && !part.rungs) || this.isPool || (part.inner !== undefined && next?.is !== 'length'))
    const isAfterWord = next?.is === 'length' && isHardPart(part)
    if (canTake && part && !isAfterWord && !(this.isPool && part.times.length > 0 && next?.is === 'length')) {
      if (role === 'both') {
        part.role = 'warmup'
        const { parts } = this.folded
        this.finish()
        const end = parts.at(-1)
        if (end) this.ends.push({ ...end, role: 'cooldown' })
        return
      }
      part.role = role
      part.to = to
      if (this.isPool && role === 'warmup') this.spreadRole(part)
      return
    }
    this.finish()
    if (
      next?.is === 'length' ||
      next?.is === 'sign' ||
      next?.is === 'count' ||
      next?.is === 'open' ||
      next?.is === 'rungs' ||
      next?.is === 'rest' ||
      next?.is === 'mark' ||
      next?.is === 'aim' ||
      next?.is === 'detail' ||
      next?.is === 'change' ||
      next?.is === 'sport'
    ) {
      this.before.role = role
      this.before.from ??= from
      return
    }
    this.folded.ends.push(...(role === 'both' ? (['warmup', 'cooldown'] as const) : [role]))
  }

  /** "200 free, 200 pull, 200 kick warm-up": the swims before it are of the warm-up, too. */
  private spreadRole(part: Part): void {
    const parts = this.group ? [] : this.folded.parts
    if (part.times.length > 0 && !part.isJoined) return
    const isPlain = ({ length, times, role, rest, inner, place, isTotal }: Part) =>
      length && times.length === 0 && !role && !rest && !inner && !place && !isTotal
    const areSwims = [...parts, part].every(({ details, pieces }) => details.length > 0 || pieces !== undefined)
    if (parts.every(isPlain) && areSwims) for (const one of parts) one.role = 'warmup'
  }

  private readonly ends: Part[] = []
  private isVerbFirst = false

  private takeDetail(detail: Detail): void {
    const { part } = this
    if (detail.isLimit) {
      this.folded.notes.push(detail)
      return
    }
    if (this.selector && part) {
      this.select({ aims: [], details: [detail] })
      return
    }
    // "3 min spin 95+ rpm between"
    const rest = part?.after ?? part?.rest
    if (rest && this.last === 'rest' && this.sign === '' && detail.cadence) {
      rest.cadence = detail.cadence
      rest.cadenceAt = detail
      return
    }
    const inner = part?.inner?.at(-1)
    if (
      part &&
      hasBody(part) &&
      this.sign !== 'then' &&
      !(this.sign === ',' && this.beginsPart()) &&
      !(this.sign === '+' && this.beginsPart()) &&
      !(this.sign === '/' && this.beginsPart())
    ) {
      if (inner && part.rest === undefined && this.sign === '' && inner.to >= part.to - 1 && part.times.length > 0) {
        inner.details.push(detail)
        inner.to = detail.to
      } else part.details.push(detail)
      part.to = Math.max(part.to, detail.to)
      return
    }
    if (part && !hasBody(part)) {
      part.details.push(detail)
      return
    }
    this.before.details.push(detail)
    this.before.from ??= detail.from
  }

  private takeSport({ sport, from, to }: PhraseOf<'sport'>): void {
    // "4 kick 4 swim": nothing but swum.
    if (this.isPool && this.selector && this.part) this.select({ aims: [], details: [] })
    const next = this.next(1)
    const isBeforeLength =
      next?.is === 'length' || (next?.is === 'mark' && next.mark === 'for' && this.next(2)?.is === 'length')
    if (isBeforeLength && (!this.part || this.sign !== '' || this.isVerbFirst)) this.isVerbFirst = true
    this.folded.sport ??= sport
    if (this.folded.sport !== sport || this.sign === '/') this.folded.unknown.push({ from, to })
    this.folded.sportAt ??= { from, to }
    if (this.part && this.part.sport === undefined && this.sign === '') {
      this.part.sport = sport
      this.part.isTitled = true
    }
  }

  private takeStep({ step, from, to }: PhraseOf<'step'>): void {
    const { part } = this
    if (!part || (part.times.length === 0 && !part.rungs) || part.stepped) {
      this.folded.unknown.push({ from, to })
      return
    }
    part.stepped = step
    part.to = Math.max(part.to, to)
  }

  private takeBurst({ burst, from, to }: PhraseOf<'burst'>): void {
    const part = this.part ?? this.folded.parts.at(-1)
    if (!part?.length || part.inner || part.burst) {
      this.folded.unknown.push({ from, to })
      return
    }
    part.burst = burst
    part.to = Math.max(part.to, to)
    this.sign = ''
    this.link = ''
  }

  private takeSession({ session, from, to }: PhraseOf<'session'>): void {
    this.folded.sessions.push(session)
    if (session === 'hills') {
      const aim: Aim = { kind: 'effort', name: 'hills', from, to }
      if (this.part && (this.sign === '' || !this.beginsPart())) {
        this.part.aims.push(aim)
        this.part.to = Math.max(this.part.to, to)
      } else this.before.aims.push(aim)
      this.folded.isHills = true
      return
    }
    if (session === 'straight') return
    if (session === 'progression') {
      this.takeChange({ is: 'change', ramp: 'rising', from, to })
      return
    }
    this.folded.titles.push({ from, to })
    if (this.part && this.sign === '') this.part.isTitled = true
  }

  private takeStrides({ from, to }: PhraseOf<'strides'>): void {
    const { part } = this
    // "strides 4 x 20 s", "strides x4"
    const next = this.next(1)
    if (next?.is === 'count' && !(part && this.sign === '' && part.length)) {
      this.finish()
      this.before.isStrides = true
      this.before.from ??= from
      if (next.isBehind && !this.next(2, 'length')) {
        this.at = this.phrases.indexOf(next)
        this.start({ from, to: next.to }, { times: [next.times], length: { value: 20, unit: 's', from, to: next.to } })
      }
      return
    }
    if (part && this.sign === '' && (part.times.length > 0 || (part.length && isStride(part.length)))) {
      part.isStrides = true
      part.to = to
      return
    }
    if (
      part?.length &&
      part.length.unit === undefined &&
      !part.length.clock &&
      part.times.length === 0 &&
      this.sign === '' &&
      part.aims.length === 0
    ) {
      part.times = [part.length.value]
      const { length: _, ...rest } = part
      this.part = { ...rest, length: { value: 20, unit: 's', from: part.length.from, to }, isStrides: true, to }
      return
    }
    // "20 s stride every 5 min"
    if (part?.length && part.times.length === 0 && this.sign === '' && !part.role) {
      part.isStrides = true
      part.to = to
      return
    }
    if (next?.is === 'count' || (next?.is === 'sign' && this.next(2)?.is === 'count')) {
      this.finish(this.sign)
      this.before.isStrides = true
      this.before.from ??= from
      return
    }
    this.folded.unknown.push({ from, to })
  }

  private takeChange({ ramp, isTo, orNote, from, to }: PhraseOf<'change'>): void {
    const { part } = this
    // "6x400 build" is how each of them is run.
    const isOfReps =
      part !== undefined &&
      (part.times.length > 0 || part.rungs !== undefined) &&
      (this.sign === '' || !this.beginsPart())
    if (orNote && (this.isPool || isOfReps)) {
      this.takeDetail({ note: 'said', from, to })
      return
    }
    if (isTo && part && hasBody(part)) part.isRampTo = true
    if (part && hasBody(part) && (this.sign === '' || !this.beginsPart())) {
      part.ramp = ramp
      part.to = Math.max(part.to, to)
      return
    }
    this.before.ramp = ramp
    this.before.from ??= from
  }

  private takeWhere({ where }: PhraseOf<'where'>): void {
    const { part } = this
    if (this.last === 'rest' && this.sign === '' && part) {
      const rest = part.after ?? part.rest
      if (rest && rest.where === undefined && rest.where !== where) {
        if (where === 'sets' && !part.after && part.times.length > 1 && part.rest === rest) {
          part.after = { ...rest, where }
          const { rest: _, ...others } = part
          this.part = others
          return
        }
        rest.where = where
        return
      }
      if (rest) return
    }
    // "300 easy between sets"
    if (
      part &&
      hasBody(part) &&
      part.times.length === 0 &&
      this.sign === '' &&
      this.folded.parts.length > 0 &&
      !part.role
    ) {
      const previous = this.folded.parts.pop()
      if (previous) {
        const rest: Rest = {
          from: part.from,
          to: part.to,
          ...(part.length ? { length: part.length } : {}),
          aims: part.aims,
          ...(part.manner ? { manner: part.manner } : {}),
        }
        this.part = previous
        if (isStretch(previous)) this.restBetween(rest)
        else this.giveSwumRest(previous, rest, where)
      }
      return
    }
    this.where = where
  }

  /** "200 easy between": swims that leave at their times have it between their sets. */
  private giveSwumRest(part: Part, rest: Rest, where: 'reps' | 'sets'): void {
    const isTimed = part.inner !== undefined && part.inner.every(({ sendOff }) => sendOff)
    if (this.isPool && rest.length && rest.length.unit === undefined && !rest.length.clock) rest.manner ??= 'swim'
    if (where === 'reps' && part.sendOff) this.folded.unknown.push({ from: rest.from, to: rest.to })
    else this.giveRest(rest, isTimed ? 'sets' : where)
  }

  /** "12 @ 80%, 8 @ 90%, 4 @ 100%, 2 min easy between": behind each of the stretches but the last. */
  private restBetween(rest: Rest): void {
    for (const part of this.folded.parts.toReversed()) {
      if (!isStretch(part) || part.rest) return
      part.rest = rest
    }
  }

  private takeOpen(): void {
    const close = this.closeOf(this.at)
    const inside = this.phrases.slice(this.at + 1, close)
    const first = this.phrases[this.at]
    const last = this.phrases[close] ?? this.phrases.at(-1)
    const span = { from: first?.from ?? 0, to: last?.to ?? 0 }
    this.at = close
    if (this.depth >= MOST_BRACKETS) {
      this.folded.unknown.push(span)
      return
    }
    const rest = this.restInBracket(inside)
    if (rest) {
      this.giveRest(rest.rest, rest.where)
      if (this.part) this.part.to = Math.max(this.part.to, span.to)
      return
    }
    const inner = fold(inside, this.isPool, this.depth + 1)
    this.folded.unknown.push(...inner.unknown)
    const isOfPart = inner.parts.length === 0 && this.part !== undefined
    this.folded.notes.push(...inner.notes.filter(({ isLimit }) => isLimit || !isOfPart))
    if (isOfPart) this.part?.details.push(...inner.notes.filter(({ isLimit }) => !isLimit))
    this.folded.sessions.push(...inner.sessions)
    if (inner.sport) this.folded.sport ??= inner.sport
    const { part } = this
    if (inner.parts.length === 0) {
      // "(easy)", "(90 s rest)"
      const target = part
      if (target) target.aims.push(...inner.aims)
      else this.folded.aims.push(...inner.aims)
      if (inner.ends.length > 0 && part) part.role = inner.ends[0] ?? 'warmup'
      const rest = inside.find((one) => one.is === 'rest')
      if (rest?.is === 'rest' && part) {
        this.folded.unknown.splice(
          this.folded.unknown.findIndex(({ from }) => from === rest.from),
          1,
        )
        this.giveRest(rest.rest, undefined)
      }
      if (part) part.to = Math.max(part.to, span.to)
      return
    }
    if (part && part.times.length > 0 && !hasBody(part)) {
      part.inner = inner.parts
      liftRests(part)
      part.to = span.to
      return
    }
    // "5 x 1k on 1k off (on 4:05, off 4:45)": what is said of the repetitions is no further part.
    if (part && part.times.length > 0 && ((part.length && part.rest) || part.inner) && this.sign === '') {
      this.folded.unknown.push(span)
      return
    }
    if (part && hasBody(part) && (this.sign === '' || this.sign === 'with' || this.sign === 'within') && !part.inner) {
      // "3x9 as (2 @ 100 + 1 @ 80) x3", "1000 (400 free, 400 pull, 200 kick)"
      part.inner = inner.parts
      if (first?.is === 'open' && first.isRounds) part.isFilled = true
      part.to = span.to
      return
    }
    this.finish(this.sign)
    this.start(span, { inner: inner.parts })
  }

  /** "(off 75 s)", "(2 min jog)", "(60 s)": nothing but a rest, behind a set. */
  private restInBracket(inside: readonly Phrase[]): { rest: Rest; where: 'reps' | 'sets' | undefined } | undefined {
    const { part } = this
    if (
      this.isPool ||
      !part ||
      !hasBody(part) ||
      part.rest ||
      (part.times.length === 0 && !part.rungs && !isHardPart(part))
    )
      return undefined
    const said = inside.filter(
      (one) =>
        one.is !== 'filler' &&
        !(one.is === 'mark' && (one.mark === 'off' || one.mark === 'with')) &&
        !(one.is === 'aim' && one.aim.kind === 'effort' && isEasyAim(one.aim)),
    )
    const [first, where, ...others] = said
    if (!first || others.length > 0 || (where && where.is !== 'where')) return undefined
    if (first.is === 'rest') return { rest: first.rest, where: where?.where }
    if (first.is !== 'length' || !isShortTime(first.length, true)) return undefined
    const aims = inside.flatMap((one) => (one.is === 'aim' ? one.aim : []))
    return { rest: { ...this.restOf(first.length), aims }, where: where?.where }
  }

  private closeOf(open: number): number {
    let depth = 0
    for (let index = open; index < this.phrases.length; index += 1) {
      const phrase = this.phrases[index]
      if (phrase?.is === 'open') depth += 1
      if (phrase?.is === 'close') depth -= 1
      if (depth === 0) return index
    }
    return this.phrases.length
  }

  private select(more: Omit<Selected, 'selector'>): void {
    const { part, selector } = this
    if (!part || !selector) return
    this.isSelected = true
    part.selected ??= []
    const same = part.selected.find((one) => one.selector === selector)
    if (same) {
      same.aims.push(...more.aims)
      same.details.push(...more.details)
      if (more.sendOff) same.sendOff = more.sendOff
      if (more.pieces) same.pieces = more.pieces
    } else part.selected.push({ selector, ...more })
    const end = [...more.aims, ...more.details].at(-1)
    part.to = Math.max(part.to, end?.to ?? 0)
  }

  /** "paddles on #6-10", "fast on the evens": what stands before belongs to some of the repetitions. */
  private pullBehind({ selector }: PhraseOf<'selector'>): void {
    if (this.link !== 'on') return
    // "3 x 800 …; pull buoy on #2"
    const said = this.before.details.pop() ?? this.before.aims.pop()
    const target = said ? (this.part ?? this.folded.parts.at(-1)) : undefined
    if (said && target) {
      const more = 'kind' in said ? { aims: [said], details: [] } : { aims: [], details: [said] }
      target.selected = [...(target.selected ?? []), { selector, ...more }]
      this.selector = undefined
      this.link = ''
      return
    }
    const { part } = this
    if (!part) return
    const detail = part.details.at(-1)
    const aim = part.aims.at(-1)
    if (detail && (!aim || detail.from > aim.from)) {
      part.details.pop()
      part.selected = [...(part.selected ?? []), { selector, aims: [], details: [detail] }]
    } else if (aim) {
      part.aims.pop()
      part.selected = [...(part.selected ?? []), { selector, aims: [aim], details: [] }]
    }
    this.selector = undefined
    this.link = ''
  }

  /** Whether the phrases from here on begin a part: a length, a count or a bracket comes before the next sign. */
  private beginsPart(): boolean {
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

  private next(ahead: number, is?: Phrase['is']): Phrase | undefined {
    let seen = 0
    for (let index = this.at + 1; index < this.phrases.length; index += 1) {
      const phrase = this.phrases[index]
      if (phrase?.is === 'filler') continue
      seen += 1
      if (seen === ahead) return is && phrase?.is !== is ? undefined : phrase
    }
    return undefined
  }

  private start(span: Span, more: Partial<Part>): void {
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

  private both: Part | undefined

  private finish(sign: string = ''): void {
    const { part } = this
    this.part = undefined
    this.last = 'other'
    void sign
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

  private closeGroupBefore(): void {
    if (!this.group) return
    this.finish()
    this.closeGroup()
  }

  private closeGroup(): void {
    const { group } = this
    this.group = undefined
    const inner = group?.inner
    if (!group || !inner) return
    if (inner.length === 0) this.folded.unknown.push({ from: group.from, to: group.to })
    else {
      const last = inner.at(-1)
      // "broken 200: 100/50/50 with 10 s": behind each of them.
      const rest = group.length && inner.slice(0, -1).every((one) => !one.rest && !one.sendOff) ? last?.rest : undefined
      if (rest) for (const one of inner) one.rest = rest
      const aims = group.length && inner.slice(0, -1).every((one) => one.aims.length === 0) ? last?.aims : undefined
      if (aims) for (const one of inner) one.aims = aims
      this.folded.parts.push({ ...group, to: last?.to ?? group.to })
    }
  }

  private titleRamp: Part['ramp']

  private settle(): void {
    const [only, ...others] = this.folded.parts
    if (only && others.length === 0 && this.titleRamp) only.ramp ??= this.titleRamp
    const { aims, details, role, place, from } = this.before
    this.folded.aims.push(...aims)
    this.folded.notes.push(...details)
    if (role) this.folded.ends.push(...(role === 'both' ? (['warmup', 'cooldown'] as const) : [role]))
    if (place && from !== undefined) this.folded.unknown.push({ from, to: from + 1 })
    this.folded.parts.push(...this.ends)
    if (!this.isPool) this.folded.parts = shareBetweenSets(this.folded.parts)
  }
}

export function hasBody({ length, rungs, inner, isRemainder, stretches }: Part): boolean {
  return (
    length !== undefined ||
    rungs !== undefined ||
    inner !== undefined ||
    isRemainder === true ||
    stretches !== undefined
  )
}

/** Whether nobody rests at an effort. */
function isWorkAim(aim: Aim): boolean {
  if (aim.kind === 'effort')
    return !isEasyAim(aim) && aim.name !== 'steady' && aim.name !== 'endurance' && aim.name !== 'moderate'
  return aim.kind === 'race' || (aim.kind === 'zone' && aim.low >= 3)
}

/** Hard and easy time by turns: a rest behind it is between the sets. */
function isPair(inner: readonly Part[]): boolean {
  return inner.length === 2 && inner.every(({ times, length }) => times.length === 0 && length !== undefined)
}

function hasBodyOf(part: Part | undefined): boolean {
  return part !== undefined && hasBody(part)
}

/** Whether an aim is that of the easy time beside a part: "4x8 @ 270 w, 4 min @ 130 w". */
function isFarBelow(aim: Aim, part: Part): boolean {
  const own = [...part.aims, ...(part.listed ?? []), ...(part.inner ?? []).flatMap(({ aims }) => aims)]
  if (own.length === 0) return false
  if (aim.kind === 'zone')
    return (
      aim.high <= 2 &&
      own.every(
        (one) =>
          (one.kind === 'zone' ? one.low >= 3 : !isEasyAim(one) && one.kind !== 'effort') ||
          (one.kind === 'effort' && HARD.has(one.name)),
      )
    )
  if (aim.kind === 'speed') return own.every((one) => one.kind === 'speed' && aim.high <= one.low * SLOW_SHARE)
  if (aim.kind !== 'power' && aim.kind !== 'percent') return false
  return own.every((one) => one.kind === aim.kind && aim.high <= one.low * EASY_SHARE)
}

const HARD = new Set(['tempo', 'sweet spot', 'threshold', 'hard', 'fast', 'vo2', 'anaerobic', 'sprint', 'max', 'hills'])
// Of the target of the work (our choice).
const EASY_SHARE = 0.67
const SLOW_SHARE = 0.85

function isHardPart(part: Part | undefined): boolean {
  return part?.aims.some((aim) => !isEasyAim(aim)) ?? false
}

/** "(1k @ HMP, 500 m @ 5k, 90 s between, 3 min between sets)": rests within a bracket that are of all of it. */
function liftRests(part: Part): void {
  const last = part.inner?.at(-1)
  if (!last || last.times.length > 0 || last.rest?.where !== 'reps' || !last.after || part.rest || part.after) return
  part.rest = last.rest
  part.after = last.after
  delete last.rest
  delete last.after
}

/** Whether a length is that of a stride. */
function isStride({ value, unit, clock }: Length): boolean {
  if (clock) return false
  return unit === 's' ? value <= 60 : (unit === 'm' || unit === 'meters') && value >= 50 && value <= 200
}

/** Whether an aim behind a rest is that of the rest: one with a manner, not the missing one of the bouts. */
function belongsToRest({ manner, length }: Rest, aim: Aim, part: Part): boolean {
  if (isEasyAim(aim)) return true
  const isMoving = manner !== undefined && manner !== 'rest'
  if (part.aims.length === 0 && part.listed === undefined && !part.inner)
    return isMoving && length?.unit !== undefined && aim.kind === 'time'
  return true
}

/** Whether the last piece of a group is its easy time, so that a comma ends the group. */
function endsEasily({ inner }: Part): boolean {
  const last = inner?.at(-1)
  if (!inner || !last) return false
  if (last.rest || last.manner) return true
  return inner.length > 1 && last.aims.length > 0 && last.aims.every(isEasyAim)
}

/** Whether a time is as short as a rest. */
function isShortTime({ value, unit, clock }: Length, isSet: boolean): boolean {
  if (clock) return clock.length === 2 && (clock[0] ?? 0) < 10
  if (unit === 's') return value <= 240 && !(value >= 100 && value % 100 === 0)
  return (unit === 'min' || unit === 'm') && value <= (isSet ? 6 : 4)
}

/** Whether easy time is too long for a rest. */
function isLongEasy({ value, unit, clock }: Length): boolean {
  if (clock) return (clock[0] ?? 0) >= 8
  if (unit === 'min' || (unit === undefined && value < 60)) return value >= 8
  if (unit === 's') return value > 480
  return unit === 'km' || unit === 'mi' ? value > 1 : value > 800
}

/** "5x2k hard, 2k easy": no longer than what it stands behind. */
function isWithinBout(easy: Length, { length }: Part): boolean {
  const isFarUnit = easy.unit === 'km' || easy.unit === 'mi'
  return isFarUnit && length !== undefined && length.unit === easy.unit && easy.value <= length.value
}

function isStretch({ times, rungs, inner, role }: Part): boolean {
  return times.length === 0 && !rungs && !inner && !role
}

function isFar({ value, unit }: Length, isPool: boolean): boolean {
  return isPool ? unit === 'meters' && value > 100 : unit === 'km' || unit === 'mi' ? value > 1 : false
}
