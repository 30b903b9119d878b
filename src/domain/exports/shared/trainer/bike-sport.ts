import { type Sport, sports } from '../../../sports/registry.ts'

const bike = sports.find(({ trainer }) => trainer === 'bike')
if (!bike) throw new Error('No sport is done on a bike')

/** The sport of indoor bikes, which files in watts are for. */
export const bikeSport: Sport = bike
