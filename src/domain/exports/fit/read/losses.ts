/** What a step of a FIT file loses when it is read, in the words behind "In step 3,". */
export const readWording = {
  lapButton: 'the lap button ends the step; how long it may take is our guess',
  otherEnd:
    'an end by heart rate, power, calories or the like became the lap button; how long it may take is our guess',
  sendOff: 'a rest until a send-off follows no swim; the lap button ends it',
  sport: 'a target that this sport does not have here is left out',
  zone: 'a zone that does not exist here is left out',
  powerZone: 'a zone of power is read as its percents of FTP, by the usual levels; the watch may have others',
  percentOfMaximum: 'a heart rate in percent of the maximum is left out',
  figures: 'a target whose figures make no sense is left out',
  otherTarget: 'a target other than pace, heart rate, power or cadence is left out',
  second: 'a second target of the same kind is left out',
  cadence: 'a cadence in zones, or above 300, is left out',
  medley: 'the order of the strokes of a medley is left out',
  repeatUntil: 'a repeat until a time, a distance or the like is done once',
  overlap: 'a repeat of only a part of another repeat is done once',
} as const

export type ReadLoss = keyof typeof readWording
