/** Whether a sentence has a word that is said on foot, or of what is done on land. */
export function isBeside(where: 'foot' | 'land', text: string): boolean {
  return (where === 'foot' ? ON_FOOT : ON_LAND).test(text) || (where === 'land' && ON_FOOT.test(text))
}

const ON_FOOT = /\b(?:jog\w*|walk\w*|strides?|hills?|uphill|track|laps?)\b/i

const ON_LAND =
  /\b(?:grass|spikes|stairs?|steps?|step[- ]ups?|hiit|ran|road|flying|sand|treadmill|trail|squats|burpees|bricks?|miles?|\d ?k pace|mp|hmp|float)\b/i
