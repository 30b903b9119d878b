/** Seconds after which a refused client may try again. */
export const RETRY_AFTER_SECONDS = 5

/**
 * Whether an error, or one of its causes, means that the database cannot serve now and the same request may succeed
 * later: it is unreachable, does not answer, has no space, or cancelled a statement in favour of another.
 */
export function isUnavailable(error: unknown): boolean {
  return causesOf(error).some(({ code, message }) =>
    typeof code === 'string' ? passingCodes.test(code) : passingMessages.test(message),
  )
}

/** Whether an error means that the database accepts no writes: its disk is full, or it is read-only. */
export function refusesWrites(error: unknown): boolean {
  return causesOf(error).some(({ code }) => typeof code === 'string' && readOnlyCodes.test(code))
}

/** Of an error and its causes, the one that says that stored data are damaged, if any. */
export function damageIn(error: unknown): Error | undefined {
  return causesOf(error).find(({ code }) => code === 'XX001' || code === 'XX002')
}

/** An error and its causes, outermost first. */
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

// Errors of pg and pg-pool themselves have no code.
const passingMessages = new RegExp(
  [
    'Connection terminated',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'is not queryable',
    'Cannot use a pool after calling end on the pool',
  ].join('|'),
)
