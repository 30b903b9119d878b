/** Seconds after which whoever was refused may try again. */
export const RETRY_AFTER_SECONDS = 5

/**
 * Whether an error says that the database cannot serve just now, so that the same request may succeed later: it is not
 * there, it does not answer, it has no room, or it gave up a statement for the sake of another. Looks through causes.
 */
export function isUnavailable(error: unknown): boolean {
  return causesOf(error).some(({ code, message }) =>
    typeof code === 'string' ? passingCodes.test(code) : passingMessages.test(message),
  )
}

/** Whether an error says that the database takes no writes: no room on its disk, or it is a read-only copy. */
export function refusesWrites(error: unknown): boolean {
  return causesOf(error).some(({ code }) => typeof code === 'string' && readOnlyCodes.test(code))
}

/** Whether an error says that what is stored cannot be read any more. */
export function isDamaged(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code === 'XX001' || code === 'XX002')
}

/** An error and everything it was caused by, outermost first. */
export function causesOf(error: unknown): (Error & { code?: unknown })[] {
  const found: Error[] = []
  for (let cause = error; cause instanceof Error && !found.includes(cause); cause = cause.cause) found.push(cause)
  return found
}

// PostgreSQL, appendix A: class 08 connection, 53 resources, 57P operator intervention, 58 system; a statement that
// was given up: 40001 and 40P01 for another's sake, 55P03 waiting for a lock, 57014 for its time, 25P03 idle; 25006 a
// copy that only reads; 28 and 3D000 refuse the connection itself. Then the operating system's names.
const passingCodes = new RegExp(
  `^(${[
    '08...|53...|57P0.|57014|58...|40001|40P01|55P03|25P03|25006|28...|3D000',
    'ECONN[A-Z]+|ETIMEDOUT|EPIPE|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EROFS|EFBIG|EMFILE|ENFILE|EIO',
  ].join('|')})$`,
)
const readOnlyCodes = /^(53100|25006|58030|ENOSPC|EDQUOT|EROFS|EFBIG)$/

// What pg and pg-pool throw of themselves has no code.
const passingMessages = new RegExp(
  [
    'Connection terminated',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'is not queryable',
    'Cannot use a pool after calling end on the pool',
  ].join('|'),
)
