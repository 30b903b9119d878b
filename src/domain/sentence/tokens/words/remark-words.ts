/**
 * Words of remarks that say nothing of the training: greetings, company, places, weather, the day, feelings that forbid
 * nothing. They are read as unknown words, because a figure beside them may be no length, and are not named to the athlete.
 */
export const remarkWords = `
  coach coach's coaches trainer's teacher says say telling tells wants asked asks suggested suggests recommended recommends
  mate mates mate's friend friends buddy buddies pal pals dad mum mom wife husband partner girlfriend boyfriend kids baby son daughter brother sister dog dogs club clubs team squad crew gang lads girls boys folks everyone everybody
  legs leg tired sleepy knackered hungover hangover body head feet grumpy lazy motivated excited ready keen busy bored boring stressed
  sea ocean harbour harbor bay reservoir fell moor coast cliff promenade towpath quarry marina
  rain raining rainy sunny sun wind windy snow snowy snowing cold hot weather dark drizzle storm muddy mud wet
  night nights midday dawn dusk early late later soon work's office home house door school beach park parks river canal lake woods wood forest path paths road roads street streets city town village country countryside garage basement garden hotel holiday vacation trip commute
  beer beers coffee cafe café cake pub breakfast dinner dinner's water gel gels snack snacks bottle bottles pizza
  shoes shoe kit gear vest jacket watch garmin strava suunto polar coros wahoo rouvy trainingpeaks podcast podcasts music playlist song songs tunes netflix tv telly film movie
  lol haha hahaha lmao omg ugh argh yay woo woohoo yeah yep yes nope xx xxx bro dude cheers ta thx thanx tks welcome hiya howdy heya sup
  fun enjoyable enjoy enjoying lovely happy glad sorry proper decent pleasant smile smiling fingers crossed luck
  thing things stuff sesh prob probs probably possibly honestly basically literally obviously apparently kinda sorta bunch plenty lots loads
  obvs asleep kid footy wkout wkouts wo menu prep preparation prepping ones order
  thrown throw throwing put putting add added adding squeeze squeezed squeezing chuck chucked slot slotted stick stuck sprinkle sprinkled
  rivet thingy malarkey cardio sweat sweaty sweating burn burning
  specific alternations force aero hoods drops
keeping kept keeps spent spend spending micro
`

/** Whether a word says nothing of the training. */
export function isRemark(word: string): boolean {
  return remarks.has(word.toLowerCase().replace('’', "'"))
}

const remarks = new Set(remarkWords.split(/\s+/))
