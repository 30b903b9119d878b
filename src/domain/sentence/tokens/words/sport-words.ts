/** Sports without sessions here, separated by commas. The words of a sport that has sessions come before them. */
export const otherSports =
  'rowing,row,rower,erg,walk,walking,hike,hiking,ski,skiing,yoga,pilates,strength,gym,weights,lifting,elliptical,skating,skate,kayak,climbing,football,soccer,tennis,padel,squash,badminton,basketball,volleyball,hockey,rugby,cricket,dancing,zumba,crossfit,judo,karate,surfing,canoeing,kayaking,golf,boxing,rucking,stretching,mobility,core,sauna,massage,meditation,foam rolling,brick,triathlon,duathlon,transition'
