import type { Folded } from '../fold/folding.ts'
import type { Aim, Detail, Part } from '../part.ts'

/** "1600-1200-800-400 getting faster": the rungs at the paces of shorter and shorter races. */
export function quickenRungs(folded: Folded, text: string): Folded {
  const isSaid = ({ from, to }: Detail) => GETS_FASTER.test(text.slice(from, to))
  const rungs = folded.parts.find((part) => part.rungs && [...part.details, ...folded.notes].some(isSaid))
  const said = rungs && [...rungs.details, ...folded.notes].find(isSaid)
  const listed = said && racesFor(rungs, folded, said)
  if (!listed) return folded
  const quick: Part = { ...rungs, listed, details: rungs.details.filter((one) => !isSaid(one)) }
  return {
    ...folded,
    parts: folded.parts.map((part) => (part === rungs ? quick : part)),
    notes: folded.notes.filter((one) => !isSaid(one)),
  }
}

function racesFor({ rungs = [], aims, listed }: Part, folded: Folded, { from, to }: Detail): Aim[] | undefined {
  const isOpen = aims.length === 0 && folded.aims.length === 0 && !listed
  if (!isOpen || rungs.length < LEAST || rungs.length > RACES.length) return undefined
  return RACES.slice(-rungs.length).map((race) => ({ kind: 'race', race, from, to }))
}

const GETS_FASTER =
  /^(?:(?:a )?bit )?(?:getting |get |each )?(?:one )?(?:progressively )?(?:faster|quicker)(?: each(?: one)?| than the last| as (?:they get shorter|you go))?$/i

const RACES = ['marathon', 'half marathon', '10k', '5k', '3k', '1500m'] as const

// Fewer rungs do not tell from where to where.
const LEAST = 3
