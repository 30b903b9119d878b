/** Verbs of what was done, separated by spaces. */
export const pastVerbs =
  "did didn't ran rode swam biked cycled jogged raced walked hiked finished completed managed smashed clocked won lost paid bought came went slept ate drank haven't hasn't hadn't missed overslept"

/** Verbs of what was done, unless an intention follows: "had to cut it" and "was told 40 min" say what is wanted. */
export const weakPastVerbs = 'was were had done'
export const intentions = 'supposed meant thinking hoping going planning told wondering to looking given in by with'

/** Forms of a verb behind "I've": "I've run 5k". */
export const participles = 'done run ridden swum ran been had raced finished completed biked cycled jogged'

/** Words for what somebody does again and again. */
export const habitWords = 'usually normally typically generally always'

/** People beside the athlete, who are no coach, and what they do. */
export const otherPeople =
  'wife husband partner girlfriend boyfriend mate mates friend friends buddy brother sister dad mum mom father mother son daughter kid kids boss dog neighbour neighbor colleague others pros guys lads girls boys juniors seniors'
export const verbsOfOthers =
  'does do runs run rides ride swims swim bikes cycles jogs trains train says say has have is are can will holds averages'

/** Names of races, and of what athletes prepare for. */
export const raceNames = 'race marathon ironman triathlon event competition sportive fondo meet championship'
