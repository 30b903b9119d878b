import { type SportId, sportOf } from '../../sports/registry.ts'
import { roundDown } from '../../units/tolerance.ts'
import { toStored } from '../../workout/groups.ts'
import { MAX_TRAINED_STEPS, type Step } from '../../workout/step.ts'
import type { Decoded, DecodeOptions } from '../shared/format.ts'
import { joinNotes, type LeftOut, leftOutSentences } from '../shared/messages/fitting.ts'
import { beginsWithMoment, type Message, notesLines } from '../shared/messages/message.ts'
import {
  checkWorkout,
  cutText,
  FILE_TOO_LONG,
  MAX_FILE_BYTES,
  MAX_NAME_CHARACTERS,
  TOO_MANY_STEPS,
} from '../shared/reading/checked.ts'
import { foldRepeats } from '../shared/reading/fold-repeats.ts'
import { inferIntensities } from '../shared/reading/infer-intensity.ts'
import { percentTarget, splitIntoDays, timeOf, wattTarget } from '../shared/reading/step-parts.ts'
import { nameOf } from '../shared/reading/workout-name.ts'
import { textOf } from '../shared/text-codec.ts'
import { bikeSport } from '../shared/trainer/bike-sport.ts'
import type { Unit } from './header.ts'
import { type Course, type Cue, parseCourse } from './parse.ts'
import { convertForRider } from './rider.ts'
import { findSections, type Section } from './sections.ts'
import { usualMoment } from './write.ts'

/** A workout from an ERG or MRC file; `otherwise` is the unit of one that does not name it. */
export function decodeCourse(bytes: Uint8Array, options: DecodeOptions, otherwise: Unit): Decoded {
  if (bytes.length > MAX_FILE_BYTES) return { ok: false, reason: FILE_TOO_LONG }
  const course = parseCourse(textOf(bytes), otherwise)
  if (!course.ok) return course
  const all = findSections(course.points)
  const reason = unreadable(all, course.unit)
  if (reason) return { ok: false, reason }
  const asked = options.sport ?? bikeSport.id
  const own = asked === bikeSport.id ? options.reference : undefined
  const { sections: whose, unit, remark } = convertForRider(course, all, own)
  const sections = whose.flatMap(splitIntoDays)
  if (sections.length > MAX_TRAINED_STEPS) return { ok: false, reason: TOO_MANY_STEPS }
  const sport = course.unit === 'WATTS' ? bikeSport.id : asked
  const losses = new Set([...(remark ? [remark] : []), ...course.losses])
  const left = { count: 0 }
  const { name, description, isMoved } = readTitle(course, options.name)
  const bare = sections.map((section) => stepOf(section, unit, sport))
  const steps = addCues(bare, course.cues, isMoved ? description : '', losses, left)
  if (isMoved) losses.add('The description now stands in the notes of the first step.')
  return checkWorkout({ name, sport, steps: toStored(inferIntensities(foldRepeats(steps))) }, [
    ...losses,
    ...leftOutSentences(left),
  ])
}

/** Why a figure or a length is too great; undefined if none is. */
function unreadable(sections: readonly Section[], unit: Unit): string | undefined {
  const most = unit === 'WATTS' ? 10_000 : 1000
  const tooHard = sections.find(({ from, to }) => Math.max(from, to) > most)
  if (tooHard)
    return `The file asks for more than ${most} ${unit === 'WATTS' ? 'watts' : 'percent'}, which nobody rides.`
  const tooLong = sections.find(({ seconds }) => seconds > MAX_SECTION_SECONDS)
  return tooLong && 'A step of the file lasts longer than a month: its times are in minutes, not in seconds.'
}

const MAX_SECTION_SECONDS = 30 * 86_400

function stepOf({ seconds, from, to }: Omit<Section, 'start'>, unit: Unit, sport: SportId): Step {
  const duration = timeOf(seconds)
  // A target cannot be 0 percent: 0 throughout is a rest.
  if (from === 0 && to === 0) return { intensity: 'rest', duration }
  const target = unit === 'WATTS' ? wattTarget(from, to) : percentTarget(sportOf(sport).reference.metric, from, to)
  return { intensity: 'active', duration, target }
}

/** The steps with their cues: a short text at the start is the step's name, everything else its notes. */
function addCues(
  steps: readonly Step[],
  cues: readonly Cue[],
  description: string,
  losses: Set<string>,
  left: LeftOut,
): Step[] {
  const inOrder = cues.toSorted((one, other) => one.seconds - other.seconds)
  let [clock, next] = [0, 0]
  return steps.map((step, index) => {
    const start = clock
    clock += step.duration.value
    const messages: Message[] = []
    const opening = index === 0 ? description : ''
    let name: string | undefined
    for (let cue = inOrder[next]; cue && (cue.seconds < clock || index === steps.length - 1); cue = inOrder[next]) {
      const { seconds, text } = cue
      const isFirst = messages.length === 0 && opening === '' && !beginsWithMoment(text)
      const isUsual = isFirst && seconds === usualMoment(start, clock)
      // A moment was rounded up to a whole second when it was written.
      const at = { seconds: roundDown(seconds - start, 'seconds') }
      if (seconds - start <= 1 && name === undefined && text.length <= MAX_SHOWN_NAME_CHARACTERS) name = text
      else messages.push(isUsual ? { text } : { text, at })
      next += 1
    }
    const lines = [...(opening ? [opening] : []), ...notesLines(messages)]
    return {
      ...(name === undefined ? {} : { name: cutText(name, MAX_NAME_CHARACTERS) }),
      ...(lines.length === 0 ? {} : { notes: joinNotes(lines, losses, left) }),
      ...step,
    }
  })
}

/** Longer lines are sentences. */
const MAX_SHOWN_NAME_CHARACTERS = 60

/** The name that the file states, else its description if that is short, else the file's own name. */
function readTitle({ name, description }: Course, fileName: string) {
  const ownName = name || (description.length <= MAX_SHOWN_NAME_CHARACTERS ? description : '') || fileName
  const isMoved = description !== '' && description !== ownName
  return { name: nameOf(ownName, { name: fileName }), description, isMoved }
}
