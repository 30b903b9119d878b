import { BESIDE_ZONE, BREATHING, CADENCE, DRILLS, GEAR, HILLS, MINDED } from './unsupported-words.ts'

/**
 * What athletes mind in training that no length and no target says, separated by commas: the ground, what they wear or carry,
 * how they move, what they eat. Phrases of several words are read before all other readers, for these read words of them.
 */
export const notePhrases = [
  'fire road,fire roads,single track,cross country,off road,on the road,on road,dirt track,dirt road,dirt roads,gravel road,gravel roads',
  'false flat,net downhill,hill route,hill loop,hill course,hilly route,hilly loop,hilly course,flat route,flat course,flat loop',
  'trail shoes,race shoes,racing shoes,new shoes,carbon shoes,road shoes,race kit,race wheels,race bike,tt bike,tt helmet,aero helmet,head torch',
  'hydration vest,running vest,weight vest,tow float,drag suit,drag socks,no wetsuit,no watch,without watch,without a watch,no music,no drafting',
  'long strokes,count strokes,count your strokes,counting strokes,buoy turns,beach starts,beach start,deep water starts,deep water start,water starts',
  'high elbows,high elbow,head down,relaxed shoulders,arm drive,knee drive,quick feet,fast feet,quick turnover,good form,good technique,smooth pedalling,smooth pedaling',
  'nose breathing,nasal breathing,bilateral breathing,breathing bilaterally,breathe bilaterally',
  'empty stomach,before breakfast,race nutrition,tempo trainer,in the heat,heat training,heat suit,at altitude',
  'into the wind,into a headwind,into the headwind,in the pack,in a pack',
].join()

/** The same in single words, which nothing else reads. */
export const noteWords = [
  'grass,grassy,dirt,sand,sandy,undulating,rolling,bumpy,lumpy,steep,singletrack,tarmac,cobbles,technical,mountain,mountains,mountainous,downhill,offroad,gravelly,soft surface,soft ground,soft sand',
  'barefoot,vibrams,poles,backpack,rucksack,backpacking,headtorch,headlamp,stroller,buggy,pram,weighted,swimskin,towfloat,neoprene,fixie,metronome',
  'fasted,fueling,fuelling,nutrition,hydration,headwind,tailwind,drafting,bilateral,technique,posture,altitude',
  'focus,focussing,focusing,concentrate,concentrating',
].join()

/** What is eaten and drunk on the way. */
export const foodWords: ReadonlySet<string> = new Set(
  'gel gels carb carbs eat eating drink drinking sip sips fuel fueling fuelling bar bars chew chews water electrolytes'.split(
    ' ',
  ),
)

/** What is done beside a session and is none here. */
const BESIDE =
  /\b(?:core|abs|stretch\w*|mobility|foam[ -]?roll\w*|yoga|pilates|activation|plyo\w*|massage|sauna|ice bath|meditat\w*)\b/i

/** Whether words that no field holds are kept as a note of what is built: `reason` is why they are in no field. */
export function isNoted(reason: string, words: string): boolean {
  if (reason === CADENCE) return /\s/.test(words)
  if (reason === HILLS) return !/^(?:route|loop)$/i.test(words)
  return NOTED.has(reason) || BESIDE.test(words)
}

const NOTED: ReadonlySet<string> = new Set([BREATHING, DRILLS, GEAR, MINDED, BESIDE_ZONE])
