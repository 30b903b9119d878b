/** Something that happens to a step on its way into a file or out of one; steps count from 1, repeats left out. */
export type Lost<Kind extends string> = { kind: Kind; step: number }

/** A sentence for each kind of loss, in the order of the wording: "In steps 2 and 5, only the stroke is kept." */
export function sentencesOf<Kind extends string>(
  lost: readonly Lost<Kind>[],
  wording: Readonly<Record<Kind, string>>,
): string[] {
  return (Object.keys(wording) as Kind[]).flatMap((kind) => {
    const steps = new Set(lost.flatMap((one) => (one.kind === kind ? [one.step] : [])))
    return steps.size > 0 ? [`In ${listed([...steps])}, ${wording[kind]}.`] : []
  })
}

/** More than these are counted, not named. */
const MAX_NAMED_STEPS = 5

function listed(steps: readonly number[]): string {
  const named = steps.slice(0, steps.length > MAX_NAMED_STEPS + 1 ? MAX_NAMED_STEPS : steps.length).map(String)
  const rest = steps.length - named.length
  if (rest > 0) named.push(`${rest} more`)
  if (named.length === 1) return `step ${named[0]}`
  return `steps ${named.slice(0, -1).join(', ')} and ${named.at(-1)}`
}
