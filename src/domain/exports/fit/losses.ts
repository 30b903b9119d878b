import type { FileWorkout, ReaderOptions } from '../format.ts'
import { type Lost, sentencesOf } from '../lost.ts'
import { type DeviceEntry, deviceEntries } from './device-steps.ts'
import { fitted, NAME_BYTES } from './text.ts'

/** What a step of ours loses in a FIT file, in the words that follow "In step 3,". */
const wording = {
  lapButton: 'the watch waits for its lap button; how long that should take is left out',
  widened:
    'a single figure is widened, so that the watch does not beep all the time: power and heart rate by 3 % to either side, a pace by 5 s a kilometre, 8 s a mile or 2 s a 100',
  ramp: 'a ramp is written as its whole range, from one end to the other',
  figures: 'watts and beats are rounded to whole ones',
  percents: 'percents are rounded to whole ones',
  powerZone: 'the power zone becomes its percents of FTP, because watches count zones otherwise',
  pace: 'percents of threshold pace are written as paces, worked out from yours',
  paceZone: 'percents of threshold pace become the zone they lie in',
  heartRateZone: 'percents of threshold heart rate become the zone they lie in',
  cadence: 'the cadence is left out: beside a stroke and a target there is no place for it',
  drill: 'kick and pull are written as a drill, and beside a stroke no drill is written',
  equipment: 'only the first piece of equipment is written',
  name: 'the name is shortened to one line of 32 bytes',
  notes: 'the notes are shortened to one line of 200 bytes',
} as const

export type FitLoss = keyof typeof wording

/** Every watch that takes workouts takes as many; newer ones take a hundred. */
const STEPS_OF_EVERY_WATCH = 50

export function fitLosses(workout: FileWorkout, options: ReaderOptions): string[] {
  const entries = deviceEntries(workout, options)
  const lost = entries.flatMap((entry): Lost<FitLoss>[] =>
    'lost' in entry ? entry.lost.map((kind) => ({ kind, step: entry.step })) : [],
  )
  return [
    ...(fitted(workout.name, NAME_BYTES) === workout.name
      ? []
      : ['The name of the workout is shortened to one line of 48 bytes.']),
    ...sentencesOf(lost, wording),
    ...tooMany(entries),
  ]
}

function tooMany(entries: readonly DeviceEntry[]): string[] {
  if (entries.length <= STEPS_OF_EVERY_WATCH) return []
  return [`Many watches take at most ${STEPS_OF_EVERY_WATCH} steps; in this file they count ${entries.length}.`]
}
