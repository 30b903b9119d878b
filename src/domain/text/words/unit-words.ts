/** Units as they are written behind a figure, in texts and in sentences, separated by spaces. */
export const sharedUnitWords = {
  hours: 'h hr hrs hour hours',
  minutes: 'm min mins minute minutes',
  seconds: 's sec secs second seconds',
  kilometers: 'k km kms kilometer kilometers kilometre kilometres',
  miles: 'mi mile miles',
  meters: 'mtr mtrs meter meters metre metres',
  yards: 'y yd yds yrd yrds yard yards',
}

/** The pattern of the words of a unit. */
export function patternOf(words: string): string {
  return words.replaceAll(' ', '|')
}
