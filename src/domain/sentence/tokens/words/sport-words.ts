import type { SportId } from '../../../sports/registry.ts'

/** The words for each sport, its equipment and its places. */
export const sportWords: Record<SportId, readonly string[]> = {
  running: 'run,runs,running,runner,jog,jogs,jogging,treadmill,track,trail,trails,road run,parkrun,🏃'.split(','),
  cycling:
    'bike,bikes,biking,biker,bicycle,bici,cycle,cycles,cycling,cyclist,ride,rides,riding,spin,spinning,turbo,turbo trainer,trainer,indoor trainer,wattbike,peloton,zwift,rouvy,gravel,mtb,mountain bike,road bike,velo,🚴,🚵,🚲'.split(
      ',',
    ),
  swimming: 'swim,swims,swimming,swimmer,pool,pool session,laps,open water,freestyle,front crawl,crawl,🏊'.split(','),
}

/** Sports without sessions here. */
export const otherSports: readonly string[] =
  'rowing,row,rower,erg,walk,walking,hike,hiking,ski,skiing,yoga,pilates,strength,gym,weights,lifting,elliptical,skating,skate,kayak,climbing,football,soccer,tennis,golf,boxing,rucking,stretching,mobility,core,brick,triathlon,duathlon,transition'.split(
    ',',
  )
