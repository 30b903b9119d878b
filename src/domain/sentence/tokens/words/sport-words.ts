/** Sports without sessions here. */
export const otherSports: readonly string[] =
  'rowing,row,rower,erg,walk,walking,hike,hiking,ski,skiing,yoga,pilates,strength,gym,weights,lifting,elliptical,skating,skate,kayak,climbing,football,soccer,tennis,golf,boxing,rucking,stretching,mobility,core,brick,triathlon,duathlon,transition'.split(
    ',',
  )
