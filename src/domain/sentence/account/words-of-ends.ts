/** Words right before a part that begins the session, "start with", and right behind it, "400 mixed in". */
export const FIRST_BEFORE =
  /(?:^|[,;.(\n]\s?)(?:and |then )?(?:in|start(?:ing|s)?|begin(?:ning|s)?|open(?:ing)?|first|wu|w\/?u|wup|warm(?:ing)?[ -]?up)(?: with| by)?(?: an?| about| the)? ?[:-]? ?$/i
export const FIRST_BEHIND =
  /^ ?(?:in|to (?:start|begin|warm ?up)|at the (?:start|beginning)|wu|w\/u|warm-? ?up)(?=$| ?[,;.)+\n]| and\b(?! c))/i

/** Words right before a part that ends the session, and right behind it. */
export const LAST_BEFORE =
  /(?:^|[,;.(\n]\s?)(?:and |then )?(?:out|finish(?:ing)?|end(?:ing)?|last|final(?:ly)?|cd|c\/?d|w\/d|cool(?:ing)?[ -]?down)(?: with| by)?(?: an?| about| the)? ?[:-]? ?$/i
export const LAST_BEHIND =
  /^ ?(?:out|home|afterwards|to (?:finish|end|close|cool ?down)|at the end|cd|c\/d|w\/d|cool-? ?down)(?=$| ?[,;./)&+\n]| and\b)/i
