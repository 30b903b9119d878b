declare const brand: unique symbol

/** Permission to read and write one athlete's data. Stores require it, and only this file creates one. */
export type AthleteId = string & { readonly [brand]: 'AthleteId' }

/** From a session whose token is verified and still valid. */
export function athleteOfSession(session: { userId: string }): AthleteId {
  return session.userId as AthleteId
}

/** From an operator's command, which may access every athlete. */
export function athleteOfOperator(row: { id: string }): AthleteId {
  return row.id as AthleteId
}
