import { type SportId, sportIds } from '../../sports/registry.ts'

/**
 * The sport that a text is about: what its steps are measured in tells; where that fits several, the one that is said
 * beside the text, else the likeliest.
 */
export function sportOfText(text: string, said: SportId | undefined): SportId {
  const steps = text.match(/^[ \t]{0,8}(?:[-*•–]|pool\b).{0,2000}/gim)?.join('\n') ?? ''
  let fitting: readonly SportId[] = sportIds
  for (const [evidence, sports] of tells) {
    const left = fitting.filter((sport) => sports.includes(sport))
    if (left.length > 0 && evidence.test(steps)) fitting = left
  }
  if (said && fitting.includes(said)) return said
  return (['cycling', 'swimming', 'running'] as const).find((sport) => fitting.includes(sport)) ?? 'cycling'
}

/** What steps are measured in, and in which sports that is done; the plainest first. */
const tells: readonly [RegExp, readonly SportId[]][] = [
  [/\d\/(?:km|mi)\b/i, ['running']],
  [/\d\/100|^[ \t]*pool\b|\d\s?(?:y|yr?ds?|yards?)\b/im, ['swimming']],
  [/\d\s?(?:w|watts?)\b/i, ['cycling']],
  [/\d\s?(?:mtrs?|met(?:er|re)s?)\b/i, ['swimming', 'running']],
  [/\d%?\s{0,2}pace\b/i, ['running', 'swimming']],
  [/\d\s?rpm\b/i, ['cycling', 'running']],
]
