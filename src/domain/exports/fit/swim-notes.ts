import { sportOf } from '../../sports/registry.ts'
import { capitalise } from '../../units/words.ts'
import type { Step } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import { type Drill, drills, type SwimEquipment, swimEquipment } from '../../workout/swim.ts'
import type { Decoded, FileWorkout } from '../shared/format.ts'

/**
 * A swim with what FIT has no field for at the start of its steps' notes: kick and pull, a drill beside a stroke, and
 * more than one piece of equipment. `Kick. With fins and snorkel. Small and fast.`
 */
export function sayDrills(workout: FileWorkout): FileWorkout {
  if (!sportOf(workout.sport).inPool) return workout
  return { ...workout, steps: workout.steps.map((entry) => (isRepeat(entry) ? entry : sayDrill(entry))) }
}

/** What was read of a file, with the drills and the equipment that the notes of a swim begin with as fields. */
export function readDrills(read: Decoded): Decoded {
  if (!read.ok || !sportOf(read.workout.sport).inPool) return read
  const steps = read.workout.steps.map((entry) => (isRepeat(entry) ? entry : readDrill(entry)))
  return { ...read, workout: { ...read.workout, steps } }
}

function sayDrill(step: Step): Step {
  const { drill, stroke, equipment = [], notes = '' } = step
  const said = [
    drill && (drill !== 'drill' || stroke) ? `${capitalise(drill)}.` : '',
    equipment.length > 1 ? `With ${equipment.join(' and ')}.` : '',
  ].filter((words) => words !== '')
  return said.length > 0 ? { ...step, notes: [...said, notes.trim()].join(' ').trim() } : step
}

function readDrill(step: Step): Step {
  const { notes = '', ...others } = step
  const [, drillWord, names] = SAID.exec(notes) ?? []
  const drill = drills.find((one: Drill) => one === drillWord?.toLowerCase())
  const equipment = names
    ?.split(' and ')
    .flatMap((name) => swimEquipment.find((one: SwimEquipment) => one === name) ?? [])
  if (!drill && !equipment) return step
  const rest = notes.replace(SAID, '')
  return {
    ...others,
    ...(rest ? { notes: rest } : {}),
    ...(drill ? { drill } : {}),
    ...(equipment ? { equipment } : {}),
  }
}

const DRILL = drills.map(capitalise).join('|')
const ITEM = swimEquipment.join('|')
const SAID = new RegExp(`^(?:(${DRILL})\\.(?:\\s+|$))?(?:With ((?:${ITEM})(?: and (?:${ITEM}))+)\\.(?:\\s+|$))?`)
