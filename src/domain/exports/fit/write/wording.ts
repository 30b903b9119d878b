/** What a step loses in a FIT file, in the words behind "In step 3,". */
export const wording = {
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
