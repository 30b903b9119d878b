import type { Aim, Detail, Part, Piece } from '../part.ts'

/** The pieces of a swim as its name: "25 kick/25 drill/25 swim". */
export function nameOf(pieces: readonly Piece[], text: string): string {
  return pieces
    .map(({ length, aims, details }) => {
      const words = [...details, ...aims]
        .toSorted((one, other) => one.from - other.from)
        .map((one) => nameOfWord(one, text))
        .filter((word) => word !== '')
      return [length?.value, words.length > 0 ? words.join(' ') : 'swim'].filter((one) => one !== undefined).join(' ')
    })
    .join('/')
    .replace(/"/g, '')
}

/** Drills by their own names, strokes and equipment in full. */
function nameOfWord(one: Detail | Aim, text: string): string {
  const said = text.slice(one.from, one.to).trim()
  if (!('text' in one) || !one.text) return said
  return one.text === 'drill' && /[a-z]{4}|\d-\d/i.test(said) && !/^drill/i.test(said) ? said : one.text
}

/**
 * The pieces of a repetition as steps of their own, where each of them can have its own target; nothing where they are the
 * lengths of one swim, which is one step with their names.
 */
export function innerOf({ length }: Part, pieces: readonly Piece[], hasSendOff: boolean): Part[] | undefined {
  const lengths = pieces.map((piece) => piece.length?.value ?? 0)
  const shortest = Math.min(...lengths)
  const hasAims = pieces.every(({ aims }) => aims.length > 0)
  if (hasSendOff || !length || shortest < LEAST_OF_STEPS || (shortest < LEAST_OF_STROKES && !hasAims)) return undefined
  return pieces.map((piece) => ({ ...piece, times: [] }))
}

// Metres or yards (our choice).
const [LEAST_OF_STEPS, LEAST_OF_STROKES] = [50, 100]
