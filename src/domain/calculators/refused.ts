/** What a calculator says where it has nothing to work with: a sentence that tells what to enter. */
export type Refused = { ok: false; reason: string }

export function refused(reason: string): Refused {
  return { ok: false, reason }
}
