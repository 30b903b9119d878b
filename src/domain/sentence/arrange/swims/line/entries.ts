import type { Form } from '../../words-by-form.ts'
import type { Slot, Word } from './slots.ts'

export type Shape = Word extends infer One ? (One extends Word ? Omit<One, 'from' | 'to'> : never) : never
export type Entry = Form<Shape>

export const sticky = (source: string) => new RegExp(source, 'iy')
export const plain = (source: string, shape: Shape): Entry => ({ form: sticky(source), read: () => shape })
export const slot = (kind: Slot['kind'], names: Readonly<Record<string, string>>): Entry[] =>
  Object.entries(names).map(([words, source]) => plain(`(?:${source})${END}`, { kind, words }))

export const END = String.raw`(?![a-z\d])`
export const S = ` ?(?:s|secs?|seconds?|"|”)`
export const REST = `(?:rests?|ri|rec|recovery|r)${END}`
export const EACH = String.raw`(?: (?:(?:aft(?:er)?|btwn?|b\/t|b\/w|between|for|on|per) )?(?:each|every (?:one|rep|swim))(?! (?:set|round|rd|\d))${END}| (?:aft(?:er)?|btwn?|b\/t|b\/w|between) (?:all|reps?|swims|bits|pieces)${END}| at (?:the |each )?(?:breaks?|walls?|stops?|turns?)${END}| (?:throughout|(?:aft(?:er)?|btwn?|b\/t|b\/w|between)(?: every ?thing)?)${END}(?! (?:sets|rounds|rds)))?`
export const MINUTES = String.raw`(?<minutes>\d(?:\.5)?) ?(?:mins?|minutes?|'|m)(?![a-z])`
export const CLOCK = String.raw`(?<clock>\d{1,2}[:.][0-5]\d|:[0-5]\d|:60)(?![\d/]|:\d| ?(?:per|pace|\/))`
export const ON = String.raw`(?:off|on|cyc(?:le)?|turnaround|leav(?:e|ing)(?: on)?|go(?:ing)?(?: on| off| every)?|every|send[- ]?offs?(?: of| on)?|s\/o)(?: (?:the|a))? ?`
/** What may stand behind a send-off: "@ 1:30 send off", "on 1:20 interval". */
export const SEND_OFF = String.raw`(?:send[- ]?offs?|s\/o|intervals?|cycle|turn ?around)${END}`
export const SETS = String.raw`(?:(?:in )?(?:aft(?:er)?|btwn?|b\/t|bt|b\/w|btween|between)(?: each| the)?(?: ?(?:sets?|rounds?|rds?|rnds?|(?<of>[2-9]|\d{3,4})s|(?<=each )(?<each>\d{3,4})(?! ?[mx\d])))?(?! (?:every ?thing|bits|pieces))|(?:set|round) (?:rests?|rec|recovery))${END}`
