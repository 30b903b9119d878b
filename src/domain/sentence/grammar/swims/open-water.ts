/** Whether a swim is outside a pool, where one swims on: by such a word. */
export function isOpenWater(text: string): boolean {
  return OPEN_WATER.test(text)
}

const OPEN_WATER = /\b(?:open[- ]water|ows?|sea swim|lake swim|river swim|loch swim|in (?:the )?(?:sea|lake|ocean))\b/i

/** Whether a swim is said to be one piece, in words: "non-stop", "no breaks". */
export function isUnbroken(text: string): boolean {
  return UNBROKEN.test(text)
}

const UNBROKEN =
  /\b(?:straight|non[- ]?stop|continuous\w*|unbroken|in one go|(?:no|without(?: any)?) (?:breaks?|rests?|stops?|stopping|pauses?))\b/i
