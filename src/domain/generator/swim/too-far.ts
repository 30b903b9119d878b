import type { SwimContext } from './context.ts'

/** Why a main set of so many pool lengths does not fit into the swim, with an easy length before and after it. */
export function tooFar(
  main: string,
  lengths: number,
  { sport, unit, total, distance }: SwimContext,
): string | undefined {
  const least = lengths + 2
  if (least <= total) return undefined
  const longest = sport.lengths.find((range) => range.unit === unit)?.max ?? Number.POSITIVE_INFINITY
  const surrounded = `${main} and a length before and after`
  return distance(least) > longest
    ? `${surrounded} are more than any swim, which can be ${longest} ${unit} long: ask for less.`
    : `${surrounded} need ${distance(least)} ${unit}: ask for at least that.`
}
