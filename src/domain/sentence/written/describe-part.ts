import { type SportId, sportOf } from '../../sports/registry.ts'
import { formatClock } from '../../text/grammar/numeral.ts'
import { printTarget } from '../../text/print/print-target.ts'
import { type EditorEntry, isGroup, toGroups } from '../../workout/groups.ts'
import type { Step, StoredSteps, Target } from '../../workout/step.ts'
import { describeStretch, describeTime } from '../request/describe.ts'

import { writtenManners } from './manner-of-rest.ts'

/** Steps in words: "5 × 3 minutes at 110-120%, 3 minutes recovery", "15 minutes warm-up at Z2". */
export function describeSteps(steps: StoredSteps, sport: SportId): string {
  return toGroups(steps)
    .map((entry) => describeEntry(entry, sport))
    .join(', ')
}

/** A send-off in words: "every 1:40", "every 50 seconds". */
export function describeSendOff(seconds: number): string {
  return `every ${seconds < 60 ? describeTime(seconds) : formatClock(seconds)}`
}

function describeEntry(entry: EditorEntry, sport: SportId): string {
  if (!isGroup(entry)) return describeStep(entry, sport)
  const [first, ...more] = entry.steps.map((step) => describeStep(step, sport))
  const isOfWork = entry.steps.slice(1).every(({ intensity }) => intensity === 'rest' || intensity === 'recovery')
  return isOfWork
    ? [`${entry.count} × ${first}`, ...more].join(', ')
    : `${entry.count} × (${[first, ...more].join(', ')})`
}

function describeStep(
  { duration, intensity, name, notes, target, effort, cadence, sendOff, stroke, drill, equipment }: Step,
  sport: SportId,
): string {
  // "90 seconds walk"
  const isManner = words[intensity] !== undefined && namesOfManners.has(name)
  const unit = duration.unit === 'minutes' ? 'seconds' : duration.unit
  const details = [stroke, drill, equipment && `with ${equipment.join(' and ')}`].filter(Boolean)
  const hardness = [
    target && target.type !== 'open' ? describeTarget(target, sport) : '',
    effort === undefined ? '' : `effort ${effort}/10`,
    cadence
      ? `${cadence.min === cadence.max ? cadence.min : `${cadence.min}-${cadence.max}`} ${sportOf(sport).cadenceUnit}`
      : '',
  ].filter(Boolean)
  return [
    describeStretch({ value: duration.value, unit }),
    ...(words[intensity] && !isManner ? [words[intensity]] : []),
    ...(name && (isManner || words[intensity] === undefined)
      ? [name.replace(/^\p{Lu}(?=\p{Ll}|$)/u, (letter) => letter.toLowerCase())]
      : []),
    ...details,
    ...(hardness.length > 0 ? [`at ${hardness.join(', ')}`] : []),
    ...(sendOff === undefined ? [] : [describeSendOff(sendOff)]),
    ...(notes ? [`(${notes})`] : []),
  ].join(' ')
}

const namesOfManners = new Set<string | undefined>(Object.values(writtenManners).map(({ name }) => name))

/** A target as people write it: "zone 1", "200 W", "140-150 bpm". */
function describeTarget(target: Target, sport: SportId): string {
  return printTarget(target, sportOf(sport))
    .replace(/\bZ(\d)/g, 'zone $1')
    .replace(/(?<=\d)w\b/g, ' W')
    .replace(/(?<=\d)bpm\b/g, ' bpm')
}

const words: Partial<Record<Step['intensity'], string>> = {
  warmup: 'warm-up',
  cooldown: 'cool-down',
  rest: 'rest',
  recovery: 'recovery',
}
