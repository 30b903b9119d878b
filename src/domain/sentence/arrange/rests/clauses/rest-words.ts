/** The words of rests, as patterns without groups of their own. */

const NUMBER = '(?:\\d{1,4}(?:[.,]\\d{1,2})?|1\\/[24])'
const UNIT = `(?:minutes?|mins?|seconds?|secs?|kms?|k|miles?|mi|metres?|meters?|yards|yds?|laps?|hours?|hrs?|m|s|'|"|’|″|′)`

/** A length: "3 min", "90s", "1:30", "400m", "1/2 mi", "2-3 min", "a minute", "extra min". */
export const LENGTH = String.raw`(?:about |abt |approx |~ ?)?(?:(?:an? )?extra |another )?(?:\d{0,2}:[0-5]\d(?: ?min(?:s|utes)?\b)?|${NUMBER}(?: ?- ?\d{1,3})? ?${UNIT}(?![a-z])|${NUMBER}(?![\d:%/+-]|[.,]\d|[a-z]| ?(?:x|and|&|to) ?\d)|(?:an?|(?<=extra )) ?(?:min(?:ute)?|lap|mile|km)\b)`

/** A share of the bout: "equal", "same dist", "1:1", "half the time". */
export const SHARE = `(?:(?:the )?(?:same|equal|equiv(?:alent)?|eq)(?: (?:time|dist(?:ance)?|length|duration))?(?: (?:as|of|to) (?:the |that )?(?:effort|bout|rep|ons?|work|interval)s?)?|1:1|half(?: (?:the |that |of the )?(?:time|dist(?:ance)?|length))|half-(?:time|distance)|equal(?=-))`

/** How it is done. */
export const MANNER = `(?:standing|static|stationary|stood|stand|passive|walk(?:ing|s)?(?: (?:back|bk))?(?: (?:down|dn|dwn))?|wlk(?: (?:back|bk))?|jog(?:ging|s)?(?: (?:back|bk))?(?: (?:down|dn|dwn))?|jg|shuffle|trot|float(?:ing|s)?|soft[- ]?pedal(?:l?ing)?|spin(?:ning)?|roll(?:ing)?|coast(?:ing)?|freewheel(?:ing)?|cruis(?:e|ing)|easy|ez|easys|gentle|light|soft|slow|loose|chill|active|normal|E(?![a-z]))(?![a-z])`

/** How it is swum. */
export const STROKE = `(?:free(?:style)?|fr|back(?:stroke)?|bk|breast(?:stroke)?|br|choice|kick|drill|scull|pull|swim)(?![a-z])`

/** That it is a rest. */
export const REST = `(?:rest(?:s|ing)?|rst|ri|rbi|rec(?:s|ov(?:er(?:y|ies)?)?s?)?|r|breaks?|breathers?|pauses?|offs?)(?![a-z])`

/** A race and the like whose pace is meant. */
export const RACE = `(?:(?:half )?marathon|hmp?|gmp|mp|(?:3|5|8|10|15) ?km?|mile|tempo|threshold|thr|lt|css)(?: (?:race )?(?:pace|effort))?`

const OFFSET = String.raw`(?:(?: ?\+ ?| ?-)\d{1,3}(?: ?(?:seconds?|secs?|s)(?![a-z]))?| - ?\d{1,3} ?(?:seconds?|secs?|s))(?: ?\/ ?(?:km|k|mile|mi))?`

/** What it is done at. */
export const AIM = [
  String.raw`(?:(?:@|at|in) ?)?z(?:one)? ?[1-7](?: ?- ?[1-7])?(?![a-z\d])`,
  String.raw`(?:(?:@|at|in|of) ?)?\d{2,3}(?: ?- ?\d{2,3})? ?%(?: (?:of )?(?:ftp|${RACE}))?(?![a-z\d])`,
  String.raw`(?:(?:@|at) ?)?\d{2,3}(?: ?- ?\d{2,3})? ?(?:w|watts)(?![a-z])`,
  String.raw`(?:@|at) ?${RACE}(?:${OFFSET})?(?![a-z\d])`,
  String.raw`(?:@|at) ?\d{1,2}:[0-5]\d(?:(?: ?\/ ?| per )(?:km|k|miles?|mi))?(?![a-z\d])`,
  String.raw`(?:(?:@|at) ?)?(?:under|below|<) ?1\d\d ?(?:bpm|hr)?(?![a-z\d])`,
  String.raw`(?:(?:@|at) ?)?\d{2,3}(?: ?- ?\d{2,3})? ?\+? ?(?:rpm|cad(?:ence)?)(?![a-z])`,
  String.raw`(?<=spin(?:ning)? (?:@ ?|at )?)\d{2,3} ?\+(?! ?(?:rpm|\d))`,
  `(?:(?:@|at) ?)?(?:steady|moderate)(?![a-z])`,
].join('|')

const BETWEEN = String.raw`(?:in[- ]?)?(?:between|betw|btween|btwe?n|btw|bt|bw|bn|b\/t|b\/w|b\/n)(?![a-z])`
const AFTER = '(?:after|aft|following)'
const SETS = '(?:sets?|rounds?|rds?|rnds?|blocks?|series|circuits?|groups?)'
const REPS = `(?:reps?|repetitions?|efforts?|intervals?|bouts?|ones?|them|em|'em|each|all|every one|swims?|pieces?|climbs?|hills?)`

/** Between or behind the rounds: "b/t sets", "after each set", "set rest". */
export const OF_SETS = `(?:${BETWEEN} (?:the |each |all |both |two |three )*${SETS}|${AFTER} (?:each |every |ea |the (?:first|1st) )${SETS}|set (?=re))(?![a-z])`
/** Between or behind the repetitions: "btwn", "aft each rep". */
export const OF_REPS = String.raw`(?:${BETWEEN}(?: (?:the |each |all |of )*${REPS})?|${AFTER} (?:each|every|ea|all)(?: ${REPS})?(?! ?\d|\w)|throughout|in the gaps?)(?![a-z])`
/** Behind so many of them: "after every 4", "after every 4th". */
export const OF_EVERY = String.raw`${AFTER} (?:every|each) (?<every>[2-9]|1\d|second|third|fourth|fifth|other)(?:th|rd|nd)?(?: ${REPS})?(?![\w:]|\.\d)`
/** Behind one of them or some: "after #4", "after the 4th", "after 5 & 10", "b/t 4 and 5". */
export const OF_SOME = String.raw`(?:${AFTER} (?:the |reps? |# ?|nos?\.? ?|numbers? )*(?<some>[1-9]\d?(?:th|rd|nd|st)?(?:(?:, ?| ?& ?| and )(?:#|the )?[1-9]\d?(?:th|rd|nd|st)?(?= ?(?:$|[,;.)&]|and\b|reps?\b)))*)|${BETWEEN} (?:reps? |# ?|nos?\.? ?)?(?<first>[1-9]\d?) ?(?:and|&|\+) ?#?(?<next>[1-9]\d?))(?: ${REPS})?(?![\w:%]|\.\d| ?(?:min|sec|km?|m|mi|miles?)\b)`
/** How a rest with a target is not done: "no jogging". */
export const NOT_DONE =
  '(?:,| -)? ?\\(?(?:but )?(?:no|not) (?:an? |just )?(?:easy )?(?:jog(?:ging)?|standing|stopping|walk(?:ing)?)(?![a-z])\\)?'
/** Words between the parts of a rest. */
export const FILLER = String.raw`(?:with|w\/?|off|of|for|is|are|=|:|the|an?|full|total|extra|more|in|do|~|(?:and|&)(?= (?:@ ?|at )?\d{2,3} ?\+? ?rpm))(?![a-z])`
