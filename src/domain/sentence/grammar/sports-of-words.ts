import { DEFAULT_SPORT, sports } from '../../sports/registry.ts'

/** The sport of a pool, the one that is measured in watts, and the one that has paces of races. */
export const poolSport = sports.find(({ inPool }) => inPool)?.id ?? DEFAULT_SPORT
export const powerSport = sports.find(({ reference }) => reference.metric === 'power')?.id ?? DEFAULT_SPORT
export const footSport = sports.find(({ racePaces }) => racePaces)?.id ?? DEFAULT_SPORT
