/** JSON with sorted keys: the database may store them in another order than they were sent in. */
export function sortedJson(value: object): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part instanceof Object && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}
