declare const brand: unique symbol

/** Permission to read and write what belongs to one athlete. Stores ask for it; only this file makes one. */
export type AthleteId = string & { readonly [brand]: 'AthleteId' }

/** From a session whose token was verified and is still alive. */
export function athleteOfSession(session: { userId: string }): AthleteId {
  return session.userId as AthleteId
}

/** From the operator's command, which may touch every athlete. */
export function athleteOfOperator(row: { id: string }): AthleteId {
  return row.id as AthleteId
}
