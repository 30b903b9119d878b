/** Whether a text speaks of a ride, by the words that riders have for it. */
export function saysRide(text: string): boolean {
  return RIDE.test(text)
}

/** Whether a text speaks of a run or a jog. */
export function saysRun(text: string): boolean {
  return RUN.test(text)
}

/** Whether a text speaks of a swim or a pool. */
export function saysSwim(text: string): boolean {
  return SWIM.test(text)
}

/** Whether a set is written in a text: "5x3", "3 times 10". */
export function saysSet(text: string): boolean {
  return SET.test(text)
}

const RIDE =
  /\b(?:bike|bikerides?|biking|bicycle|rid(?:e|es|ing)|cycl\w*|turbo|trainer|zwift|spin\w*|mtb|breakaways?)\b/i
const RUN = /\b(?:run\w*|jog\w*|treadmill)\b/i
const SWIM = /\b(?:swim\w*|pool|open water)\b/i
const SET = /\d ?(?:[x×*]|times) ?\(?\d/i
