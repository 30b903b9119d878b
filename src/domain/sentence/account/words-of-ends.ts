/** Words right before a part that begins the session, "start with", and right behind it, "400 mixed in". */
export const FIRST_BEFORE =
  /(?:^|[,;.(\n]\s?)(?:and |then |but )?(?:in|start(?:ing|s)?|begin(?:ning|s)?|open(?:ing)?|first|wu|w\/?u|wup|warm(?:ing)?[ -]?up)(?: with| by)?(?: an?| about| the)? ?[:-]? ?$/i
export const FIRST_BEHIND =
  /^ ?(?:(?:in|first|to (?:start|begin|warm ?up)|at the (?:start|beginning)|wu|w\/u|warm-? ?up)(?=$| ?[,;.)+\n]| and\b(?! c))|in(?= \d+\S* out\b))/i

/** Words right before a part that ends the session, and right behind it. */
export const LAST_BEFORE =
  /(?:^|[,;.(\n]\s?)(?:and |then )?(?:out|clos(?:e|ing)|finish(?:ing)?|end(?:ing)?|last|final(?:ly)?|after(?:wards|:)|cd|c\/?d|w\/d|cool(?:ing)?[ -]?down)(?: with| by)?(?: an?| about| the)? ?[:-]? ?$/i
export const LAST_BEHIND =
  /^ ?(?:out|home|last|afterwards|to (?:finish|end|close|cool ?down)|at the end|cd|c\/d|w\/d|cool-? ?down)(?=$| ?[,;./)&+\n]| and\b)/i

/** Words right before a part that is done before the one that is said before it, and right behind one that is done before another. */
export const EARLIER_BEFORE =
  /(?:^|[,;.(\n]\s?)(?:and |but )?(?:prior(?: to (?:that|this|it))?|before(?:hand|:| that| this| it))(?: an?| about| the)? ?$/i
export const EARLIER_BEHIND = /^[^,;.]{0,20}\b(?:before|prior to) (?:the|that|this|it)\b/i

/** Words right before a part that what is said before it follows: "10x10 s hard at the end of 40 min". */
export const FOLLOWED = /\bat the end of(?: an?| the| my)? ?$/i
