import type { Folded } from '../fold/folding.ts'
import type { Part } from '../part.ts'

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
  // Each of several harder than the one before, by how much is not said.
  /\beach (?:one )?(?:faster|quicker|harder)\b/i,
  // "two 1000s, one as 10x100, one straight", "one by one"
  /(?:[,:;] ?one (?:as|kick|pull|straight|easy|fast|hard)|\bone by one)\b/i,
  // "css+5 x 100"
  /\bcss ?\+ ?\d+ ?x ?\d/i,
  // "backstroke and kick"
  /^\W*(?:swim )?[\d.,]+ ?(?:k|km|m|metres|meters|yds?|yards|min\w*|hours?|h)? (?:of )?(?:easy |steady )?(?:free|back|breast|fly|pull|kick)\w* (?:and|\/|&) (?:free|back|breast|fly|pull|kick)\w*\W*$/i,
  // Beside a rest that is said: how much is it together?
  /\b(?:an? )?(?:extra|xtra|additional) (?:\d|min\b|minute\b)/i,
  // "fins on: …"
  /\b(?:fins|paddles|band|buoy) (?:on|off) ?:/i,
  // Clean air is no rest.
  /\b(?:no|without) (?:breath\w*|air|breathing)\b/i,
  // An hour of the day.
  /\bstart(?:ing|s)? at (?:[01]?\d|2[0-3])[:.][0-5]\d\b/i,
  // "base + 10", "base is 1:40"
  /\bbase ?(?:\+|plus|is|=)/i,
]

/** Whether turns are said that reached no swim: "35 min alternating a length breast, a length crawl". */
export function hasLostTurns({ isAlternating, parts }: Folded): boolean {
  const hasTurns = ({ selected, pieces, inner, listed }: Part): boolean =>
    selected !== undefined || pieces !== undefined || listed !== undefined || (inner?.some(hasTurns) ?? false)
  return isAlternating === true && !parts.some(hasTurns)
}
