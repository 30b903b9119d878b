import type { Edit } from './arrange/arranged.ts'

/** A sign or a word that is written in several ways, and the way in which it is read best. */
type Writing = { pattern: RegExp; as: string }

const words: readonly Writing[] = [
  { pattern: /\b(?:b\/w|b\/t|btwn?|betw|bw|bt|inbetween|in[ -]?btwn?)(?![\p{L}\d])/giu, as: 'between' },
  { pattern: /\bpce\b/gi, as: 'pace' },
  { pattern: /\b(?:thresh|thrsh|thr|thrshld)\b(?! ?\d)/gi, as: 'threshold' },
  { pattern: /\b(?:ez|eez|eazy|ezy)\b/gi, as: 'easy' },
  { pattern: /\b(?:w\/u|w-up|w\/up|wup|warmup|warm-up)(?![\p{L}\d])/giu, as: 'wu' },
  { pattern: /\b(?:c\/d|cooldown|cool-down|w\/d|warm[- ]?down)(?![\p{L}\d])/giu, as: 'cd' },
  { pattern: /(?<=\d ?)(?:minutes|mins)\b/gi, as: 'min' },
  { pattern: /(?<=\d ?)watts?\b/gi, as: 'w' },
  { pattern: /\bzone (?=\d)/gi, as: 'z' },
  { pattern: /\b(?:recov|recovs|recv|recvry|rcvry)\b/gi, as: 'recovery' },
]

const marks: readonly Writing[] = [
  { pattern: /\s*;\s*|\s*\n+\s*/g, as: ', ' },
  // "3x15 - 90 rpm": a target is of what stands before it.
  {
    pattern:
      /(?<![-–—] ?\d+ ?(?:rpm|%|w\b|watts|bpm).*) [-–—] (?!\d+ ?(?:$|rpm|%|w\b|watts|bpm))(?!.*[-–—] ?\d+ ?(?:rpm|%|w\b|watts|bpm))/g,
    as: ', ',
  },
  { pattern: / \+ (?=\d+ ?x|\d+ strides|strides)/g, as: ', ' },
]

/** How else a text may be written, each as edits of it: its words in their usual form, and its parts between commas. */
export function otherWritings(text: string): Edit[][] {
  const [ofWords, ofMarks] = [words, marks].map((all) => all.flatMap((one) => editsBy(one, text)))
  if (!ofWords || !ofMarks) return []
  return [...(ofWords.length > 0 ? [ofWords] : []), ...(ofMarks.length > 0 ? [apart([...ofWords, ...ofMarks])] : [])]
}

function editsBy({ pattern, as }: Writing, text: string): Edit[] {
  const isInBrackets = (at: number) => text.lastIndexOf('(', at) > text.lastIndexOf(')', at)
  const found = [...text.matchAll(pattern)].filter(({ index }) => !as.startsWith(',') || !isInBrackets(index))
  return found.map(({ 0: typed, index }) => {
    const place = { from: index, to: index + typed.length }
    return { ...place, by: [{ words: as, for: place }] }
  })
}

/** The edits that overlap none before them. */
function apart(edits: readonly Edit[]): Edit[] {
  const kept: Edit[] = []
  for (const edit of edits.toSorted((one, other) => one.from - other.from))
    if (edit.from >= (kept.at(-1)?.to ?? 0)) kept.push(edit)
  return kept
}
