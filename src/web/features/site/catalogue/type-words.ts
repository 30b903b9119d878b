import type { WorkoutType } from '#domain/sports/registry.ts'

/** What each type of workout is for, in a sentence. */
export const typeWords: Readonly<Record<WorkoutType, string>> = {
  interval: 'Short, hard bouts with recoveries between them, to raise what you can hold at your limit.',
  threshold: 'Bouts at about the effort that you can hold for an hour, with short recoveries.',
  tempo: 'Long, brisk stretches below threshold: work that you can hold, and feel.',
  endurance: 'Steady, easy time, for the base that the rest stands on.',
  'sweet spot': 'Long bouts just below threshold: much of its effect for less fatigue.',
  'v02 max': 'Bouts of a few minutes well above threshold, at nearly all the oxygen that you can take up.',
  'ladder sets': 'Repeats that grow and shrink, up and down a ladder of distances.',
}
