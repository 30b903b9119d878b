import type { Part } from './parts.ts'
import { type Length, milesOf } from './words.ts'

/** "LR 18: 12 easy, 4 at MP, last 2 hard": figures without a unit that add up to a long run, which nobody runs in so few minutes. */
export function inMiles(parts: readonly Part[]): Part[] {
  const [whole, ...others] = parts
  const figures = parts.map(({ lengths: [length, ...more] }) => (more.length === 0 ? length?.figure : undefined))
  const [all = 0, ...each] = figures.map((figure) => figure ?? 0)
  const isSum = each.reduce((sum, one) => sum + one, 0) === all
  const areBare = figures.every((figure) => figure !== undefined && figure < MOST_MILES)
  if (!whole || others.length < 2 || !areBare || !isSum) return [...parts]
  return parts.map((part, at) => ({
    ...part,
    bare: undefined,
    lengths: part.lengths.map(({ figure = 0 }): Length => milesOf(figure)),
    ...(at === 1 ? { tell: MILES } : {}),
  }))
}

const MILES = 'The figures of this long run were read as miles: say their unit, if not.'
// Of a long run that is not told in kilometres (our choice).
const MOST_MILES = 27
