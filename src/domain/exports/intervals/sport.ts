import type { SportId } from '../../sports/registry.ts'

/**
 * The sport that a text is about: what its steps are measured in tells; where that fits several, the one that is said
 * beside the text, else the likeliest by what was told last.
 */
export function sportOfText(text: string, said: SportId | undefined): SportId {
  const steps = text.match(/^[ \t]{0,8}(?:[-*•–]|pool\b).{0,2000}/gim)?.join('\n') ?? ''
  let fitting: readonly SportId[] = likeliestFirst
  for (const [evidence, sports] of tells) {
    const left = sports.filter((sport) => fitting.includes(sport))
    if (left.length > 0 && evidence.test(steps)) fitting = left
  }
  if (said && fitting.includes(said)) return said
  return fitting[0] ?? 'cycling'
}

const likeliestFirst: readonly SportId[] = ['cycling', 'running', 'swimming']

/** What steps are measured in, and in which sports that is done, the likeliest first; the plainest evidence first. */
const tells: readonly [RegExp, readonly SportId[]][] = [
  [/\d\/(?:km|mi)\b/i, ['running']],
  [/\d\/100|^[ \t]*pool\b|\d\s?(?:y|yr?ds?|yards?)\b/im, ['swimming']],
  [/\d\s?(?:w|watts?)\b/i, ['cycling']],
  [/\d%?\s{0,2}pace\b/i, ['running', 'swimming']],
  [/\d\s?(?:mtrs?|met(?:er|re)s?)\b/i, ['swimming', 'running']],
  [/\d\s?(?:km|kilomet(?:er|re)s?|mi|miles?)\b/i, ['cycling', 'running', 'swimming']],
  [/\d\s?rpm\b/i, ['cycling', 'running']],
]
