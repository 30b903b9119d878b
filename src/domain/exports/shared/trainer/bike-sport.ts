import { type Sport, sports } from '../../../sports/registry.ts'

/** The sport of indoor bikes, which files in watts are for. */
export const bikeSport = find()

function find(): Sport {
  const sport = sports.find(({ trainer }) => trainer === 'bike')
  if (!sport) throw new Error('No sport is done on a bike')
  return sport
}
