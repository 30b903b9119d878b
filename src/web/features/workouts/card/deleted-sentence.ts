/** The sentence of the toast after a deletion, with the days from today on that the workout is planned on. */
export function deletedSentence(comingDays = 0): string {
  const deleted = 'The workout has been deleted'
  if (comingDays === 0) return deleted
  const days =
    comingDays === 1 ? 'One coming day of your calendar uses' : `${comingDays} coming days of your calendar use`
  return `${deleted}. ${days} it.`
}
