/** The words that clauses beside a row are made of, as patterns. */

export const FIGURE = String.raw`\d{1,4}(?:\.\d{1,2})?`
export const UNIT =
  '(?:kms?|k|kilomet(?:er|re)s?|miles?|mi|met(?:er|re)s?|m|yards?|yds?|hours?|hrs?|h|minutes?|mins?|\'|seconds?|secs?|s|")(?![a-z\\d])'
const WAY =
  '(?:jog(?:s|ging)?|jg|eas(?:y|ys|ies)|ez|float(?:s|ing)?|walk(?:s|ing)?|spin(?:s|ning)?|rests?|rec(?:s|ov\\w*)?|rbis?|ri|rbe|standing|stand|static|off|soft(?: pedal)?|chill)(?![a-z])'
export const WAYS = `${WAY}(?: (?:down |back )?${WAY})*`
const AMONG = '(?:in[- ]?)?(?:between|b(?:e)?tw(?:ee)?n?|b\\/?[wt]|bn|bt)'
export const ALL = `(?:after (?:each|every(?:thing)?|all)|(?:aft|follow\\w*) (?:each|every)|${AMONG}(?: (?:each|all|every|them|em))?|each|every|throughout|everywhere)(?: of (?:them|em))?(?: (?:one|reps?|rungs?|efforts?|intervals?|bouts?|bits?|steps?))?`
export const SETS = `(?:(?:rest |rec(?:overy)? )?(?:${AMONG}|after|aft)(?: (?:each|the|every))?(?: (?:first|1st))? (?:sets?|rounds?|rds?|series)|set (?:rest|rec\\w*|break)|rest set)`
export const FASTER =
  '(?:(?:(?:getting|going|gets?|each(?: one| rep)?|a (?:bit|touch|little)|progressively|all) )*(?:faster|quicker|harder|descending|progressive|building)(?: (?:each|every)(?: (?:one|rep|time))?)?|cut(?:ting)?[- ]?downs?|working down|desc)'
/** From one to the next: "->", "down to", ", finish". */
export const LINK =
  '(?: ?(?:[-=]+ ?>|→|>|\\.\\.+|- (?=\\d)) ?| (?:and )?(?:working |going |getting )?(?:down|up|through|thru)(?: to| into)? | to |,? (?:and |then )?(?:finish|end)(?:ing|es)?(?: (?:up|off))?(?: (?:at|@|with|in|on))? )'
export const BEGIN =
  '(?:start(?:ing|s)?(?: (?:off|out))?(?: (?:at|@|from|with|in|on))?|begin(?:ning)?(?: at)?|(?:the )?(?:first|1st)(?: one| rep)?(?: (?:at|@|is|in))?|from)'
export const END = '(?:finish|end)(?:ing|es)?(?: (?:up|off))?(?: (?:at|@|with|in|on))?'
/** Before a clause of its own. */
export const LEAD = '(?:(?:and|with|w\\/|w|but|all|on|then|run|on foot)(?![a-z]) ?)*'
/** Where a clause can end. */
export const STOP =
  '(?=\\s*(?:$|[,.;:)\\n]|(?:and|with|w\\/|w|but|then|on|x|for|bike|ride|run|swim|turbo|trainer|track)(?![a-z])))'

/** The words for a unit in one form: "mins" is "min". Metres and minutes are told apart by the figure before "m". */
export function unitOf(words: string, figure: number): string {
  const said = words.trim().toLowerCase()
  if (/^(?:k|kms?|kilo.*)$/.test(said)) return 'km'
  if (/^mi(?:les?)?$/.test(said)) return 'mi'
  if (/^(?:'|min.*)$/.test(said)) return 'min'
  if (/^(?:"|s|sec.*)$/.test(said)) return 's'
  if (/^(?:y|yds?|yards?)$/.test(said)) return 'yards'
  if (/^h/.test(said)) return 'h'
  return said === 'm' && figure < LEAST_METRES ? 'min' : 'm'
}

// A smaller figure with "m" is of minutes (our choice).
export const LEAST_METRES = 50

/** What a pattern finds at one place of a text, with its groups. */
export function readAt(pattern: RegExp, text: string, at: number): (Found & { groups: Groups }) | undefined {
  pattern.lastIndex = at
  const found = pattern.exec(text)
  return found ? { from: at, to: at + found[0].length, words: found[0], groups: { ...found.groups } } : undefined
}

export type Found = { from: number; to: number; words: string }
export type Groups = Readonly<Record<string, string | undefined>>
