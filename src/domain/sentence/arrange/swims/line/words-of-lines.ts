import { wordByForm } from '../../words-by-form.ts'
import { END, type Entry, plain } from './entries.ts'
import { figures, pieces } from './figures-of-lines.ts'
import { names } from './names-of-lines.ts'
import { bare, clocks, rests } from './pauses-of-lines.ts'
import type { Word } from './slots.ts'
import { targets } from './targets-of-lines.ts'
import { turns } from './turns-of-lines.ts'

/** The words of a line of a swim, in their order; figures that are not known stand in words that are not. */
export function wordsOfLine(text: string): Word[] {
  const words: Word[] = []
  for (let at = 0; at < text.length; ) {
    if (text[at] === ' ') {
      at += 1
      continue
    }
    const word = wordByForm(entries, text, at)
    words.push(word)
    at = word.to
  }
  return words
}

const marks: readonly Entry[] = [
  plain(String.raw`\(`, { kind: 'open' }),
  plain(String.raw`\)`, { kind: 'close' }),
  plain(String.raw`followed by${END}|then${END}|into${END}|;|\n|!+|\.(?!\d)`, {
    kind: 'mark',
    mark: 'stop',
  }),
  plain(`,|(?:sandwiched|book ?ended|topped and tailed) (?:by|with|between)${END}`, { kind: 'mark', mark: 'comma' }),
  plain(String.raw`(?:and|plus|&|\+|n)(?![a-z])`, { kind: 'mark', mark: 'join' }),
  plain(String.raw`\/|\||(?<=[a-z])-(?=[a-z])`, { kind: 'mark', mark: 'slash' }),
  plain(String.raw`:(?!\d)|=|->|→| - |-(?= )`, { kind: 'mark', mark: 'colon' }),
  plain(`incl(?:uding|udes)?${END}`, { kind: 'mark', mark: 'with' }),
  plain(`as${END}|of which${END}`, { kind: 'mark', mark: 'as' }),
  plain(`(?:all|every ?thing|whole lot)${END}`, { kind: 'all' }),
  plain(
    `(?:(?:all )?(?:the )?others?|(?:the )?(?:rest|remaining|remainder))(?: (?:ones?|are|is|all|as|of (?:it|them)|swims?(?= [a-z])))*(?= (?:swim|free|fr|choice|pull|kick|easy|ez|steady|smooth|mod|back|fly|drill|no)${END})`,
    { kind: 'others' },
  ),
  plain(`no (?:gear|equipment|toys|kit)${END}`, { kind: 'filler' }),
  plain(`(?:each|ea|of each)${END}`, { kind: 'each' }),
  plain(`alt(?:ernat(?:e|ing))?s?${END}`, { kind: 'by turns' }),
  plain(`(?:before(?: (?:that|it|this|all))?|b4(?: (?:that|it))?|first|beforehand|pre|to (?:start|begin))${END}`, {
    kind: 'place',
    place: 'before',
  }),
  plain(`(?:after|aft)(?! (?:each|every))${END}`, { kind: 'place', place: 'after' }),
  plain(`(?:afterwards?|post)${END}`, { kind: 'place', place: 'behind' }),
  plain(`(?:to (?:finish|end)(?: (?:off|up|with))?|finish(?:ing)?(?: with| w)?|at the end)${END}`, {
    kind: 'place',
    place: 'end',
  }),
  plain(String.raw`(?:last|final)${END}(?= \d{2,4})`, { kind: 'place', place: 'last' }),
  plain(`(?:either (?:end|side)|each (?:end|side)|before (?:and|&|n) after|in (?:and|&) out)${END}`, {
    kind: 'place',
    place: 'either',
  }),
  plain(`(?:swum )?(?:in|within|inside|during) (?:the |each |every |that )?(?:rests?|gaps?)${END}`, {
    kind: 'place',
    place: 'in rest',
  }),
  plain(`(?:in )?(?:btwn?|between|btween|beteween|b\\/w)(?: (?:the )?(?:sets|rounds|rds|rnds))?${END}`, {
    kind: 'place',
    place: 'between',
  }),
  plain(
    String.raw`(?:(?:with|w\/|w)(?! ?\d)|(?:on|at|@)(?= ?[a-z(])|the|of|a|an|swim(?= ?(?:set|smooth|easy|fast|hard))|main(?: set)?(?! \d{3,4}(?! ?x))|ms|ps|set|please|pls|fins ok|stop (?:when|after|if|at) (?:you )?(?:miss )?\d(?: (?:are )?(?:miss(?:ed|es)?|fail(?:ed|s)?))?|(?:miss|fail) \d(?: ?(?:&|and|=|then))?(?: (?:you'?re |ur )?(?:done|out|stop))?|done|usrpt|lane \d|deck ups|squad|masters|straight into|lengths|sharp|no (?:rest|break) inside|no walls|no (?:kick)?board|(?:in (?:the )?)?pool|(?<=\b(?:each|ea) )by stroke|(?:from|off) (?:a |the )?push|cont(?:inuous)?|in pool)${END}`,
    { kind: 'filler' },
  ),
]

const entries: readonly Entry[] = [
  ...turns,
  ...pieces,
  ...rests,
  ...clocks,
  ...targets,
  ...names,
  ...figures.slice(0, -1),
  ...bare,
  ...figures.slice(-1),
  ...marks,
]
