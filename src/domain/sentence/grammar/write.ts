import { sportOf } from '../../sports/registry.ts'
import { withEachLeg } from './each-leg.ts'
import { isEasyAim } from './easy-aims.ts'
import { type Measured, measure, metresOf, type Use } from './measure.ts'
import type { Aim, Burst, Cadence, Detail, Length, Part, Piece, Rest, Selected } from './part.ts'
import { quicken } from './quicken.ts'
import { spreadAims } from './spread-aims.ts'
import { isTimeToSwim } from './swims/lengths-of-a-swim.ts'
import { innerOf, nameOf } from './swims/write-pieces.ts'
import { departureOf, secondsOf } from './times-within.ts'
import { writeAims } from './write-aim.ts'
import { divide, inOneUnit, pacesOf } from './write-bursts.ts'
import { written } from './write-length.ts'
import { stepsOfProgression } from './write-progression.ts'
import { roundsOf, withRoundsOfSendOffs } from './write-rounds.ts'
import { aimsByStep } from './write-steps.ts'
import type { Block, Writing } from './writing.ts'

type Around = {
  aims: readonly Aim[]
  details: readonly Detail[]
  rest?: Rest | undefined
  sendOff?: Length | undefined
  role?: Part['role']
  isSet: boolean
  ramp?: Part['ramp']
  isStrides?: boolean | undefined
}

/** Two ways of doing the same, of which only the second says how hard. */
function isMannerOfSame(first: Part, second: Part): boolean {
  const isNoted = ({ details, times, rest }: Part) => times.length === 0 && !rest && details.some(({ note }) => note)
  const isHard = second.aims.length > 0 && !second.aims.every(isEasyAim)
  return isNoted(first) && isNoted(second) && first.aims.length === 0 && !first.manner && isHard
}

/** A part as blocks of lines of the text form; nothing if something in it cannot be written as it is said. */
export function writePart(
  part: Part,
  writing: Writing,
  around: Around = { aims: [], details: [], isSet: false },
): Block[] | undefined {
  const own: Around = {
    aims: withHills(mergeAims(part.aims, around.aims), part, writing),
    details: withStroke(around.details, part.details),
    rest: part.rest ?? around.rest,
    sendOff: part.sendOff ?? around.sendOff,
    role: part.role ?? around.role,
    isSet: around.isSet || part.times.length > 0 || part.rungs !== undefined,
    ramp: part.ramp ?? around.ramp,
    isStrides: part.isStrides,
  }
  if (product(part.times) > MOST_REPETITIONS) return undefined
  const spread = own.isSet ? spreadAims(part, own.aims) : undefined
  if (spread) return writePart({ ...part, aims: [], listed: spread }, writing, { ...around, aims: [] })
  const legs = withEachLeg(part, writing.text)
  if (legs !== part) return writePart(legs, writing, around)
  if (part.stepped) {
    const listed = aimsByStep(part, part.stepped)
    const { stepped: _, ...others } = part
    return listed && writePart({ ...others, listed }, writing, around)
  }
  if (part.pieces && part.length) {
    const inner = part.selected ? undefined : innerOf(part, part.pieces, own.sendOff !== undefined)
    if (inner) {
      const { pieces: _, ...whole } = part
      return writePart({ ...whole, inner }, writing, around)
    }
  }
  const rounded = withRoundsOfSendOffs(part)
  if (rounded.selected?.some(({ selector }) => selector.isOfRounds)) {
    const found = roundsOf(rounded)
    const rounds = found?.rounds.map((one) => writePart(one, writing, around)) ?? []
    const known = rounds.filter((one) => one !== undefined)
    return found && known.length === rounds.length
      ? withRestBetween(known, found.between, writing, undefined)
      : undefined
  }
  if (part.inner && part.rungs) return undefined
  if (part.inner) return writeGroup(part, part.inner, writing, own)
  if (part.rungs) return writeRungs(part, part.rungs, writing, own)
  return part.length ? writeLength(part, part.length, writing, own) : undefined
}

const MOST_REPETITIONS = 100

/** The repetitions of a session of hills are uphill. */
function withHills(aims: readonly Aim[], part: Part, { aims: all, text }: Writing): readonly Aim[] {
  const hills = all.find((aim) => aim.kind === 'effort' && aim.name === 'hills')
  const isFlat = part.details.some(({ from, to }) => /\bflat\b/i.test(text.slice(from, to)))
  const isWork = hills && !isFlat && part.times.length > 0 && aims.length > 0 && !part.role
  return isWork && !aims.includes(hills) ? [...aims, hills] : aims
}

function mergeAims(own: readonly Aim[], outer: readonly Aim[]): readonly Aim[] {
  if (own.length === 0) return outer
  // How hard it should feel, or that it is uphill, stands beside a figure.
  return own
}

function writeLength(part: Part, length: Length, writing: Writing, own: Around): Block[] | undefined {
  const use: Use = own.role ? 'end' : own.isSet ? 'bout' : 'stretch'
  const isShort =
    own.aims.some(
      (aim) => aim.kind === 'effort' && (aim.name === 'sprint' || aim.name === 'hills' || aim.name === 'max'),
    ) || part.isStrides === true
  const measured = measure(length, use, { ...writing, isShort })
  if (!measured || measured.value <= 0) return undefined
  if (own.ramp === 'rising' && part.times.length === 0 && !own.role) {
    const steps = stepsOfProgression(own.aims, measured)
    if (steps) return [{ times: 1, steps: steps.map((one) => `- ${written(one.length)} Z${one.zone}`) }]
  }
  const times = part.times.at(-1) ?? 1
  const outer = part.times.slice(0, -1)
  const departure = departureOf(own, measured, writing)
  if (departure === null) return undefined
  if (departure)
    return writeLength({ ...part, rest: departure }, length, writing, { ...own, rest: departure, sendOff: undefined })
  const pause = restAfter(own.rest, measured, writing, secondsOf(own.aims, measured, writing))
  if (pause === null) return undefined
  const step = (
    aims: readonly Aim[],
    details: readonly Detail[],
    chosen: { sendOff?: Length; pieces?: readonly Piece[] } = {},
  ) =>
    writeStep(
      {
        ...{ length: measured, aims, details, isSet: own.isSet && times * product(outer) > 1, part },
        own: chosen.sendOff ? { ...own, sendOff: chosen.sendOff } : own,
        pieces: chosen.pieces ?? part.pieces,
      },
      writing,
    )
  const { listed, selected } = part
  if (selected?.some((one) => isOfNone(one, times))) return undefined
  // A rest between swims that leave at a time of their own.
  if (own.rest?.where === 'reps' && selected?.some(({ sendOff }) => sendOff)) return undefined
  if (part.burst) return writeBurst(part, part.burst, measured, pause, writing, own)
  let blocks: Block[] | undefined
  if (listed || selected) {
    const rounds = product(outer)
    if (listed && rounds === listed.length && rounds > 1) {
      const all: Block[] = []
      for (const aim of listed) {
        const one =
          aim.kind === 'time' && aim.isSendOff
            ? step(own.aims, own.details, { sendOff: sendOffOf(aim) })
            : step([aim], own.details)
        if (!one) return undefined
        all.push({ times, steps: [...one, ...(pause ?? defaultRest(measured, own, part, writing, times))] })
      }
      return withRestBetween(all, part.after, writing, measured)
    }
    const each: string[][] = []
    for (let index = 0; index < times; index += 1) {
      const chosen = selected?.filter(({ selector }) => selector.which(index + 1, times)) ?? []
      const listedAim = listed && times % listed.length === 0 ? listed[index % listed.length] : undefined
      if (listed && !listedAim) return undefined
      const aims = chosen.flatMap((one) => one.aims)
      const sendOff =
        listedAim?.kind === 'time' && listedAim.isSendOff
          ? sendOffOf(listedAim)
          : chosen.find((one) => one.sendOff)?.sendOff
      const pieces = chosen.find((one) => one.pieces)?.pieces
      const plain =
        aims.length > 0
          ? aims
          : listedAim && !(listedAim.kind === 'time' && listedAim.isSendOff)
            ? [listedAim]
            : own.aims
      const faster = chosen.find((one) => one.faster)?.faster
      const changed = faster ? quicken(plain, faster, measured) : plain
      if (!changed) return undefined
      const one = step(
        changed,
        withStroke(
          own.details,
          chosen.flatMap(({ details }) => details),
        ),
        { ...(sendOff ? { sendOff } : {}), ...(pieces ? { pieces } : {}) },
      )
      if (!one) return undefined
      each.push([...one, ...(pause ?? defaultRest(measured, own, part, writing, times))])
    }
    blocks = joinEqual(each)
  } else {
    const one = step(own.aims, own.details)
    if (!one) return undefined
    blocks = [
      { times, steps: [...one, ...(pause ?? (times > 1 ? defaultRest(measured, own, part, writing, times) : []))] },
    ]
  }
  return repeatOuter(blocks, outer, part.after, writing, measured)
}

/** Whether there is no repetition of which something is said: "40 min with every 4th length hard". */
function isOfNone({ selector }: Selected, times: number): boolean {
  return !Array.from({ length: times }, (_, index) => index + 1).some((one) => selector.which(one, times))
}

/** A stretch or repetitions with harder pieces in them. */
function writeBurst(
  part: Part,
  burst: Burst,
  whole: Measured,
  pause: readonly string[] | undefined,
  writing: Writing,
  own: Around,
): Block[] | undefined {
  const inUnit = (length: Length): Length =>
    length.unit || length.clock ? length : { ...length, unit: part.length?.unit ?? 'min' }
  const piece = measure(inUnit(burst.length), 'bout', writing)
  const every = burst.every && measure(inUnit(burst.every), burst.every.clock ? 'bout' : 'stretch', writing)
  if (!piece || (burst.every && !every) || part.listed || part.selected) return undefined
  const [all, one] = inOneUnit(whole, piece)
  const divided = divide(all, one, every, burst)
  if (!divided) return undefined
  const { rounds, base, left, isFirst, aims } = divided
  const stepOf = (length: Measured, of: readonly Aim[], details: readonly Detail[]) =>
    writeStep({ length, aims: of, details, own, isSet: false, part }, writing)
  const paced = pacesOf(own.aims, whole)
  if (!paced) return undefined
  const [around, hard, rest] = [
    stepOf(base, paced, own.details),
    stepOf(one, burst.isAsHard && burst.aims.length === 0 ? paced : aims, burst.details),
    left > 0 ? stepOf({ ...whole, value: left }, paced, own.details) : [],
  ]
  if (!around || !hard || !rest) return undefined
  const steps = isFirst ? [...hard, ...around] : [...around, ...hard]
  const times = product(part.times)
  const between = pause ?? (times > 1 ? defaultRest(whole, own, part, writing, times) : [])
  if (rounds === 1 && left === 0) return [{ times, steps: [...steps, ...between] }]
  const round: Block[] = [{ times: rounds, steps }, ...(rest.length > 0 ? [{ times: 1, steps: rest }] : [])]
  return Array.from({ length: times }, (_, index) =>
    index === times - 1 || between.length === 0 ? round : [...round, { times: 1, steps: between }],
  ).flat()
}

function product(times: readonly number[]): number {
  return times.reduce((all, one) => all * one, 1)
}

/** Repetitions that are the same, one after another or by turns, as repeats. */
function joinEqual(each: readonly (readonly string[])[]): Block[] {
  const key = (steps: readonly string[]) => steps.join('\n')
  for (let period = 1; period <= each.length / 2; period += 1) {
    if (each.length % period !== 0) continue
    if (each.every((steps, index) => key(steps) === key(each[index % period] ?? [])))
      return [{ times: each.length / period, steps: each.slice(0, period).flat() }]
  }
  const blocks: Block[] = []
  for (const steps of each) {
    const last = blocks.at(-1)
    if (last && key(last.steps) === key(steps)) blocks[blocks.length - 1] = { ...last, times: last.times + 1 }
    else blocks.push({ times: 1, steps })
  }
  return blocks
}

function repeatOuter(
  blocks: Block[],
  outer: readonly number[],
  after: Rest | undefined,
  writing: Writing,
  bout: Measured | undefined,
): Block[] | undefined {
  const rounds = product(outer)
  if (rounds === 1) {
    if (!after) return blocks
    const rest = restAfter(after, bout, writing)
    return rest ? [...withoutLastRest(blocks), { times: 1, steps: rest }] : undefined
  }
  const only = blocks[0]
  if (!after && blocks.length === 1 && only) {
    if (sportOf(writing.sport).inPool || only.steps.length > 1) {
      // Sets without a rest of their own between them.
      writing.assumed.add(NO_REST_BETWEEN_SETS)
      return [{ times: only.times * rounds, steps: only.steps }]
    }
  }
  return withRestBetween(
    Array.from({ length: rounds }, () => blocks).map((all) => all),
    after,
    writing,
    bout,
  )
}

const NO_REST_BETWEEN_SETS = 'No rest was said between the sets, so none beside those of the repetitions.'

function withRestBetween(
  rounds: readonly (Block | Block[])[],
  after: Rest | undefined,
  writing: Writing,
  bout: Measured | undefined,
): Block[] | undefined {
  const rest = after ? restAfter(after, bout, writing) : []
  if (rest === null || rest === undefined) return undefined
  return rounds.flatMap((round, index) => {
    const blocks = Array.isArray(round) ? round : [round]
    const isLast = index === rounds.length - 1
    if (isLast || rest.length === 0) return blocks
    return [...withoutLastRest(blocks), { times: 1, steps: rest }]
  })
}

/** The rest between sets takes the place of the one behind the last bout. */
function withoutLastRest(blocks: readonly Block[]): Block[] {
  const last = blocks.at(-1)
  if (!last) return []
  const steps = last.steps
  const end = steps.at(-1)
  if (steps.length < 2 || !end || !/\b(?:rest|recovery)$/.test(end)) return [...blocks]
  const shorter = { times: 1, steps: steps.slice(0, -1) }
  return [...blocks.slice(0, -1), ...(last.times > 1 ? [{ times: last.times - 1, steps }] : []), shorter]
}

function writeRungs(part: Part, rungs: readonly Length[], writing: Writing, own: Around): Block[] | undefined {
  const { listed, selected } = part
  if (listed && listed.length !== rungs.length && listed.length * 2 - 1 !== rungs.length) return undefined
  if (selected?.some((one) => isOfNone(one, rungs.length))) return undefined
  const all: Block[] = []
  for (const [index, rung] of rungs.entries()) {
    const measured = measure(rung, 'bout', writing)
    if (!measured || measured.value <= 0) return undefined
    const listedAim = listed?.[index < listed.length ? index : rungs.length - 1 - index]
    const chosen = selected?.filter(({ selector }) => selector.which(index + 1, rungs.length)) ?? []
    const aims = chosen.flatMap((one) => one.aims)
    const step = writeStep(
      {
        length: measured,
        aims: aims.length > 0 ? aims : listedAim ? [listedAim] : own.aims,
        details: [...own.details, ...chosen.flatMap(({ details }) => details)],
        own,
        isSet: true,
        part,
      },
      writing,
    )
    const seconds = secondsOf(listedAim ? [listedAim] : own.aims, measured, writing)
    const pause = restAfter(part.rests?.[index] ?? own.rest, measured, writing, seconds)
    if (!step || pause === null) return undefined
    const isEnd = index === rungs.length - 1 && product(part.times) === 1 && !part.isInRounds
    all.push({
      times: 1,
      steps: isEnd ? step : [...step, ...(pause ?? defaultRest(measured, own, part, writing, rungs.length))],
    })
  }
  // "30-20-10 s x 5, 3 blocks": the inner count without the rest between blocks.
  const [inner = 1, ...others] = [...part.times].reverse()
  const each = others.length === 0 ? all : Array.from({ length: inner }, () => all).flat()
  const written = repeatOuter(each, others.length === 0 ? part.times : others, part.after, writing, undefined)
  return written && part.after ? withoutLastRest(written) : written
}

function writeGroup(part: Part, inner: readonly Part[], writing: Writing, own: Around): Block[] | undefined {
  // A warm-up is done once.
  if (product(part.times) > 1 && inner.some(({ role }) => role)) return undefined
  const isWorkOnly =
    (inner.length > 1 || inner[0]?.rungs !== undefined || (inner[0]?.times.length ?? 0) > 0) &&
    inner.every((one) => !one.rest && !isEasyPart(one))
  const { inPool } = sportOf(writing.sport)
  const isSetOfSwims =
    inPool &&
    own.rest?.where !== 'sets' &&
    inner.some((one) => !one.rest && !one.sendOff) &&
    (inner.some((one) => product(one.times) > 1) ||
      (inner.slice(1).every(({ isJoined }) => !isJoined) && !inner.some(isEasyPart)))
  const isOfOneSet =
    inner.length === 1 && inner.some(({ times, rest, sendOff }) => product(times) > 1 && !rest && !sendOff)
  const isRestOfEach =
    own.rest !== undefined &&
    part.length === undefined &&
    (((part.after !== undefined ||
      (inner.length === 1 && (own.rest.where === 'reps' || inner[0]?.rungs !== undefined))) &&
      isWorkOnly) ||
      isSetOfSwims ||
      isOfOneSet)
  const ownOfInner: Around = { ...own, rest: isRestOfEach ? own.rest : undefined, sendOff: undefined, isSet: true }
  const { listed } = part
  const [only, second] = inner
  // "2 min standing/3 min seated @ threshold"
  if (only && second && inner.length === 2 && isMannerOfSame(only, second))
    return writeGroup(part, [{ ...only, aims: second.aims }, second], writing, own)
  if (listed && inner.length === 1 && only && !only.listed) {
    const { listed: _, ...outer } = part
    return writeGroup(outer, [{ ...only, listed }], writing, own)
  }
  // "(25 fast 75 easy, 50 fast 50 easy) rest after each 100": of which pieces is not clear.
  const joined = new Set(inner.slice(1).map(({ isJoined }) => isJoined === true))
  if (own.rest?.where === 'reps' && joined.size > 1) return undefined
  const blocks: Block[] = []
  const shared = unitOf(inner)
  for (const [index, one] of inner.entries()) {
    const aim = listed && listed.length === inner.length ? listed[index] : undefined
    // With a rest of their own both of a pair are work.
    const isRest =
      isRestPart(one, index, inner) &&
      (isEasyPart(one) || !(part.rest ?? part.after) || one.aims.length > 0) &&
      (!aim || !listed?.[0] || isEasyBeside(aim, listed[0]))
    const piece: Part = {
      ...one,
      ...(one.length && shared && one.length.unit === undefined && !one.length.clock && isOfUnit(one.length, shared)
        ? { length: { ...one.length, unit: shared } }
        : {}),
      ...(aim ? { aims: [aim] } : {}),
      ...(isRest && one.aims.length === 0 && !aim
        ? { aims: [{ kind: 'effort', name: 'easy', from: one.from, to: one.to } as const] }
        : {}),
    }
    const written = writePart(piece, writing, ownOfInner)
    if (!written) return undefined
    blocks.push(...(isRest ? written.map(asRecovery) : written))
  }
  if (part.listed && !(listed && listed.length === inner.length)) return undefined
  if (part.selected) return undefined
  const times = part.times.at(-1) ?? 1
  const outer = part.times.slice(0, -1)
  // "1000 as 25 scull, 75 swim": so often as it goes.
  const fits = part.length ? timesIn(part.length, inner, writing, part.times.length > 0) : 1
  if (fits === undefined) return undefined
  const isOpen = own.rest !== undefined && !own.rest.length && own.rest.share === undefined
  const round = isOpen ? timeOf(inner, writing) : undefined
  const rest = isRestOfEach
    ? undefined
    : round
      ? defaultRest(round, own, part, { ...writing, leavesRests: false }, times)
      : restAfter(own.rest, undefined, writing)
  if (rest === null) return undefined
  const isFlat = blocks.every((block) => block.times === 1)
  if (isFlat && fits === 1) {
    const pieces = blocks.flatMap((block) => block.steps)
    if (part.after && times > 1 && outer.length === 0) {
      // "4x(400-300-200), 60 s between reps, 4 min between sets": behind each round.
      const after = restAfter(part.after, undefined, writing)
      if (!after) return undefined
      const last = pieces.at(-1) ?? ''
      const work = isRestOfEach && RESTING.test(last) ? pieces.slice(0, -1) : [...pieces, ...(rest ?? [])]
      return [{ times, steps: [...work, ...after] }]
    }
    return repeatOuter([{ times, steps: [...pieces, ...(rest ?? [])] }], outer, part.after, writing, undefined)
  }
  if (isFlat && fits > 1) {
    const steps = blocks.flatMap((block) => block.steps)
    const round: Block[] = [{ times: fits, steps }]
    return withRestBetween(
      Array.from({ length: product(part.times) }, () => round),
      part.rest ?? part.after,
      writing,
      undefined,
    )
  }
  const between = part.after ?? (isRestOfEach ? undefined : own.rest)
  return withRestBetween(
    Array.from({ length: product(part.times) }, () => blocks),
    between,
    writing,
    undefined,
  )
}

/** How long pieces take together; nothing if one of them is a distance. */
function timeOf(inner: readonly Part[], writing: Writing): Measured | undefined {
  let value = 0
  for (const one of inner) {
    const measured = one.length && one.times.length === 0 ? measure(one.length, 'bout', writing) : undefined
    if (measured?.unit !== 'seconds') return undefined
    value += measured.value
  }
  return { value, unit: 'seconds' }
}

const RESTING = /\b(?:rest|recovery)$/

/** How often pieces are done within a length; once if they are longer only by nothing. */
function timesIn(length: Length, inner: readonly Part[], writing: Writing, isSet: boolean): number | undefined {
  const whole = measure(length, isSet ? 'bout' : 'stretch', writing)
  if (!whole) return undefined
  let sum = 0
  for (const one of inner.flatMap(asLengths)) {
    const measured = one.length && measure({ ...one.length, unit: one.length.unit ?? length.unit }, 'bout', writing)
    if (!measured || (measured.unit === 'seconds') !== (whole.unit === 'seconds')) return undefined
    sum += product(one.times) * (measured.unit === 'seconds' ? measured.value : (metresOf(measured) ?? 0))
  }
  const all = whole.unit === 'seconds' ? whole.value : (metresOf(whole) ?? 0)
  const times = all / sum
  if (Math.abs(times - Math.round(times)) < 0.02 && times >= 0.98) return Math.round(times)
  if (isSet || times < LEAST_ROUNDS_OF_A_TIME) return undefined
  writing.assumed.add('So many full rounds as fit into the time.')
  return Math.floor(times)
}

/** Rungs as parts of their own. */
function asLengths(part: Part): Part[] {
  return part.rungs && part.times.length === 0 ? part.rungs.map((length) => ({ ...part, length })) : [part]
}

// Of so many rounds, less than one may be missing at the end (our choice).
const LEAST_ROUNDS_OF_A_TIME = 8

/** Whether a bare figure can be of a unit that was said beside it: 400 is no km. */
function isOfUnit({ value }: Length, unit: Length['unit']): boolean {
  return value < 100 || unit === 'm' || unit === 'meters' || unit === 'yd' || (unit === 's' && value < 300)
}

/** The unit of the last length, for those before it without one: "40/20 s". */
export function unitOf(inner: readonly Part[]): Length['unit'] {
  const lengths = inner.flatMap(({ length }) => length ?? [])
  const own = lengths.find(({ unit }) => unit !== undefined)?.unit
  if (own) return own
  const areBare = lengths.length === 2 && lengths.length === inner.length && lengths.every(({ clock }) => !clock)
  return areBare &&
    lengths.every(({ value }) => value >= 10 && value <= 90) &&
    inner.every(({ details }) => details.length === 0)
    ? 's'
    : undefined
}

/** Whether a target is that of easy time beside another: 50% beside 120%. */
function isEasyBeside(aim: Aim, hard: Aim): boolean {
  if (isEasyAim(aim)) return true
  if ((aim.kind !== 'power' && aim.kind !== 'percent') || (hard.kind !== 'power' && hard.kind !== 'percent'))
    return false
  return aim.high <= hard.low * EASY_SHARE
}

// Of the target of the work (our choice).
const EASY_SHARE = 0.67

/** Whether a piece is the easy time of the others: the second of a pair of which nothing is said, or an easy one. */
function isRestPart(one: Part, index: number, inner: readonly Part[]): boolean {
  if (one.times.length > 0 || one.role || one.isActive || one.isStrides) return false
  if (isEasyPart(one)) return inner.some((other) => !isEasyPart(other))
  // "1 min out of the saddle / 1 min seated": both are work.
  const isNoted = ({ details }: Part) => details.some(({ note }) => note)
  if (one.aims.length === 0 && isNoted(one) && inner.every(isNoted)) return false
  // "(500 hard, 90 s, 300 hard, 3 min)"
  if (
    index > 0 &&
    isOpenTime(one) &&
    inner.every((other) => other === one || isOpenTime(other) || other.aims.length > 0) &&
    inner.some(({ aims }) => aims.some((aim) => !isEasyAim(aim))) &&
    one.sport === undefined
  )
    return true
  return (
    inner.length === 2 &&
    index === 1 &&
    one.aims.length === 0 &&
    inner.every((other) => other.times.length === 0 && other.details.every(({ text }) => text === undefined))
  )
}

/** A time up to 5 minutes of which nothing is said. */
function isOpenTime({ length, aims, details, times, manner, ramp }: Part): boolean {
  if (!length || aims.length > 0 || details.length > 0 || times.length > 0 || manner || ramp) return false
  return length.clock
    ? (length.clock[0] ?? 0) < 5
    : (length.unit === 's' && length.value <= 300) || (length.unit === 'min' && length.value <= 5)
}

function isEasyPart({ aims, manner }: Part): boolean {
  if (manner && aims.every((aim) => aim.kind === 'effort' && aim.name === 'easy')) return true
  return (
    aims.length > 0 &&
    aims.every(
      (aim) =>
        (aim.kind === 'effort' && (aim.name === 'easy' || aim.name === 'recovery' || aim.name === 'float')) ||
        (aim.kind === 'zone' && aim.high === 1) ||
        (aim.kind === 'percent' && aim.high <= 60 && !aim.isBare),
    )
  )
}

function asRecovery({ times, steps }: Block): Block {
  return {
    times,
    steps: steps.map(asRecoveryLine),
  }
}

function asRecoveryLine(step: string): string {
  const [line = '', ...note] = step.split(' // ')
  if (/\b(?:rest|recovery)$/.test(line)) return step
  return [`${line.replace(/ interval$/, '').replace(/ easy\b/, '')} recovery`, ...note].join(' // ')
}

/** A rest as a line; nothing where none was said, null where it cannot be written. */
function restAfter(
  rest: Rest | undefined,
  bout: Measured | undefined,
  writing: Writing,
  seconds?: number,
): string[] | undefined | null {
  if (!rest) return undefined
  const isPool = sportOf(writing.sport).inPool
  const isJog = rest.manner === 'jog' || rest.manner === 'walk' || rest.manner === 'swim'
  let length: Measured | undefined
  if (rest.length) length = measure(rest.length, 'rest', { ...writing, isJog })
  else if (rest.share !== undefined) {
    if (!bout) return null
    length =
      rest.isOfDistance && bout.unit !== 'seconds'
        ? { ...bout, value: Math.round(bout.value * rest.share * 1000) / 1000 }
        : shareOf(bout, rest.share, writing, seconds)
  } else return bout ? undefined : null
  if (!length) return null
  if (rest.per) {
    const per = measure(rest.per, 'bout', writing)
    if (!per || !bout || length.unit !== 'seconds' || per.unit === 'seconds' || bout.unit === 'seconds') return null
    length = { value: Math.round((length.value * (metresOf(bout) ?? 0)) / (metresOf(per) ?? 1)), unit: 'seconds' }
  }
  if (length.value === 0) return []
  const isRun = sportOf(writing.sport).racePaces
  if (length.unit === 'seconds' && (length.value < 3 || length.value > 3600)) return null
  const aim = writeAims(rest.aims, undefined, { ...writing, length, isSet: false })
  if (!aim) return null
  const own = aim.text === 'easy' ? '' : aim.text
  const isSwum = isPool && length.unit !== 'seconds'
  if (isPool && own) return null
  if (isSwum) {
    const words = [...new Set((rest.details ?? []).flatMap(({ text }) => text ?? []))]
    return [`- ${[written(length), 'easy', ...words, 'recovery'].join(' ')}`]
  }
  if (rest.details && rest.details.length > 0) return null
  if (isPool) return [`- ${written(length)} rest`]
  if (rest.manner === 'walk' && isRun && !own) return [`- Walk ${written(length)} recovery`]
  if (rest.manner === 'float' && !own) return [`- Float ${written(length)} Z2 recovery`]
  const isStill = /rest|stand|stat|pause|stop|break|passive/i.test(writing.text.slice(rest.from, rest.to))
  const word = rest.manner === 'rest' && isRun && isStill && !own && length.unit === 'seconds' ? 'rest' : 'recovery'
  return [`- ${[written(length), own, cadenceOf(rest.cadence, writing), word].filter(Boolean).join(' ')}`]
}

function cadenceOf(cadence: Cadence | undefined, { sport }: Writing): string {
  const { inPool, cadenceUnit } = sportOf(sport)
  if (!cadence || inPool) return ''
  return `@ ${cadence.min === cadence.max ? cadence.min : `${cadence.min}-${cadence.max}`}${cadenceUnit}`
}

function shareOf(bout: Measured, share: number, { sport, reference }: Writing, seconds?: number): Measured {
  if (seconds !== undefined) return { value: Math.round((seconds * share) / 5) * 5, unit: 'seconds' }
  if (bout.unit === 'seconds') return { value: Math.round(bout.value * share * 2) / 2, unit: 'seconds' }
  const metres = metresOf(bout) ?? 0
  const { inPool, reference: threshold } = sportOf(sport)
  const perMetre = threshold.metric === 'power' ? 0.12 : (reference ?? threshold.nominal) / (inPool ? 100 : 1000)
  return { value: Math.max(10, Math.round((metres * perMetre * share) / 15) * 15), unit: 'seconds' }
}

// Seconds.
const LONGEST_SPRINT = 15

function isSprinted(aims: readonly Aim[]): boolean {
  return aims.some((aim) => aim.kind === 'effort' && (aim.name === 'sprint' || aim.name === 'max'))
}

/** On land there is a rest between repetitions, whether one was said or not. */
function defaultRest(bout: Measured, own: Around, part: Part, writing: Writing, times: number): string[] {
  const { inPool } = sportOf(writing.sport)
  const isEasy =
    !own.isStrides &&
    own.aims.length > 0 &&
    own.aims.every(
      (aim) => aim.kind === 'effort' && (aim.name === 'easy' || aim.name === 'steady' || aim.name === 'endurance'),
    )
  if (inPool || own.sendOff || isEasy || own.role || times < 2 || (writing.leavesRests && !own.isStrides && !own.rest))
    return []
  if (own.isStrides) {
    writing.assumed.add('No rest was said between the strides, so a minute.')
    return ['- 1min recovery']
  }
  const seconds = shareOf(bout, 1, writing).value
  if (seconds <= LONGEST_SPRINT && isSprinted(own.aims) && sportOf(writing.sport).reference.metric === 'power') {
    writing.assumed.add('No rest was said between the sprints, so two minutes, easy.')
    return ['- 2min recovery']
  }
  if (part.isStrides) return [`- ${written({ value: 60, unit: 'seconds' })} recovery`]
  const isSprint = own.aims.some((aim) => aim.kind === 'effort' && SPRINTS.has(aim.name))
  if (sportOf(writing.sport).racePaces && isSprint && seconds <= LONGEST_HILL) {
    writing.assumed.add('No rest was said between the sprints, so the time to walk or jog back.')
    const back = Math.max(LEAST_WAY_BACK, Math.ceil((2 * seconds) / 15) * 15)
    return [`- ${written({ value: back, unit: 'seconds' })} recovery`]
  }
  const rest = seconds <= 120 ? seconds : Math.max(60, Math.round(seconds / 2 / 30) * 30)
  // Easy riding or running was said, but not for how long.
  const isSaid = own.rest !== undefined
  writing.assumed.add(
    isSaid
      ? 'The length of the easy time between the repetitions was not said, so it follows from that of each.'
      : seconds <= 120
        ? 'No rest was said between the repetitions, so as long as each, easy.'
        : 'No rest was said between the repetitions, so half of each, easy.',
  )
  return [`- ${written({ value: Math.min(300, rest), unit: 'seconds' })} recovery`]
}

const SPRINTS = new Set(['sprint', 'max', 'hills'])
// Seconds.
const [LONGEST_HILL, LEAST_WAY_BACK] = [45, 60]

function sendOffOf({ seconds, from, to }: Aim & { kind: 'time' }): Length {
  return { value: seconds, unit: 's', from, to }
}

/** The stroke of some repetitions takes the place of that of all. */
function withStroke(own: readonly Detail[], chosen: readonly Detail[]): Detail[] {
  const hasStroke = chosen.some(({ isStroke }) => isStroke)
  return [...own.filter(({ isStroke }) => !(hasStroke && isStroke)), ...chosen]
}

/** Words of swimmers that are notes on land: a pull at the front of a group, drills. */
const ON_LAND = new Set(['pull', 'drill'])

type Step = {
  length: Measured
  aims: readonly Aim[]
  details: readonly Detail[]
  own: Around
  isSet: boolean
  part: Part
  pieces?: readonly Piece[] | undefined
}

function writeStep({ length, aims, details, own, isSet, part, pieces }: Step, writing: Writing): string[] | undefined {
  const { inPool, racePaces } = sportOf(writing.sport)
  // Warm-ups and cool-downs are easy anyway.
  const isDrill = details.some(({ text }) => text === 'drill')
  const of = aims.length > 0 ? aims : own.role || isDrill ? [] : ofAll(writing.aims, isSet)
  const said = own.role && of.every((one) => one.kind === 'effort' && one.name === 'easy') ? [] : of
  const aim = writeAims(said, own.ramp, { ...writing, length, isSet: own.isSet, isRampTo: part.isRampTo === true })
  if (!aim) return undefined
  const isWalk = part.manner === 'walk' && racePaces
  const isUphill = !inPool && said.some((one) => one.kind === 'effort' && one.name === 'hills')
  const words = [...new Set(details.flatMap(({ text }) => text ?? []))]
  if (words.some((word) => !ON_LAND.has(word)) && !inPool) return undefined
  const notes = details.flatMap(({ note, text, from, to }) =>
    note && note !== 'said' ? note : note || (text && !inPool) ? writing.text.slice(from, to) : [],
  )
  const cadence = details.find((one) => one.cadence)?.cadence
  const sendOff = own.sendOff && measure(own.sendOff, 'send-off', writing)
  if (
    sendOff &&
    (sendOff.unit !== 'seconds' || !isTimeToSwim(sendOff.value, length.unit === 'seconds' ? 0 : length.value))
  )
    return undefined
  for (const one of said) {
    if (one.kind === 'percent' && one.raceOf)
      writing.assumed.add(
        `The pace of a race of ${one.raceOf} is about ${one.low}-${one.high} % of critical swim speed.`,
      )
  }
  const isOpenRamp = own.ramp !== undefined && said.length === 0
  const strides = part.isStrides && said.every(isEasyAim) ? 'open effort 8/10' : ''
  const line = [
    pieces
      ? `"${nameOf(pieces, writing.text)}"`
      : part.isStrides
        ? 'Stride'
        : isWalk
          ? 'Walk'
          : isUphill && !own.role
            ? 'Uphill'
            : own.role === 'warmup'
              ? 'Warm up'
              : own.role === 'cooldown'
                ? 'Cool down'
                : '',
    written(length),
    pieces && said.length === 0 ? 'open' : '',
    isOpenRamp
      ? own.role === 'cooldown' || own.ramp === 'falling'
        ? 'ramp down Z1'
        : inPool
          ? 'Z2'
          : 'ramp Z2'
      : isWalk
        ? ''
        : strides || aim.text,
    ...(inPool ? words : []),
    cadence && !inPool
      ? `@ ${cadence.min === cadence.max ? cadence.min : `${cadence.min}-${cadence.max}`}${sportOf(writing.sport).cadenceUnit}`
      : '',
    sendOff ? `on ${clockOf(sendOff.value)}` : '',
    isWalk ? 'recovery' : pieces && own.role ? own.role : isSet && !own.role ? 'interval' : '',
  ]
    .filter(Boolean)
    .join(' ')
  const note = [...new Set(notes)].join(', ')
  return [`- ${line}${note ? ` // ${note}` : ''}`]
}

// The word of the text form for drills, which are a note on land.

/** What is said of all of a session as far as it is of a step: easy is not the bouts, hills are nothing else. */
function ofAll(aims: readonly Aim[], isSet: boolean): readonly Aim[] {
  if (isSet) return aims.every(isEasyAim) ? [] : aims
  return aims.filter((aim) => aim.kind !== 'effort' || aim.name !== 'hills')
}

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Blocks as lines of the text form. */
export function linesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({ times, steps }) => (times === 1 ? [...steps] : ['', `${times}x`, ...steps, '']))
}
