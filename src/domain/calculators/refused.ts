/** What a calculator says where it has nothing to work with: a sentence that tells what to enter. */
export type Refused = { ok: false; reason: string }

export function refuse(reason: string): Refused {
  return { ok: false, reason }
}
