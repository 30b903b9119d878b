import { type SportId, sportOf } from '../../sports/registry.ts'
import { toGroups } from '../../workout/groups.ts'
import { defaultStepName, type Intensity } from '../../workout/intensity.ts'
import type { Step } from '../../workout/step.ts'
import type { FileWorkout, ReaderOptions } from '../shared/format.ts'
import { element, type Xml, xmlFile } from '../shared/xml/write.ts'
import { aimOf } from './aim.ts'
import { type Piece, partsOf, type TcxEntry } from './parts.ts'
import { MAX_NAME_CHARACTERS, shortName } from './short-name.ts'

const NAMESPACE = 'http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2'

/** A TCX file of the workout, in several parts where it has more steps than one can have. */
export function tcxText(workout: FileWorkout, options: ReaderOptions): string {
  const parts = partsOf(toGroups(workout.steps))
  return xmlFile(
    element(
      'TrainingCenterDatabase',
      {
        xmlns: NAMESPACE,
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        'xsi:schemaLocation': `${NAMESPACE} http://www.garmin.com/xmlschemas/TrainingCenterDatabasev2.xsd`,
      },
      [
        element(
          'Workouts',
          {},
          parts.map((entries, index) => part(workout, entries, nameOf(workout, index, parts.length), options)),
        ),
      ],
    ),
  )
}

/** The names in a file differ: a part has its number. */
function nameOf({ name }: FileWorkout, index: number, parts: number): string {
  if (parts === 1) return shortName(name, 'Workout')
  const which = `${index + 1}/${parts}`
  return `${shortName(name, 'Workout', MAX_NAME_CHARACTERS - which.length - 1)} ${which}`
}

function part(workout: FileWorkout, entries: readonly TcxEntry[], name: string, options: ReaderOptions): Xml {
  let id = 0
  const write = (piece: Piece, tag: string): Xml => {
    id += 1
    return step(piece, tag, id, workout.sport, options)
  }
  const steps = entries.map((entry) => {
    if (!('repetitions' in entry)) return write(entry, 'Step')
    const children = entry.pieces.map((piece) => write(piece, 'Child'))
    id += 1
    return element('Step', { 'xsi:type': 'Repeat_t' }, [
      element('StepId', {}, String(id)),
      element('Repetitions', {}, String(entry.repetitions)),
      ...children,
    ])
  })
  const notes = notesOf(workout, entries)
  return element('Workout', { Sport: sportOf(workout.sport).tcx ?? 'Other' }, [
    element('Name', {}, name),
    ...steps,
    ...(notes ? [element('Notes', {}, notes)] : []),
  ])
}

function step({ step, length }: Piece, tag: string, id: number, sport: SportId, options: ReaderOptions): Xml {
  return element(tag, { 'xsi:type': 'Step_t' }, [
    element('StepId', {}, String(id)),
    element('Name', {}, stepName(step)),
    element(
      'Duration',
      { 'xsi:type': `${length.of}_t` },
      length.of === 'UserInitiated'
        ? []
        : [element(length.of === 'Time' ? 'Seconds' : 'Meters', {}, String(length.value))],
    ),
    element('Intensity', {}, RESTING.includes(step.intensity) ? 'Resting' : 'Active'),
    aimOf(step, sportOf(sport), options).xml,
  ])
}

function stepName(step: Step): string {
  return shortName(step.name, defaultStepName[step.intensity])
}

const RESTING: readonly Intensity[] = ['rest', 'recovery']

/** A step has no place for notes; the workout has one. */
function notesOf({ name }: FileWorkout, entries: readonly TcxEntry[]): string {
  // A repeat that is written out brings the same step in every round.
  const steps = new Set(
    entries.flatMap((entry) => ('repetitions' in entry ? entry.pieces : [entry])).map(({ step }) => step),
  )
  const lines = [...steps].flatMap((step) => (step.notes?.trim() ? [`${stepName(step)}: ${step.notes.trim()}`] : []))
  const title = shortName(name, '') === name ? [] : [name]
  return [...title, ...new Set(lines)].join('\n')
}
