/**
 * Whether words of a swim leave more open than its parts can say: an amount in words, a session by its name, a test with a form of
 * its own. Others read these, or the athlete is told.
 */
export function isOpenSwim(text: string): boolean {
  return OPEN.some((pattern) => pattern.test(text))
}

const OPEN: readonly RegExp[] = [
  // "with some IM", "mostly pull", "a bit of speed at the end"
  /\b(?:some|mostly|mainly|bits? of|plenty|variety|everything(?! else)(?! easy)|mixed (?:with|swim|strokes?|session)|mixture|mix of|as long as)\b/i,
  // Whom it is for, and what for.
  /\b(?:beginners?|novices?|newbies?|openers?|walk to|walk home)\b/i,
  /\b(?:css|t ?30|t ?20|step|ramp) (?:test|tst)\b|\btest (?:set|swim|session)\b/i,
  // "kick session", "IM day", "sprint swim session"
  /\b(?:sprints?|kick(?:ing)?|im|medley|drills?|technique|stroke|fly|pull)\s+(?:swim\w*\s+)?(?:session|day|practice|training|workout)\b(?! ?:|,? ?\d)/i,
  // "50 at a time", "every 10 lengths", "200 inside"
  /\bat a time\b|\bevery \d+ (?:lengths|laps)\b|\b(?:100|200|300|400) inside\b|\bbroken (?:mile|at)\b/i,
  // What stands between others and has no length of its own: "with drill between", "in the gaps".
  /(?<!\d ?(?:m|yds?|yards)? ?)\b(?:kick|drill|pull|scull\w*|fly|back\w*|breast\w*)(?: easy)? (?:in )?(?:between|b\/?w|btw)\b|\b(?:in )?(?:between|b\/?w|btw),? (?:kick|drill|pull)\b|\bin the gaps?\b/i,
  // Clean air is no rest.
  /\b(?:no|without) (?:breath\w*|air|breathing)\b/i,
  // An hour of the day.
  /\bstart(?:ing|s)? at (?:[01]?\d|2[0-3])[:.][0-5]\d\b/i,
  // "base + 10", "base is 1:40"
  /\bbase ?(?:\+|plus|is|=)/i,
]
