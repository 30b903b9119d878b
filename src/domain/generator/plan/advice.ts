/** Says why some steps of a session by heart rate have no zone. */
export const FELT_REMARK =
  'The short efforts have no heart-rate zone but a feeling from 1 to 10: a pulse needs two minutes to follow.'

/**
 * Carbohydrate an hour by the seconds of a session, the longest first. Jeukendrup 2014, doi 10.1007/s40279-014-0148-z.
 */
const fuel = [
  {
    from: 9000,
    notes: 'Take 60–90 g of carbohydrate an hour from the start: a few mouthfuls every 15 minutes, and drink.',
  },
  { from: 4500, notes: 'Take 30–60 g of carbohydrate an hour: a few mouthfuls every 15–20 minutes, and drink.' },
]

/** What to eat and drink in a session of some seconds; undefined if it is too short to need any. */
export function fuelNotes(seconds: number): string | undefined {
  return fuel.find(({ from }) => seconds >= from)?.notes
}
