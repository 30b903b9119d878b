/** A PNG file. */
export type Picture = Uint8Array<ArrayBuffer>

/** Memory that strangers can fill stays small; a picture has 10 to 250 kB. */
const MAX_BYTES = 24_000_000

/**
 * The pictures that were asked for last, up to a size, by what was drawn: one that is changed is another. Those who ask
 * for a picture while it is drawn wait for the same drawing. Nothing is written to the disk.
 */
export function createKeptPictures(maxBytes = MAX_BYTES) {
  const kept = new Map<string, Picture>()
  const underWay = new Map<string, Promise<Picture>>()
  let bytes = 0

  const keep = (key: string, picture: Picture) => {
    if (picture.byteLength > maxBytes) return
    kept.set(key, picture)
    bytes += picture.byteLength
    for (const [oldest, { byteLength }] of kept) {
      if (bytes <= maxBytes) break
      kept.delete(oldest)
      bytes -= byteLength
    }
  }
  const makeOnce = async (key: string, make: () => Promise<Picture>) => {
    const work = make()
    underWay.set(key, work)
    try {
      const picture = await work
      keep(key, picture)
      return picture
    } finally {
      underWay.delete(key)
    }
  }

  return async function pictureOf(key: string, make: () => Promise<Picture>): Promise<Picture> {
    const known = kept.get(key)
    if (!known) return underWay.get(key) ?? makeOnce(key, make)
    // Moves it to the end: the first entry is the least recently used.
    kept.delete(key)
    kept.set(key, known)
    return known
  }
}
