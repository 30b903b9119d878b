import type { Aim, Part, Selected } from './part.ts'

/** Some repetitions by seconds quicker or slower than the others at a race's pace: "5x2k @ 10k pace, last one 5 s/km quicker". */
export function withRelativeAims(part: Part, text: string): Part {
  const [base, ...others] = part.aims
  if (!part.selected || base?.kind !== 'race' || others.length > 0) return part
  return { ...part, selected: part.selected.map((one) => relativeTo(base, one, text)) }
}

function relativeTo(base: Aim & { kind: 'race' }, selected: Selected, text: string): Selected {
  const [note, ...others] = selected.details
  if (!note || others.length > 0 || selected.aims.length > 0) return selected
  const { seconds, per, how } = CHANGE.exec(text.slice(note.from, note.to))?.groups ?? {}
  if (!seconds) return selected
  const by = how === 'slower' ? Number(seconds) : -Number(seconds)
  const said = per === undefined ? {} : { per: per.startsWith('m') ? ('mile' as const) : ('km' as const) }
  const aim: Aim = { ...base, ...said, plus: (base.plus ?? 0) + by, from: note.from, to: note.to }
  return { ...selected, aims: [aim], details: [] }
}

const CHANGE =
  /(?<seconds>\d+) ?(?:s|secs?|seconds)\b ?(?:(?:\/|per |a )(?<per>km?|miles?|mi))? ?(?<how>faster|quicker|slower)$/i
