/** Seconds of easy time before the first bout, in the middle of the set, and after the last bout. */
export type EasyTime = { before: number; middle: number; after: number }

/** The easy seconds of a session, the most that suit before and after the set, and the share that was drawn for before. */
type Room = { all: number; before: number; after: number; shareBefore: number }

/** Easy time between warm-up and first bout, at most. Our choice. */
const MAX_SECONDS_BEFORE = 2700
/** Easy time shorter than this does not split a set. Our choice. */
const MIN_SPLIT_SECONDS = 120
/** Between two blocks of work lies an hour, or this share of the easy time where that is less. Our choice. */
const BETWEEN_BLOCKS = { seconds: 3600, share: 0.6 }

/** Easy time around a set, which it splits only where it suits neither before nor after it. */
export function aroundOneBlock({ all, before: roomBefore, after: roomAfter, shareBefore }: Room, maySplit: boolean) {
  const overflows = all > roomBefore + roomAfter
  const latest = maySplit || overflows ? Math.min(roomBefore, MAX_SECONDS_BEFORE) : roomBefore
  const before = Math.min(latest, Math.max(shareBefore * all, all - roomAfter))
  const after = maySplit ? Math.min(all - before, roomAfter) : all - before
  const middle = all - before - after
  return middle > MIN_SPLIT_SECONDS ? { before, middle, after } : { before: before + middle, middle: 0, after }
}

/** Easy time around two blocks of work: the first is early, the second follows after about an hour. */
export function aroundTwoBlocks({ all, before: roomBefore, after: roomAfter, shareBefore }: Room): EasyTime {
  const others = all - Math.min(BETWEEN_BLOCKS.seconds, BETWEEN_BLOCKS.share * all)
  const before = Math.min(roomBefore, MAX_SECONDS_BEFORE, (0.4 + 0.4 * shareBefore) * others)
  const after = Math.min(roomAfter, others - before)
  return { before, middle: all - before - after, after }
}
