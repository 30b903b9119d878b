/** Words for a swim in open water, in a sentence: there are neither walls nor kickboards. */
export const OPEN_WATER =
  /\bopen[ -]?water\b|\b(?:in|at) the (?:lake|sea|ocean|river)\b|\b(?:lake|sea|ocean|river) swim|\boff the beach\b|\bows\b/gi
